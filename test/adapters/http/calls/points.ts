import { HttpPointsGateway } from '../../../../src/adapters/http/points.js';
import { AT, callsOf, gives, ISO, item, ok, PAGE, shortPage } from '../known-call.js';

/** Pages API 3.19. */
const POINTS = { sum: -5, remark: '兑换', created_at: ISO };

export const calls = callsOf(
  'HttpPointsGateway',
  (http) => new HttpPointsGateway(http),
  {
    records: {
      ask: (points) => points.records(PAGE),
      sends: 'GET /api/v2/member/credit1Records?page=2&page_size=5',
      samples: [shortPage(POINTS)],
      mayBeUnknown: ['createdAt'],
    },
  },
  {
    records: [
      [
        'P3.18: spent',
        ok(shortPage({ sum: -5, remark: '兑换', created_at: ISO })),
        item({ change: -5, remark: '兑换', createdAt: AT }),
      ],
      ['P3.18: no sum', ok(shortPage({ remark: 'x' })), gives({ items: [] })],
    ],
  },
);
