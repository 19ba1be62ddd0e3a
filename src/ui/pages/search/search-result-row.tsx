import { type MarkedResult, searchResultAddress, type TextPart } from '../../../domain/search/search-results.js';
import { KIND_NAMES } from '../../../domain/search/strings.js';
import { Cover } from '../../courses/cover.js';
import { Price } from '../../courses/price.js';
import { Link } from '../../routing/link.js';

/**
 * One search result: a link whose whole surface is clickable (docs/spec/every-page.md#cards), or plain text if this
 * site has no page for it.
 */
export function SearchResultRow({ result }: { readonly result: MarkedResult }) {
  const to = searchResultAddress(result);
  if (to === undefined) {
    return (
      <div className="search-result">
        <ResultText result={result} />
      </div>
    );
  }
  return (
    <Link className="search-result search-result--open" to={to}>
      <ResultText result={result} />
    </Link>
  );
}

function ResultText({
  result: { kind, title, snippet, cover, priceYuan = 0, titleParts, snippetParts },
}: {
  readonly result: MarkedResult;
}) {
  return (
    <>
      <span className="search-result__cover">
        <Cover url={cover} />
      </span>
      <span className="search-result__words">
        <span className="search-result__title" title={title}>
          <span className="search-result__kind">{KIND_NAMES[kind]}</span>{' '}
          <bdi>
            <HighlightedText parts={titleParts} />
          </bdi>
        </span>
        {snippetParts.length > 0 && (
          <span className="search-result__snippet" title={snippet}>
            <HighlightedText parts={snippetParts} />
          </span>
        )}
        {priceYuan > 0 && <Price course={{ priceYuan, isFree: false }} />}
      </span>
    </>
  );
}

/** A text with the keywords highlighted. */
function HighlightedText({ parts }: { readonly parts: readonly TextPart[] }) {
  return parts.map(({ text, marked }, index) =>
    marked ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
  );
}
