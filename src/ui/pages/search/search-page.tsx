import './search.scss';

import type { SearchState } from '../../../application/search.js';
import { ROUTES } from '../../../domain/access/routes.js';
import { LOADING } from '../../../domain/kernel/loading.js';
import { SEARCH_RESULTS_A_PAGE } from '../../../domain/limits.js';
import { readSearchAddress, SEARCH_TYPES, searchAddress } from '../../../domain/search/search-address.js';
import {
  RESULTS_OF_SEARCH,
  resultsFor,
  resultsInAll,
  TYPE_NAMES,
  TYPES_OF_RESULTS,
} from '../../../domain/search/strings.js';
import { LinkChoices } from '../../widgets/link-choices.js';
import { PageHead } from '../../widgets/page-head.js';
import { useFetchAhead } from '../../hooks/use-fetch-ahead.js';
import { usePageLocation } from '../../hooks/services.js';
import { useRefreshable } from '../../hooks/use-refreshable.js';
import { ListBar } from '../../widgets/list-bar.js';
import { useListHead } from '../../widgets/pager.js';
import type { ServiceProps } from '../../routing/page-loader.js';
import { SearchAnswer } from './search-answer.js';
import { SearchInvitation } from './search-invitation.js';

/**
 * Search results of the whole site for a keyword (docs/spec/search.md#types). The visitor types the keyword in the
 * header.
 */
export function SearchPage({ service }: ServiceProps<'search'>) {
  useFetchAhead({ everyone: 'courseDetails' });
  const [state, retry] = useRefreshable<SearchState>((retry$) => service.results(retry$), LOADING);
  const here = readSearchAddress(usePageLocation().query);
  const head = useListHead<HTMLHeadingElement>();
  const isAsked = here.keywords !== '';
  const total = state.kind === 'results' ? state.page.total : 0;
  return (
    <div className="page column search">
      <PageHead address={searchAddress(here)} />
      <h1 className={isAsked ? 'page__heading search__title' : 'page__heading'}>
        {isAsked ? resultsFor(here.keywords) : ROUTES.search.title}
      </h1>
      {isAsked && state.kind !== 'off' && (
        <ListBar words={totalText(state)} page={here.page} total={total} size={SEARCH_RESULTS_A_PAGE}>
          <LinkChoices
            label={TYPES_OF_RESULTS}
            look="tabs"
            choices={SEARCH_TYPES.map((type) => ({
              to: searchAddress({ ...here, type, page: 1 }),
              name: TYPE_NAMES[type],
              chosen: type === here.type,
            }))}
          />
        </ListBar>
      )}
      {!isAsked && <SearchInvitation service={service} />}
      <section aria-label={RESULTS_OF_SEARCH} hidden={!isAsked}>
        <h2 ref={head} className="visually-hidden search__head" tabIndex={-1}>
          {RESULTS_OF_SEARCH}
        </h2>
        <SearchAnswer service={service} state={state} here={here} onRetry={retry} />
      </section>
    </div>
  );
}

function totalText(state: SearchState): string {
  if (state.kind === 'none') return resultsInAll(0);
  return state.kind === 'results' ? resultsInAll(state.page.total) : '';
}
