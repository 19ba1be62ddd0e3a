import { SEEDED } from '../../../src/adapters/memory/seed/members.js';
import type { Scenes } from './scenes.js';
import { fieldOf, type Visit } from './visit.js';

const PAYMENTS = '/api/v2/order/payments';
const COURSE = '/api/v2/order/course';
const ROLE = '/api/v2/order/role';
const ORDER = '/api/v3/order';
const STATUS = '/api/v2/order/status';
const WECHAT = '/api/v2/order/pay/wechatScan';
const BY_HAND = '/api/v3/order/pay/handPay';

/** Orders and their payment (docs/api/orders.md). The ordinary member has bought course 2, and course 1 is free. */
export const scenes: Scenes = {
  'GET /api/v2/promoCode/*/check': async (visit) => {
    const token = buyer(visit);
    for (const code of ['STUDY20', 'NOPE', 'a%2Fb']) await visit.get(`/api/v2/promoCode/${code}/check`, token);
  },
  'GET /api/v2/order/status': async (visit) => {
    const token = buyer(visit);
    const orderNo = await newOrder(visit, token, 3);
    await visit.get(`${STATUS}?order_id=${orderNo}`, token);
    if (visit.site.settings.value.generation === 1) {
      await visit.post(BY_HAND, { order_id: orderNo }, token);
      await visit.get(`${STATUS}?order_id=${orderNo}`, token);
    }
    visit.controls.orders.complete(orderNo);
    await visit.get(`${STATUS}?order_id=${orderNo}`, token);
    await visit.get(`${STATUS}?order_id=1`, token);
    const given = await newOrder(visit, token, 4);
    visit.controls.orders.cancel(given);
    await visit.get(`${STATUS}?order_id=${given}`, token);
  },
  'GET /api/v2/order/payments': async (visit) => {
    const token = buyer(visit);
    visit.controls.setUp({ payWays: ['handPay'] });
    await visit.get(PAYMENTS, token);
    await visit.get(`${PAYMENTS}?scene=pc`, token);
  },
  'POST /api/v2/order/course': async (visit) => {
    const token = buyer(visit);
    await visit.post(COURSE, { course_id: 3, promo_code: '' }, token);
    await visit.post(COURSE, { course_id: 3, promo_code: 'ALLFREE' }, token);
    await visit.post(COURSE, { course_id: 2 }, token);
    await visit.post(COURSE, { course_id: 1 }, token);
  },
  'POST /api/v2/order/role': async (visit) => {
    const token = buyer(visit);
    await visit.post(ROLE, { role_id: 1 }, token);
    await visit.post(ROLE, { role_id: 1, agree: 1 }, token);
  },
  'POST /api/v2/order/pay/wechatScan': async (visit) => {
    const token = buyer(visit);
    const order = { order_id: await newOrder(visit, token, 3) };
    visit.controls.setUp({ payGatewayBroken: true });
    await visit.post(WECHAT, order, token);
    await visit.post(WECHAT, order, token);
  },
  'POST /api/v3/order/pay/handPay': async (visit) => {
    const token = buyer(visit);
    const order = { order_id: await newOrder(visit, token, 3) };
    await visit.post(BY_HAND, order, token);
    visit.controls.orders.complete(order.order_id);
    await visit.post(BY_HAND, order, token);
  },
  'POST /api/v3/order': async (visit) => {
    const token = buyer(visit);
    const request = { goods_type: 'COURSE', goods_id: 3, agree_protocol: 1 };
    await visit.post(ORDER, request, token);
    await visit.post(ORDER, { ...request, promo_code: 'ALLFREE' }, token);
    await visit.post(ORDER, { goods_type: 'COURSE', goods_id: 3 }, token);
    await visit.post(ORDER, { goods_type: 'ROLE', goods_id: 1 }, token);
    await visit.post(ORDER, { ...request, goods_type: 'XXX' }, token);
    await visit.post(ORDER, {}, token);
  },
};

function buyer(visit: Visit): string {
  return visit.controls.signIn(SEEDED.ordinary);
}

async function newOrder(visit: Visit, token: string, courseId: number): Promise<string> {
  if (visit.site.settings.value.generation === 1) {
    return fieldOf(await visit.post(COURSE, { course_id: courseId }, token), 'order_id');
  }
  const request = { goods_type: 'COURSE', goods_id: courseId, agree_protocol: 1 };
  return fieldOf(await visit.post(ORDER, request, token), 'order_no');
}
