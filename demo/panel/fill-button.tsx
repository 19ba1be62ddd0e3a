import type { ReactNode } from 'react';

import { FILLED_IN, NOTHING_TO_FILL } from '../strings.js';
import { ControlButton } from './control-button.js';
import { fillIn } from './sections/fill-in.js';
import { useReport } from './sections/report.js';

interface FillButtonProps {
  /** The label of the form field. */
  readonly field: string;
  readonly text: string;
  readonly about?: string;
  readonly children: ReactNode;
}

/** Fills a text into the open form. */
export function FillButton({ field, text, children, ...rest }: FillButtonProps) {
  const report = useReport();
  return (
    <ControlButton
      {...rest}
      onPress={() => {
        report(fillIn(field, text) ? `${FILLED_IN} ${text}` : NOTHING_TO_FILL);
      }}
    >
      {children}
    </ControlButton>
  );
}
