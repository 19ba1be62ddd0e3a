import type { ComponentProps, ReactNode } from 'react';

import { shownSiteName } from '../../../domain/site/current-site.js';
import { RETRY } from '../../../domain/site/strings.js';
import { useSite } from '../hooks/services.js';

interface NoticeProps {
  readonly drawing: ReactNode;
  readonly text: string;
  /** The action that the visitor can take: one link or button. */
  readonly children?: ReactNode;
}

/** A small drawing, one sentence and one action, centred in the available space (docs/spec/every-page.md#states). */
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

/**
 * Retries a failed request. While the button is removed, an element around it has the focus; if the retry fails, the
 * new button gets the focus back.
 */
export function RetryButton({ children = RETRY, ...button }: ComponentProps<'button'>) {
  return (
    <button type="button" data-focus-stay="" {...button}>
      {children}
    </button>
  );
}

interface ErrorStateProps {
  /** The sentence that describes the error. */
  readonly text: string;
  readonly onRetry: () => void;
}

/** A request failed; the button retries it without a page load (docs/spec/every-page.md#states). */
export function ErrorState({ text, onRetry }: ErrorStateProps) {
  return (
    <Notice drawing={<ConnectionErrorDrawing />} text={text}>
      <RetryButton className="btn btn-primary" onClick={onRetry} />
    </Notice>
  );
}

function ConnectionErrorDrawing() {
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

interface FailedPageProps {
  /** Title of the page that failed; the name of the site when it is empty. */
  readonly title: string;
  readonly text: string;
  readonly onRetry: () => void;
}

/** Replaces a page: describes the error and offers a retry. */
export function FailedPage({ title, text, onRetry }: FailedPageProps) {
  const { siteName } = useSite().config;
  return (
    <div className="page column">
      <h1 className="page__heading">{title || shownSiteName(siteName)}</h1>
      <ErrorState text={text} onRetry={onRetry} />
    </div>
  );
}
