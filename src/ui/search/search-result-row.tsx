import { Link } from 'react-router-dom';

import { type MarkedResult, searchResultAddress } from '../../domain/search/search-results.js';
import { KIND_NAMES } from '../../domain/search/strings.js';
import { Cover } from '../courses/cover.js';
import { Price } from '../courses/price.js';
import { MarkedText } from '../shared/widgets/marked-text.js';

interface SearchResultRowProps {
  readonly result: MarkedResult;
  /** Results of several kinds are listed together. */
  readonly namesKind: boolean;
}

/**
 * One search result: a link whose whole surface is clickable (docs/spec/every-page.md#cards), or plain text if this
 * site has no page for it.
 */
export function SearchResultRow(props: SearchResultRowProps) {
  const { result } = props;
  const to = searchResultAddress(result);
  if (to === undefined) {
    return (
      <div className="search-result">
        <ResultText {...props} />
      </div>
    );
  }
  return (
    <Link className="search-result search-result--open" to={to}>
      <ResultText {...props} />
    </Link>
  );
}

function ResultText({
  result: { kind, title, snippet, cover, priceYuan = 0, titleParts, snippetParts },
  namesKind,
}: SearchResultRowProps) {
  return (
    <>
      <span className="search-result__cover">
        <Cover url={cover} />
      </span>
      <span className="search-result__text">
        <span className="search-result__title" title={title}>
          <bdi>
            <MarkedText parts={titleParts} />
          </bdi>
        </span>
        {snippetParts.length > 0 && (
          <span className="search-result__snippet" title={snippet}>
            <MarkedText parts={snippetParts} />
          </span>
        )}{' '}
        <span className="search-result__facts">
          {namesKind && (
            <>
              <span className="search-result__kind">{KIND_NAMES[kind]}</span>{' '}
            </>
          )}
          {priceYuan > 0 && <Price priced={{ priceYuan, isFree: false }} />}
        </span>
      </span>
    </>
  );
}
