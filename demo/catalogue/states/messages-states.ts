import { SEEDED } from '../../../src/adapters/memory/seed/members.js';
import { manyMessages } from '../../../src/adapters/memory/seed/messages.js';
import type { Controls } from '../../../src/adapters/memory/server/controls.js';
import { ROUTES } from '../../../src/domain/access/routes.js';
import { SERVICE_BROKEN } from '../../../src/domain/errors/strings.js';
import * as messages from '../../../src/domain/messages.strings.js';
import { NEXT_PAGE, NOTHING_ON_PAGE, PREVIOUS_PAGE } from '../../../src/domain/kernel/paging.strings.js';
import { LOADING_TEXT } from '../../../src/domain/site/strings.js';
import type { CatalogueState } from '../catalogue-state.js';
import { press } from '../steps/actions.js';
import { sees } from '../steps/events.js';
import * as strings from '../strings.js';
import { titled } from '../strings.js';
import { lost, never } from './calls.js';

const MEMBER_ID = 105;
const SEEDED_MESSAGES = 4;
const MANY = 45;

/** The messages of a member: some unread, many, none. */
export const STATES: readonly CatalogueState[] = [
  page('unread', strings.WITH_UNREAD, { shows: messages.messagesInAll(SEEDED_MESSAGES) }),
  page('many', strings.MANY_MESSAGES, { set: delivering(MANY, 22), shows: NEXT_PAGE }),
  page('last-page', strings.LAST_PAGE, { query: '?page=3', set: delivering(MANY, 22), shows: PREVIOUS_PAGE }),
  page('past-the-end', strings.PAST_THE_END, { query: '?page=9', shows: NOTHING_ON_PAGE }),
  page('empty', strings.NOTHING_YET, { set: delivering(0, 0), shows: messages.MEMBER_MESSAGES_EMPTY }),
  page('confirm', messages.MARK_ALL_READ, {
    set: delivering(MANY, 22),
    steps: [sees(NEXT_PAGE), press(messages.MARK_ALL_READ)],
    shows: messages.READ_LATER,
  }),
  page('all-read', messages.ALL_MARKED_READ, {
    steps: [sees(messages.MARK_READ), press(messages.MARK_ALL_READ)],
    shows: messages.ALL_MARKED_READ,
  }),
  page('not-marked', strings.IS_REFUSED, {
    set: lost('readMessage'),
    steps: [sees(messages.MARK_READ), press(messages.MARK_READ)],
    shows: SERVICE_BROKEN,
  }),
  page('long', strings.LONG_WORDS, {
    set: ({ pages }) => {
      pages.inbox.deliver(MEMBER_ID, [
        { id: 'long', text: strings.LONG_MEMBER_NAME.repeat(20), isRead: false, createdAt: 0 },
        { id: 'link', text: `https://www.meedu.vip/${'a'.repeat(200)}`, isRead: false, createdAt: undefined },
        { id: 'lines', text: `${strings.GROUP_PAGES}\n${strings.GROUP_HEADER}`, isRead: true, createdAt: 0 },
        { id: 'nothing', text: '', isRead: true, createdAt: 0 },
      ]);
    },
    shows: messages.NO_TEXT,
  }),
  page('list-loading', strings.LIST_IS_LOADING, {
    set: never('messages'),
    steps: [sees(messages.MARK_ALL_READ)],
    shows: LOADING_TEXT,
  }),
  page('list-failed', strings.BESIDE_THE_LIST, { set: lost('messages'), shows: SERVICE_BROKEN }),
];

function delivering(count: number, unread: number) {
  return ({ pages }: Controls) => {
    pages.inbox.deliver(MEMBER_ID, manyMessages(count, unread));
  };
}

type Recipe = Pick<CatalogueState, 'set' | 'steps' | 'shows'> & { readonly query?: string };

function page(id: string, how: string, { query = '', ...recipe }: Recipe): CatalogueState {
  return {
    ...recipe,
    id: `pages/member-messages/${id}`,
    title: titled(ROUTES.memberMessages.title, how),
    address: `${ROUTES.memberMessages.pattern}${query}`,
    signedInAs: SEEDED.withUnread,
  };
}
