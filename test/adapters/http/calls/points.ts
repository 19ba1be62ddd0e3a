import { HttpPointsGateway } from '../../../../src/adapters/http/points.js';
import { AT, callsOf, ISO, item, ok, PAGE, shortPage } from '../known-call.js';

/** docs/api/messages-and-points.md#points-records. */
const POINTS = { sum: -5, remark: '兑换', created_at: ISO };

export const calls = callsOf(
  'HttpPointsGateway',
  (http) => new HttpPointsGateway(http),
  {
    records: {
      send: (points) => points.records(PAGE),
      sends: 'GET /api/v2/member/credit1Records?page=2&page_size=5',
      samples: [shortPage(POINTS)],
      mayBeUnknown: ['createdAt'],
    },
  },
  {
    records: [
      [
        'spent points',
        ok(shortPage({ sum: -5, remark: '兑换', created_at: ISO })),
        item({ change: -5, remark: '兑换', createdAt: AT }),
      ],
      ['a record without a sum', ok(shortPage({ remark: 'x' })), item({ change: undefined })],
    ],
  },
);
