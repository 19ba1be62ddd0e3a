import { SEEDED } from '../../../src/adapters/memory/seed/members.js';
import { ROUTES } from '../../../src/domain/access/routes.js';
import { SERVICE_BROKEN } from '../../../src/domain/errors/strings.js';
import {
  CONTINUE_PAYING,
  MEMBER_ORDERS_EMPTY,
  NO_PRODUCT_DETAILS,
  refunded,
} from '../../../src/domain/orders/strings.js';
import { NOTHING_ON_PAGE } from '../../../src/domain/kernel/paging.strings.js';
import { LOADING_TEXT } from '../../../src/domain/site/strings.js';
import type { CatalogueState } from '../catalogue-state.js';
import * as strings from '../strings.js';
import { titled } from '../strings.js';
import { generation2, lost, never } from './calls.js';

/** Seeded: a partial refund with a fraction. */
const PAID_BACK = refunded('￥19.50');

export const STATES: readonly CatalogueState[] = [
  orders('orders', strings.AS_MEMBER, { shows: CONTINUE_PAYING }),
  orders('second-generation', strings.OF_GENERATION_2, {
    set: generation2,
    shows: PAID_BACK,
  }),
  orders('odd', strings.ODD_ORDERS, { signedInAs: SEEDED.withUnread, shows: NO_PRODUCT_DETAILS }),
  orders('empty', strings.NOTHING_YET, { signedInAs: SEEDED.vip, shows: MEMBER_ORDERS_EMPTY }),
  orders('past-the-end', strings.PAST_THE_END, { query: '?page=9', shows: NOTHING_ON_PAGE }),
  orders('list-loading', strings.IS_LOADING, { set: never('orders'), shows: LOADING_TEXT }),
  orders('list-failed', strings.IS_FAILED, { set: lost('orders'), shows: SERVICE_BROKEN }),
];

type Recipe = Pick<CatalogueState, 'set' | 'shows' | 'signedInAs'> & { readonly query?: string };

function orders(id: string, how: string, { query = '', ...recipe }: Recipe): CatalogueState {
  const { pattern, title } = ROUTES.memberOrders;
  return {
    signedInAs: SEEDED.ordinary,
    ...recipe,
    id: `pages/member-orders/${id}`,
    title: titled(title, how),
    address: pattern + query,
  };
}
