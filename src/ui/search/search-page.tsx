import './search.scss';

import type { RefObject } from 'react';

import type { Search } from '../../application/search/search.js';
import { ROUTES } from '../../domain/access/routes.js';
import { BROWSE_COURSES } from '../../domain/home/strings.js';
import { SEARCH_RESULTS_A_PAGE } from '../../domain/search/limits.js';
import {
  readSearchAddress,
  SEARCH_TYPES,
  type SearchAddress,
  searchAddress,
} from '../../domain/search/search-address.js';
import { searchResultKey } from '../../domain/search/search-results.js';
import {
  nothingFoundFor,
  RESULTS_OF_SEARCH,
  resultsFor,
  resultsInAll,
  SEARCH_OFF,
  TYPE_NAMES,
  TYPES_OF_RESULTS,
} from '../../domain/search/strings.js';
import { EmptyState } from '../shared/feedback/empty-state.js';
import { Loaded } from '../shared/feedback/loaded.js';
import { LoadingPart } from '../shared/feedback/skeleton.js';
import { usePageLocation } from '../shared/hooks/services.js';
import { usePrefetchNext } from '../shared/hooks/use-prefetch-next.js';
import { useLoading } from '../shared/hooks/use-refreshable.js';
import type { ServiceProps } from '../shared/routing/page-loader.js';
import { LinkChoices } from '../shared/widgets/link-choices.js';
import { ListBar } from '../shared/widgets/list-bar.js';
import { PageHead } from '../shared/widgets/page-head.js';
import { PagedList, useListHead } from '../shared/widgets/pager.js';
import { SearchInvitation, SearchSuggestions } from './search-suggestions.js';
import { SearchResultRow } from './search-result-row.js';

/**
 * Search results of the whole site for a keyword (docs/spec/search.md#results). The visitor types the keyword in the
 * header.
 */
export function SearchPage({ service }: ServiceProps<'search'>) {
  usePrefetchNext({ everyone: 'courseDetails' });
  const here = readSearchAddress(usePageLocation().query);
  // In this component, so that the heading also takes the focus when a recent keyword was pressed before the first
  // search.
  const head = useListHead<HTMLHeadingElement>();
  const isRequested = here.keywords !== '';
  return (
    <div className="page column search">
      <PageHead address={searchAddress(here)} />
      <h1 className={isRequested ? 'page__heading search__title' : 'page__heading'}>
        {isRequested ? resultsFor(here.keywords) : ROUTES.search.title}
      </h1>
      {isRequested ? (
        <SearchAnswer service={service} here={here} head={head} />
      ) : (
        <SearchInvitation service={service} />
      )}
    </div>
  );
}

/** Skeleton that is visible until the results arrive. */
function SearchSkeleton() {
  return (
    <LoadingPart className="search-results">
      {Array.from({ length: SEARCH_RESULTS_A_PAGE }, (_, index) => (
        <div key={index} className="search-result search-result--blank" aria-hidden="true">
          <div className="search-result__cover">
            <div className="cover" />
          </div>
        </div>
      ))}
    </LoadingPart>
  );
}

interface SearchAnswerProps {
  readonly service: Search;
  readonly here: SearchAddress;
  readonly head: RefObject<HTMLHeadingElement | null>;
}

/** The results of the search, or why there are none. */
function SearchAnswer({ service, here, head }: SearchAnswerProps) {
  const [state, retry] = useLoading((retry$) => service.results(retry$));
  return (
    <>
      {state.kind !== 'missing' && (
        <ListBar inAll={resultsInAll} page={here.page} list={state} size={SEARCH_RESULTS_A_PAGE}>
          <LinkChoices
            label={TYPES_OF_RESULTS}
            look="tabs"
            choices={SEARCH_TYPES.map((type) => ({
              to: searchAddress({ ...here, type, page: 1 }),
              name: TYPE_NAMES[type],
              isChosen: type === here.type,
            }))}
          />
        </ListBar>
      )}
      <section aria-label={RESULTS_OF_SEARCH}>
        <h2 ref={head} className="visually-hidden list-head" tabIndex={-1}>
          {RESULTS_OF_SEARCH}
        </h2>
        <Loaded state={state} onRetry={retry} skeleton={<SearchSkeleton />} missing={<NoResults text={SEARCH_OFF} />}>
          {(page) => (
            <PagedList
              page={here.page}
              list={page}
              size={SEARCH_RESULTS_A_PAGE}
              addressOf={(number) => searchAddress({ ...here, page: number })}
              fetchAhead={(number) => {
                service.ahead.fetch({ ...here, page: number });
              }}
              empty={
                <>
                  <NoResults text={nothingFoundFor(here.keywords)} />
                  <SearchSuggestions service={service} requested={here.keywords} />
                </>
              }
            >
              <ul className="search-results">
                {page.items.map((result) => (
                  <li key={searchResultKey(result)}>
                    <SearchResultRow result={result} namesKind={here.type === ''} />
                  </li>
                ))}
              </ul>
            </PagedList>
          )}
        </Loaded>
      </section>
    </>
  );
}

/** A search without results always links to the course list (docs/spec/search.md#results). */
function NoResults({ text }: { readonly text: string }) {
  return <EmptyState text={text} to={ROUTES.courses.pattern} action={BROWSE_COURSES} />;
}
