import type { TextPart } from '../../../domain/search/search-results.js';

/** A text in which what was searched is marked. */
export function MarkedText({ parts }: { readonly parts: readonly TextPart[] }) {
  return parts.map(({ text, isMarked }, index) =>
    isMarked ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
  );
}
