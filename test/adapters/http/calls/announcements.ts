import { HttpAnnouncementGateway } from '../../../../src/adapters/http/announcements.js';
import { callsOf, gives, ISO, malformed, NOTHING, ok, PAGE, rows, shortPage } from '../known-call.js';

/** docs/api/announcements.md. */
export const ANNOUNCEMENT = { id: 3, title: 'News', announcement: '<p>Text</p>', view_times: 4, created_at: ISO };
const UNKNOWN = ['createdAt'];

export const calls = callsOf(
  'HttpAnnouncementGateway',
  (http) => new HttpAnnouncementGateway(http),
  {
    latest: {
      ask: (announcements) => announcements.latest(),
      sends: 'GET /api/v2/announcement/latest',
      samples: [ANNOUNCEMENT, NOTHING],
      mayBeUnknown: UNKNOWN,
    },
    one: {
      ask: (announcements) => announcements.one(7),
      sends: 'GET /api/v2/announcement/7',
      samples: [ANNOUNCEMENT],
      mayBeUnknown: UNKNOWN,
    },
    list: {
      ask: (announcements) => announcements.list(PAGE),
      sends: 'GET /api/v2/announcements?page=2&size=5',
      samples: [shortPage(ANNOUNCEMENT)],
      mayBeUnknown: UNKNOWN,
    },
  },
  {
    latest: [
      ['a text', ok('x'), malformed('announcement')],
      ['[] for none', ok([]), gives(undefined)],
      ['HTML is kept for the sanitiser', ok(ANNOUNCEMENT), gives({ html: '<p>Text</p>' })],
    ],
    list: [
      ['no total', ok({ data: [{ id: 1 }, 'x', null] }), gives({ items: [{ id: 1 }], total: 3 })],
      ...rows('no list', [null, 'x'], malformed('page')),
      ...rows('no list', [[], {}, { data: {} }], malformed('page.data')),
      ['the short form', ok(shortPage(ANNOUNCEMENT)), gives({ total: 1 })],
      ['the middle form', ok({ current_page: 1, ...shortPage(ANNOUNCEMENT) }), gives({ total: 1 })],
      ['1: one broken entry', ok(shortPage(null, ANNOUNCEMENT)), gives({ items: [{ id: 3 }] })],
    ],
    one: [
      ['[] is none', ok([]), malformed('announcement')],
      ['an id alone', ok({ id: '3' }), gives({ id: 3, title: '', html: '', createdAt: undefined })],
    ],
  },
);
