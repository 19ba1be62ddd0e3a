import { BROWSE_COURSES } from '../../../domain/home/words.js';
import { resultsFor, SEARCH_EMPTY, SEARCH_UNASKED } from '../../../domain/search/words.js';
import { SEARCH } from '../../../domain/access/titles.js';
import { keywordOf } from '../../../domain/search/search-rule.js';
import { usePlace } from '../../hooks/use-place.js';
import { PlainPage } from '../plain-page.js';

/** Names the keyword it searches for (lesson 31); what is found belongs to a later issue. */
export function SearchPage() {
  const keyword = keywordOf(usePlace().query);
  return (
    <PlainPage
      heading={SEARCH}
      lead={keyword !== '' && <p className="page__lead">{resultsFor(keyword)}</p>}
      text={keyword === '' ? SEARCH_UNASKED : SEARCH_EMPTY}
      action={{ to: '/courses', name: BROWSE_COURSES }}
    />
  );
}
