import { RETRY } from '../../domain/site/words.js';
import { focusMain } from '../layouts/focus-main.js';
import { Notice } from './notice.js';

interface ErrorStateProps {
  /** What happened. */
  readonly text: string;
  readonly onRetry: () => void;
}

/** Something did not come, and the visitor can ask for it again without loading the page anew (lesson 29). */
export function ErrorState({ text, onRetry }: ErrorStateProps) {
  return (
    <Notice drawing={<LooseCable />} text={text}>
      <button ref={keepingFocus} type="button" className="btn btn-primary" onClick={onRetry}>
        {RETRY}
      </button>
    </Notice>
  );
}

/** The button leaves with the error, by a press or because the page heals: the keyboard stays with what the page is about. */
function keepingFocus(button: HTMLButtonElement | null) {
  return () => {
    if (button !== null && document.activeElement === button) focusMain({ preventScroll: true });
  };
}

function LooseCable() {
  return (
    <>
      <ellipse className="drawing__ground" cx="80" cy="104" rx="62" ry="8" />
      <path className="drawing__paper" d="M48 38h22v28H48a14 14 0 0 1 0-28zM112 38H90v28h22a14 14 0 0 0 0-28z" />
      <path
        className="drawing__line"
        d="M34 52H18c-6 0-10 6-8 12 4 12 14 18 24 24M126 52h16c6 0 10 6 8 12-4 12-14 18-24 24"
      />
      <path className="drawing__accent" d="M70 46h8M70 58h8M80 18v10M66 22l4 8M94 22l-4 8" />
    </>
  );
}
