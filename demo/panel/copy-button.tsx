import type { ReactNode } from 'react';

import { COPIED, COPY_REFUSED } from '../strings.js';
import { ControlButton } from './control-button.js';
import { useReport } from './sections/report.js';

interface CopyButtonProps {
  readonly text: string;
  readonly about?: string;
  readonly children: ReactNode;
}

/** Copies a text to the clipboard. Reports a failure when the browser does not allow it. */
export function CopyButton({ text, children, ...rest }: CopyButtonProps) {
  const report = useReport();
  return (
    <ControlButton
      {...rest}
      onPress={() => {
        copy(text).then(
          () => {
            report(`${COPIED} ${text}`);
          },
          () => {
            report(COPY_REFUSED);
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
