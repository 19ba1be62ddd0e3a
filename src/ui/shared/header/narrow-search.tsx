import { useMemo } from 'react';
import { of } from 'rxjs';

import { LAZY_SERVICES } from '../../../application/site/lazy-services.js';
import type { Search } from '../../../application/search/search.js';
import { useService, useStream } from '../hooks/services.js';
import { useCode } from '../hooks/use-code.js';
import { SearchForm } from './header-links.js';
import { RecentKeywordsView } from './recent-keywords.js';

const NONE: readonly string[] = [];

/** The search of a narrow screen. The keywords appear once their code has arrived; without it nothing is missing. */
export function NarrowSearch() {
  const services = useService(LAZY_SERVICES);
  const { state } = useCode<Search>({ name: 'search', fetch: () => services.search });
  const search = state.kind === 'ready' ? state.value : undefined;
  const keywords$ = useMemo(() => search?.recentKeywords() ?? of(NONE), [search]);
  return (
    <>
      <SearchForm />
      <RecentKeywordsView keywords={useStream(keywords$, NONE)} />
    </>
  );
}
