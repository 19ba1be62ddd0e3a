import type { ReactNode } from 'react';

import { COPIED, COPY_REFUSED } from '../strings.js';
import { ControlButton } from './control-button.js';
import { useTell } from './sections/news.js';

interface CopyButtonProps {
  readonly text: string;
  readonly about?: string;
  readonly children: ReactNode;
}

/** Puts a text on the clipboard, where the browser allows it. */
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

/** Asynchronous, so that a browser without a clipboard fails the promise and not the click. */
async function copy(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}
