import './search.scss';

import { ROUTES } from '../../../domain/access/routes.js';
import { readSearchAddress, searchAddress } from '../../../domain/search/search-address.js';
import { resultsFor } from '../../../domain/search/strings.js';
import { PageHead } from '../../widgets/page-head.js';
import { useFetchAhead } from '../../hooks/use-fetch-ahead.js';
import { usePageLocation } from '../../hooks/services.js';
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
  const here = readSearchAddress(usePageLocation().query);
  // Here, so that the head also takes the focus from a recent keyword of the invitation.
  const head = useListHead<HTMLHeadingElement>();
  const isAsked = here.keywords !== '';
  return (
    <div className="page column search">
      <PageHead address={searchAddress(here)} />
      <h1 className={isAsked ? 'page__heading search__title' : 'page__heading'}>
        {isAsked ? resultsFor(here.keywords) : ROUTES.search.title}
      </h1>
      {isAsked ? <SearchAnswer service={service} here={here} head={head} /> : <SearchInvitation service={service} />}
    </div>
  );
}
