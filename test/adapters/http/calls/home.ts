import { type HttpClient } from '../../../../src/adapters/http/client/http-client.js';
import { HttpHomeGateway, HttpHomeGatewayG1, HttpHomeGatewayG2 } from '../../../../src/adapters/http/home.js';
import { CurrentSite } from '../../../../src/domain/site/current-site.js';
import { type Answer, callsOf, type Gaps, generations, gives, ISO, no, ok, image, refused } from '../known-call.js';
import { MAY_BE_UNKNOWN } from './courses.js';

const BLOCK = { platform: 'pc', page: 'pc-page-index', decoration_page_id: 1, sort: 0, config: null };

const BLOCK_COURSE = {
  id: 5,
  title: 'Course A',
  thumb: 'https://cdn.example.test/a.png',
  charge: 99,
  user_count: 31,
  short_description: 'Short',
  published_at: '2024-10-01 09:00:00',
  category_id: 2,
  is_rec: 0,
  is_free: 0,
  created_at: ISO,
  category: { id: 2, name: 'Category B' },
};

/** docs/api/home.md#home-blocks, generation 2. */
export const HOME_BLOCKS = [
  { ...BLOCK, id: 2, sign: 'pc-slider', config_render: [{ src: '/storage/images/s.png', href: '/courses' }] },
  { ...BLOCK, id: 1, sign: 'pc-vod-v1', config_render: { title: 'Hot', items: [BLOCK_COURSE] } },
  { ...BLOCK, id: 3, sign: 'code', config_render: { html: '<div style="color:red">Own</div>' } },
  { ...BLOCK, id: 4, sign: 'other-block', config_render: [] },
];

/** The same in generation 1. */
export const HOME_BLOCKS_G1 = HOME_BLOCKS.slice(1).map((block) => ({ ...block, decoration_page_id: undefined }));
const decorated = { mayBeUnknown: [...MAY_BE_UNKNOWN, 'link', 'publishedAt'] };
const homeG1 = (http: HttpClient) => new HttpHomeGatewayG1(http, image, new CurrentSite());
const homeG2 = (http: HttpClient) => new HttpHomeGatewayG2(http, image);

function block(sign: string, rendered: unknown): Answer {
  return ok([{ id: 1, sign, config_render: rendered }]);
}

// One decoder reads courses of lists, of blocks and of their own pages, whose fields differ.
const GAPS: Gaps = {
  // Only tells blocks with the same content apart.
  withoutEffect: ['[].id'],
  missingInRecordings: ['[].config_render.items[].is_vip_free', '[].config_render.items[].videos_count'],
  // Blocks of unknown add-ons, and a slider without slides (docs/api/home.md#home-blocks).
  isOmitted: ({ config_render: shown }) => Array.isArray(shown) && shown.length === 0,
};

const ofHomeGateway = callsOf(
  'HttpHomeGateway',
  (http) => new HttpHomeGateway(generations(), { 1: homeG1(http), 2: homeG2(http) }),
  {
    content: {
      send: (home) => home.content(),
      sends: 'GET /api/v2/decorationPage/blocks?page_name=pc-page-index',
      gaps: GAPS,
      samples: [HOME_BLOCKS],
      ...decorated,
    },
  },
);

const ofHomeGatewayG1 = callsOf('HttpHomeGatewayG1', homeG1, {
  content: {
    send: (home) => home.content(),
    sends: 'GET /api/v2/viewBlock/page/blocks?platform=pc&page_name=pc-page-index',
    gaps: GAPS,
    samples: [HOME_BLOCKS_G1],
    ...decorated,
  },
});

const ofHomeGatewayG2 = callsOf(
  'HttpHomeGatewayG2',
  homeG2,
  {
    content: {
      send: (home) => home.content(),
      sends: 'GET /api/v2/decorationPage/blocks?page_name=pc-page-index',
      gaps: GAPS,
      samples: [HOME_BLOCKS],
      ...decorated,
    },
  },
  {
    content: [
      ['[] for a page that was never set up', ok([]), gives({ slides: [], blocks: [] })],
      ['a block with an unknown sign', block('pc-live-v1', { items: [] }), gives({ blocks: [] })],
      ['[] for an empty block', block('pc-vod-v1', []), gives({ blocks: [{ title: '', courses: [] }] })],
      ['null for a code block', block('code', { html: null }), gives({ blocks: [] })],
      [
        'null for a category',
        block('pc-vod-v1', { items: [{ id: 5, category: null }] }),
        gives({ blocks: [{ courses: [{ id: 5 }] }] }),
      ],
      ['a course without an id', block('pc-vod-v1', { items: [{ title: 'x' }] }), gives({ blocks: [{ courses: [] }] })],
      [
        'a slide without an image, one without an address',
        block('pc-slider', [
          { src: null, href: '/courses' },
          { src: '/s.png', href: null },
        ]),
        gives({ slides: [{ image: 'https://api.example.test/s.png' }] }),
      ],
      [
        'blocks with the same id',
        ok(HOME_BLOCKS.map((twin) => ({ ...twin, id: 1 }))),
        gives({ blocks: [{ id: 0 }, { id: 1 }] }),
      ],
      [
        'dates in China time, and invalid dates',
        block('pc-vod-v1', {
          items: ['2024-10-01 09:00:00', '0000-00-00 00:00:00', 'soon', null].map((published_at, id) => ({
            id,
            published_at,
          })),
        }),
        gives({
          blocks: [
            {
              courses: [Date.UTC(2024, 9, 1, 1), undefined, undefined, undefined].map((publishedAt) => ({
                publishedAt,
              })),
            },
          ],
        }),
      ],
      ['the error that one empty block causes', no(1, '错误'), refused('错误')],
    ],
  },
);

export const calls = [...ofHomeGateway, ...ofHomeGatewayG1, ...ofHomeGatewayG2];
