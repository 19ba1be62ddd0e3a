import { SEEDED } from '../../../src/adapters/memory/seed/members.js';
import type { Controls } from '../../../src/adapters/memory/server/controls.js';
import { PAYING, PAYMENT_METHOD_TITLES } from '../../../src/adapters/memory/server/strings.js';
import { ROUTES } from '../../../src/domain/access/routes.js';
import * as courses from '../../../src/domain/courses/strings.js';
import type { ListedOrder } from '../../../src/domain/orders/listed-order.js';
import { orderAddress, payAddress } from '../../../src/domain/orders/order-addresses.js';
import { METHOD_WORDS } from '../../../src/domain/orders/payment-methods.strings.js';
import * as orders from '../../../src/domain/orders/strings.js';
import { COPY_LINK, OPEN_IN_BROWSER, SHARE_BY_MENU, SHARE_COURSE } from '../../../src/domain/sharing.strings.js';
import { LOGIN_DIALOG, WECHAT_LOGIN } from '../../../src/domain/signing-in/strings.js';
import { type CatalogueState, MOMENT } from '../catalogue-state.js';
import { press, tick } from '../steps/actions.js';
import { changeServer, comesBack, open, sees } from '../steps/events.js';
import type { Step } from '../steps/step.js';
import * as strings from '../strings.js';
import { titled } from '../strings.js';
import { generation2, setUp } from './calls.js';
import { pay as payState, type Recipe } from './payment-states.js';

const COURSE = orderAddress({ kind: 'course', id: 19 });
/** The seeded order that is not paid yet. */
const UNPAID_NO = '1012000031';
/** A seeded free course with files. */
const FREE_COURSE = '/courses/detail/1';

const SUBMIT = press(orders.SUBMIT_ORDER);

/** What differs on a phone and inside WeChat: paying, signing in, files, sharing. */
export const STATES: readonly CatalogueState[] = [
  pay('alipay-on-a-phone', strings.ON_A_PHONE, {
    scene: 'h5',
    address: COURSE,
    steps: [tick(PAYMENT_METHOD_TITLES.alipay), SUBMIT],
    shows: METHOD_WORDS.alipay.task,
  }),
  pay('alipay-unpaid', strings.BACK_UNPAID, {
    scene: 'h5',
    address: COURSE,
    steps: [
      tick(PAYMENT_METHOD_TITLES.alipay),
      SUBMIT,
      sees(METHOD_WORDS.alipay.task),
      ...backUnpaid('alipay', 'alipay'),
    ],
    shows: orders.MAY_NOT_HAVE_STARTED,
  }),
  pay('sheet-unpaid', titled(strings.IN_WECHAT, strings.BACK_UNPAID), {
    scene: 'wechat',
    address: COURSE,
    // The sheet is chosen already.
    steps: [
      sees(PAYMENT_METHOD_TITLES['wechat-jsapi']),
      SUBMIT,
      sees(METHOD_WORDS['wechat-jsapi'].task),
      ...backUnpaid('jsapi', 'wechat-jsapi'),
    ],
    shows: orders.MAY_NOT_HAVE_STARTED,
  }),
  pay('pay-page-on-a-phone', titled(strings.ON_A_PHONE, strings.OF_GENERATION_2), {
    scene: 'h5',
    address: COURSE,
    set: generation2,
    steps: [tick(`${orders.AGREE_TO}《${orders.AGREEMENT_NAMES['paid-content']}》`), SUBMIT],
    shows: orders.GO_TO_PAY,
  }),
  pay('no-method-on-a-phone', titled(strings.ON_A_PHONE, strings.NO_USABLE_METHOD), {
    scene: 'h5',
    address: payAddress(UNPAID_NO),
    set: withoutMethodOf('h5'),
    shows: orders.NO_PAYMENT_METHODS.h5,
  }),
  pay('no-method-in-wechat', titled(strings.IN_WECHAT, strings.NO_USABLE_METHOD), {
    scene: 'wechat',
    address: payAddress(UNPAID_NO),
    set: withoutMethodOf('wechat'),
    shows: orders.NO_PAYMENT_METHODS.wechat,
  }),
  pay('begun-on-a-computer', titled(strings.ON_A_PHONE, strings.BEGUN_ON_A_COMPUTER), {
    scene: 'h5',
    address: payAddress(UNPAID_NO),
    set: begun('scan', 'wechat'),
    shows: orders.PAYMENT_LOST.code,
  }),
  {
    id: 'pages/order/no-method-on-a-phone',
    title: titled(ROUTES.order.title, strings.ON_A_PHONE, strings.NO_USABLE_METHOD),
    signedInAs: SEEDED.ordinary,
    screen: 'narrow',
    scene: 'h5',
    address: COURSE,
    set: withoutMethodOf('h5'),
    shows: orders.NO_PAYMENT_METHODS.h5,
  },
  {
    id: 'dialogs/login/in-wechat',
    title: titled(LOGIN_DIALOG, strings.IN_WECHAT),
    screen: 'narrow',
    scene: 'wechat',
    address: '/courses',
    set: setUp({ wechat: true }),
    steps: [open({ kind: 'login' })],
    shows: WECHAT_LOGIN,
  },
  {
    id: 'dialogs/open-in-browser',
    title: titled(OPEN_IN_BROWSER, strings.IN_WECHAT),
    signedInAs: SEEDED.ordinary,
    screen: 'narrow',
    scene: 'wechat',
    address: `${FREE_COURSE}?tab=5`,
    steps: [press(courses.DOWNLOAD)],
    shows: COPY_LINK,
  },
  {
    id: 'dialogs/share-in-wechat',
    title: titled(SHARE_COURSE, strings.IN_WECHAT),
    screen: 'narrow',
    scene: 'wechat',
    address: FREE_COURSE,
    steps: [press(SHARE_COURSE)],
    shows: SHARE_BY_MENU,
  },
];

/** The provider's page has begun the payment; Back leads to our page, which the browser has preserved. */
function backUnpaid(ofServer: string, method: keyof typeof PAYMENT_METHOD_TITLES): readonly Step[] {
  return [changeServer('the payment begins', begun(ofServer, method)), comesBack()];
}

/** The unpaid order of a minute ago; its payment has begun. */
function begun(ofServer: string, method: keyof typeof PAYMENT_METHOD_TITLES): (controls: Controls) => void {
  return changingUnpaid({
    statusText: PAYING,
    paymentMethod: ofServer,
    paymentText: PAYMENT_METHOD_TITLES[method],
  });
}

/** The owner has set up none of the methods of that scene. The unpaid order is a minute old. */
function withoutMethodOf(scene: 'h5' | 'wechat'): (controls: Controls) => void {
  return (controls) => {
    controls.setUp({ payWays: scene === 'h5' ? ['wechat', 'wechat-jsapi'] : ['wechat', 'alipay'] });
    changingUnpaid({})(controls);
  };
}

function changingUnpaid(changes: Partial<ListedOrder>): (controls: Controls) => void {
  return ({ orders: all }) => {
    const createdAt = MOMENT - 60_000;
    all.put(
      all.all$.value.all.map((record) =>
        record.order.isPayable ? { ...record, order: { ...record.order, createdAt, ...changes } } : record,
      ),
    );
  };
}

function pay(id: string, how: string, recipe: Recipe): CatalogueState {
  return { ...payState(id, how, recipe), screen: 'narrow' };
}
