import { decodeGenerationSigns } from '../../../src/adapters/http/client/generations.js';
import { asList, asRecord, nonEmptyText } from '../../../src/adapters/http/client/json-readers.js';
import { HttpOrderListGateway } from '../../../src/adapters/http/orders/order-list.js';
import { HttpOrderGatewayG1 } from '../../../src/adapters/http/orders/orders-g1.js';
import { usableMethods } from '../../../src/domain/orders/payment-methods.js';
import { unanswered } from '../diagnose.js';
import { type Check, type Facts, dataOf, imagesOf } from '../facts.js';
import { type Finding, info, ok, warn } from '../finding.js';
import {
  BAD_TOKEN,
  NO_PAYMENT_METHODS,
  PAID_ELSEWHERE,
  PAYMENTS_UNSEEN,
  paidBefore,
  paymentMethodsFine,
  paymentMethodsUnknown,
} from '../page.strings.js';
import type { Requester } from '../requester.js';

const NEWEST_ORDERS = { page: 1, size: 20 } as const;

/**
 * The payment methods (docs/api/orders.md#payment-methods, docs/api/orders.md#create-an-order-generation-2): the first
 * generation returns them to members, the second has a page for them.
 */
export const checkPayments: Check = async (requester, facts) => {
  const { setUp } = facts;
  if (!setUp) return [];
  const member = requester.asMember();
  if (decodeGenerationSigns(setUp.raw).orders === 2) {
    return [info('payments', PAID_ELSEWHERE), ...(member ? await methodsOfOrders(member, facts) : [])];
  }
  if (!member) return [info('payments', PAYMENTS_UNSEEN)];
  // The gateway uses this token only to build payment addresses.
  const reply = await member.send((http) =>
    new HttpOrderGatewayG1(http, imagesOf(facts), () => undefined).terms('course', 'pc'),
  );
  const { request, outcome } = reply;
  if (outcome.kind === 'failed') {
    if (outcome.error.kind === 'no-route') return [info('payments', PAID_ELSEWHERE)];
    if (outcome.error.kind === 'unauthorized') return [warn('payments', request, BAD_TOKEN)];
    return [unanswered('payments', reply, outcome.error)];
  }
  const { methods: offered = [] } = outcome.data;
  const methods = usableMethods(offered, 'pc');
  const usable = methods.map(({ sign }) => sign);
  const unknown = offered.map(({ sign }) => sign).filter((sign) => !usable.includes(sign));
  return [
    methods.length === 0
      ? warn('payments', request, NO_PAYMENT_METHODS)
      : ok('payments', paymentMethodsFine(methods.map(({ title }) => title).join('，'))),
    ...(unknown.length > 0 ? [info('payments', paymentMethodsUnknown(unknown.join('，')))] : []),
  ];
};

/** The second generation names its payment methods only in the orders of a member (docs/api/orders.md#order-list). */
async function methodsOfOrders(member: Requester, facts: Facts): Promise<readonly Finding[]> {
  const reply = await member.send((http) => new HttpOrderListGateway(http, imagesOf(facts)).list(NEWEST_ORDERS));
  const { request, outcome } = reply;
  if (outcome.kind === 'failed') {
    const isBadToken = outcome.error.kind === 'unauthorized';
    return [isBadToken ? warn('payments', request, BAD_TOKEN) : unanswered('payments', reply, outcome.error)];
  }
  const orders = asList(asRecord(dataOf(reply.received))?.['data']) ?? [];
  const names = new Set(orders.map((order) => nonEmptyText(asRecord(order)?.['payment_method'])));
  names.delete(undefined);
  return names.size === 0 ? [] : [info('payments', paidBefore([...names].join('，')))];
}
