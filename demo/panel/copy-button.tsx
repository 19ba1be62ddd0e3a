import type { ReactNode } from 'react';

import { COPIED, COPY_REFUSED } from '../strings.js';
import { ControlButton } from './control-button.js';
import { useTell } from './sections/news.js';

interface CopyButtonProps {
  readonly text: string;
  readonly about?: string;
  readonly children: ReactNode;
}

/** Copies a text to the clipboard. Reports a failure when the browser does not allow it. */
export function CopyButton({ text, children, ...rest }: CopyButtonProps) {
  const tell = useTell();
  return (
    <ControlButton
      {...rest}
      onPull={() => {
        copy(text).then(
          () => {
            tell(`${COPIED} ${text}`);
          },
          () => {
            tell(COPY_REFUSED);
          },
        );
      }}
    >
      {children}
    </ControlButton>
  );
}

/** Async, so that a browser without a clipboard rejects the promise and does not throw in the click handler. */
async function copy(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}
