import { HttpSearchGateway } from '../../../../src/adapters/http/search.js';
import {
  callsOf,
  ISO,
  PAGE,
  image,
  shortPage,
  type Answer,
  fails,
  gives,
  item,
  no,
  ok,
  refused,
  type Trap,
} from '../known-call.js';

/** docs/api/search.md#search-the-site. */
const SEARCH_HIT = {
  id: 9,
  resource_type: 'vod',
  resource_id: 5,
  title: 'Course A',
  charge: 99,
  thumb: 'https://cdn.example.test/a.png',
  short_desc: 'Short',
  desc: '<p>Text</p>',
  created_at: ISO,
  updated_at: ISO,
  p: 'words around the hit',
};

/** One hit of every kind, one of them unknown to every front end. */
const SEARCH_KINDS = ['vod', 'video', 'live', 'book', 'topic', 'paper', 'practice', 'mock_paper', 'wenda'];
const SEARCH_HITS = SEARCH_KINDS.map((kind) => ({ ...SEARCH_HIT, resource_type: kind }));

function hit(fields: object): Answer {
  return ok(shortPage({ ...SEARCH_HIT, ...fields }));
}

export const calls = callsOf(
  'HttpSearchGateway',
  (http) => new HttpSearchGateway(http, image),
  {
    search: {
      send: (search) => search.search({ ...PAGE, keywords: 'a&b%#+', type: '' }),
      // Generation 1 requires `page`, generation 2 requires `type`, which may be empty
      // (docs/api/search.md#search-the-site).
      sends: 'GET /api/v3/search?keywords=a%26b%25%23%2B&type=&page=2&size=5',
      samples: [shortPage(...SEARCH_HITS)],
      mayBeUnknown: ['priceYuan'],
    },
  },
  {
    search: [
      [
        'the id of the resource, not of the index entry',
        hit({}),
        item({
          ...{ kind: 'course', id: 5, title: 'Course A', snippet: 'words around the hit', priceYuan: 99 },
          cover: 'https://cdn.example.test/a.png',
        }),
      ],
      ['an image path', hit({ thumb: '/storage/a.png' }), item({ cover: 'https://api.example.test/storage/a.png' })],
      ['a hit without an image', hit({ thumb: '' }), item({ cover: '' })],
      ['a hit without surrounding words', hit({ p: '' }), item({ snippet: 'Short' })],
      ['a hit without surrounding words and description', hit({ p: null, short_desc: null }), item({ snippet: '' })],
      ...(
        [
          ['video', 'lesson'],
          ['live', 'live'],
          ['book', 'book'],
          ['topic', 'article'],
          ['paper', 'paper'],
          ['practice', 'practice'],
          ['mock_paper', 'mock-paper'],
          ['wenda', 'other'],
          ['constructor', 'other'],
        ] as const
      ).map(([type, kind]): Trap => [
        `the type ${type}, without a price`,
        hit({ resource_type: type }),
        item({ kind, priceYuan: undefined }),
      ]),
      ...[{ resource_id: null }, { resource_id: 'x' }, { resource_type: '' }].map((fields): Trap => [
        `a hit without a resource: ${JSON.stringify(fields)}`,
        hit(fields),
        gives({ items: [] }),
      ]),
      ['a search that is not set up', no(1, '搜索服务未配置'), fails({ kind: 'missing', message: '搜索服务未配置' })],
      ['any other refusal', no(1, '错误'), refused('错误')],
    ],
  },
);
