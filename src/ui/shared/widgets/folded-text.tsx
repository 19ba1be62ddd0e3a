import './folded-text.scss';

import { type ReactNode, useState } from 'react';

import { beginningOf, readableText } from '../../../domain/text/long-text.js';
import { FOLD_TEXT, UNFOLD_TEXT } from '../../../domain/site/strings.js';

interface FoldedTextProps {
  readonly text: string;
  /** What is rendered for the visible part; by default the text itself. */
  readonly render?: (text: string) => ReactNode;
}

/** A text that a person has written; of a long one the beginning, until the reader opens it. */
export function FoldedText({ text, render = (shown) => <span>{shown}</span> }: FoldedTextProps) {
  const [isOpen, setIsOpen] = useState(false);
  const whole = readableText(text);
  const beginning = beginningOf(whole);
  if (beginning === undefined) return render(whole);
  return (
    <>
      {render(isOpen ? whole : beginning)}{' '}
      <button
        type="button"
        className="unfold"
        aria-expanded={isOpen}
        onClick={() => {
          setIsOpen(!isOpen);
        }}
      >
        {isOpen ? FOLD_TEXT : UNFOLD_TEXT}
      </button>
    </>
  );
}
