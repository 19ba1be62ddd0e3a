import type { ReactNode } from 'react';

interface NoticeProps {
  readonly drawing: ReactNode;
  readonly text: string;
  /** What the visitor can do about it: one link or button. */
  readonly children?: ReactNode;
}

/** A small drawing, one sentence, one action, in the middle of the space there is (design/ui.md). */
export function Notice({ drawing, text, children }: NoticeProps) {
  return (
    <div className="notice">
      <svg className="notice__drawing" viewBox="0 0 160 120" fill="none" aria-hidden="true">
        {drawing}
      </svg>
      <p className="notice__text">{text}</p>
      {children}
    </div>
  );
}
