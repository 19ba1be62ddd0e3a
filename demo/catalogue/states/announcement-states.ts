import { ROUTES } from '../../../src/domain/access/routes.js';
import { ALL_ANNOUNCEMENTS, ANNOUNCEMENT_EMPTY } from '../../../src/domain/announcements.strings.js';
import { SERVICE_BROKEN } from '../../../src/domain/errors/strings.js';
import { NOTHING_ON_PAGE } from '../../../src/domain/kernel/paging.strings.js';
import { CONTENT_MISSING, LOADING_TEXT } from '../../../src/domain/site/strings.js';
import type { CatalogueState } from '../catalogue-state.js';
import { sees } from '../steps/events.js';
import * as strings from '../strings.js';
import { titled } from '../strings.js';
import { lost, never } from './calls.js';

/** The announcement page: one announcement beside the list. */
export const STATES: readonly CatalogueState[] = [
  announcement('rich', strings.RICH_TEXT, { query: '?id=5', shows: ALL_ANNOUNCEMENTS }),
  announcement('hostile', strings.HOSTILE_TEXT, { query: '?id=4', noisy: true, shows: ALL_ANNOUNCEMENTS }),
  announcement('missing', strings.NO_SUCH_RECORD, { query: '?id=999', shows: CONTENT_MISSING }),
  announcement('last-page', strings.LAST_PAGE, { query: '?page=2', shows: ALL_ANNOUNCEMENTS }),
  announcement('past-the-end', strings.PAST_THE_END, { query: '?page=9', shows: NOTHING_ON_PAGE }),
  announcement('empty', strings.NOTHING_YET, {
    set: (controls) => {
      controls.pages.announcements.publish([]);
    },
    shows: ANNOUNCEMENT_EMPTY,
  }),
  announcement('loading', strings.IS_LOADING, {
    set: never('latestAnnouncement'),
    steps: [sees(ALL_ANNOUNCEMENTS)],
    shows: LOADING_TEXT,
  }),
  announcement('failed', strings.IS_FAILED, { set: lost('latestAnnouncement'), shows: SERVICE_BROKEN }),
  announcement('list-failed', strings.BESIDE_THE_LIST, { set: lost('announcements'), shows: SERVICE_BROKEN }),
];

type Recipe = Pick<CatalogueState, 'set' | 'steps' | 'shows' | 'noisy'> & { readonly query?: string };

function announcement(id: string, how: string, { query = '', ...recipe }: Recipe): CatalogueState {
  return {
    ...recipe,
    id: `pages/announcement/${id}`,
    title: titled(ROUTES.announcement.title, how),
    address: `/announcement${query}`,
  };
}
