import { createContext, type ReactNode, useContext } from 'react';

import { COPIED, COPY, COPY_REFUSED, FILL_IN, FILLED_IN, NOTHING_TO_FILL } from '../strings.js';
import { ControlButton } from './controls.js';

/** Reports in a few words what a button did. */
export type Report = (message: string) => void;

export const ReportContext = createContext<Report>(() => undefined);

/** Writes to the status line of the bar. */
export function useReport(): Report {
  return useContext(ReportContext);
}

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

/**
 * Types into the last field whose label contains `label`, because a dialog is later in the document than the page below
 * it. Returns whether there was one.
 */
function fillIn(label: string, text: string): boolean {
  const fields = [...document.querySelectorAll('input')].filter((field) => nameOf(field).includes(label));
  const field = fields.at(-1);
  if (!field) return false;
  // React overrides `value` on the element itself; setting it through the prototype makes React see a change.
  Reflect.set(HTMLInputElement.prototype, 'value', text, field);
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  return true;
}

function nameOf(field: HTMLInputElement): string {
  const labels = [...(field.labels ?? [])].map((label) => label.textContent);
  return [field.getAttribute('aria-label') ?? '', ...labels].join(' ');
}

interface CodeLineProps {
  readonly title: string;
  readonly code: string;
  /** The label of the form field that the code belongs to. */
  readonly field: string;
}

/** A code with buttons that copy it or fill it into the open form. */
export function CodeLine({ title, code, field }: CodeLineProps) {
  return (
    <li className="controls__item">
      <span className="controls__what">
        {title} <code>{code}</code>
      </span>
      <CopyButton text={code} about={title}>
        {COPY}
      </CopyButton>
      <FillButton field={field} text={code} about={title}>
        {FILL_IN}
      </FillButton>
    </li>
  );
}
