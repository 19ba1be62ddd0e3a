import { useMemo } from 'react';
import { of } from 'rxjs';

import { useStream } from '../hooks/use-refreshable.js';
import { useLazyService } from '../hooks/use-lazy-service.js';
import { RecentKeywordsView } from './recent-keywords.js';
import { SearchForm } from './search-form.js';

const NONE: readonly string[] = [];

/** The search of a narrow screen. The keywords appear once their code has arrived; without it nothing is missing. */
export function NarrowSearch() {
  const { module: search } = useLazyService('search');
  const keywords$ = useMemo(() => search?.recentKeywords() ?? of(NONE), [search]);
  return (
    <>
      <SearchForm />
      <RecentKeywordsView keywords={useStream(keywords$, NONE)} />
    </>
  );
}
