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
      send: (announcements) => announcements.latest(),
      sends: 'GET /api/v2/announcement/latest',
      samples: [ANNOUNCEMENT, NOTHING],
      mayBeUnknown: UNKNOWN,
    },
    one: {
      send: (announcements) => announcements.one(7),
      sends: 'GET /api/v2/announcement/7',
      samples: [ANNOUNCEMENT],
      mayBeUnknown: UNKNOWN,
    },
    list: {
      send: (announcements) => announcements.list(PAGE),
      sends: 'GET /api/v2/announcements?page=2&size=5',
      samples: [shortPage(ANNOUNCEMENT)],
      mayBeUnknown: UNKNOWN,
    },
  },
  {
    latest: [
      ['a text instead of an object', ok('x'), malformed('announcement')],
      ['[] for no announcement', ok([]), gives(undefined)],
      ['HTML, unchanged for the sanitiser', ok(ANNOUNCEMENT), gives({ html: '<p>Text</p>' })],
    ],
    list: [
      [
        'a page without a total, with broken entries',
        ok({ data: [{ id: 1 }, 'x', null] }),
        gives({ items: [{ id: 1 }], total: undefined }),
      ],
      ...rows('a page without a list', [null, 'x'], malformed('page')),
      ...rows('a page without a list', [[], {}, { data: {} }], malformed('page.data')),
      ['a page in the short form', ok(shortPage(ANNOUNCEMENT)), gives({ total: 1 })],
      [
        'a page in the short form with its number',
        ok({ current_page: 1, ...shortPage(ANNOUNCEMENT) }),
        gives({ total: 1 }),
      ],
      ['a page with one broken entry', ok(shortPage(null, ANNOUNCEMENT)), gives({ items: [{ id: 3 }] })],
    ],
    one: [
      ['[] for no announcement', ok([]), malformed('announcement')],
      ['an announcement with only an id', ok({ id: '3' }), gives({ id: 3, title: '', html: '', createdAt: undefined })],
    ],
  },
);
