import { COPY, FILL_IN } from '../strings.js';
import { CopyButton } from './copy-button.js';
import { FillButton } from './fill-button.js';

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
