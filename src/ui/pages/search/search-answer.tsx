import type { ReactNode } from 'react';

import type { Search, SearchState } from '../../../application/search.js';
import { BROWSE_COURSES } from '../../../domain/home/strings.js';
import type { Loading } from '../../../domain/kernel/loading.js';
import { SEARCH_RESULTS_A_PAGE } from '../../../domain/limits.js';
import type { Page } from '../../../domain/paging.js';
import { type SearchAddress, searchAddress } from '../../../domain/search/search-address.js';
import type { MarkedResult } from '../../../domain/search/search-results.js';
import { nothingFoundFor, SEARCH_OFF } from '../../../domain/search/strings.js';
import { LOADING } from '../../../domain/site/strings.js';
import { EmptyState } from '../../feedback/empty-state.js';
import { Loaded } from '../../feedback/loaded.js';
import { Pager, BeyondLastPage } from '../../widgets/pager.js';
import { SearchSuggestions } from './search-invitation.js';
import { SearchResultRow } from './search-result-row.js';

/** Skeleton that is visible until the results arrive. */
function SearchSkeleton() {
  return (
    <div className="search-results" role="status">
      <span className="visually-hidden">{LOADING}</span>
      {Array.from({ length: SEARCH_RESULTS_A_PAGE }, (_, index) => (
        <div key={index} className="search-result search-result--blank" aria-hidden="true">
          <div className="search-result__cover">
            <div className="cover" />
          </div>
        </div>
      ))}
    </div>
  );
}

interface SearchAnswerProps {
  readonly service: Search;
  readonly state: SearchState;
  readonly here: SearchAddress;
  readonly onRetry: () => void;
}

/** The results of the search, or why there are none. */
export function SearchAnswer({ service, state, here, onRetry }: SearchAnswerProps): ReactNode {
  switch (state.kind) {
    case 'unasked':
      return undefined;
    case 'none':
      return (
        <>
          <NoResults text={nothingFoundFor(state.asked.keywords)} />
          <SearchSuggestions service={service} asked={state.asked.keywords} />
        </>
      );
    case 'off':
      return <NoResults text={SEARCH_OFF} />;
    default:
      return (
        <Loaded state={resultsOf(state)} onRetry={onRetry} skeleton={<SearchSkeleton />}>
          {(page) => <Results page={page} here={here} />}
        </Loaded>
      );
  }
}

type ListState = Extract<SearchState, { readonly kind: 'loading' | 'results' | 'failed' }>;

function resultsOf(state: ListState): Loading<Page<MarkedResult>> {
  return state.kind === 'results' ? { kind: 'ready', value: state.page, renewing: state.renewing } : state;
}

/** An empty search always offers the course list (docs/spec/search.md#results). */
function NoResults({ text }: { readonly text: string }) {
  return <EmptyState text={text} to="/courses" action={BROWSE_COURSES} />;
}

function Results({
  page: { items, total },
  here,
}: {
  readonly page: Page<MarkedResult>;
  readonly here: SearchAddress;
}) {
  const addressOf = (page: number) => searchAddress({ ...here, page });
  if (items.length === 0) return <BeyondLastPage total={total} size={SEARCH_RESULTS_A_PAGE} addressOf={addressOf} />;
  const keys = keysOf(items);
  return (
    <>
      <ul className="search-results">
        {items.map((result, position) => (
          <li key={keys[position]}>
            <SearchResultRow result={result} namesKind={here.type === ''} />
          </li>
        ))}
      </ul>
      <Pager page={here.page} total={total} size={SEARCH_RESULTS_A_PAGE} addressOf={addressOf} />
    </>
  );
}

/** A key for each row. The server may return the same record several times: equal results are numbered. */
function keysOf(results: readonly MarkedResult[]): readonly string[] {
  const counts = new Map<string, number>();
  return results.map(({ kind, id }) => {
    const name = `${kind} ${String(id)}`;
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return `${name} ${String(count)}`;
  });
}
