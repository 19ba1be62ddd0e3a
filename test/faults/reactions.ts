import { COMMENTS_FAILED } from '../../src/domain/comments/strings.js';
import { START_UP_FAILED } from '../../src/domain/errors/strings.js';
import { CATEGORIES_FAILED } from '../../src/domain/courses/strings.js';
import { PAYMENT_LOST, EARLIER_ORDER, ORDER_NOT_MADE } from '../../src/domain/orders/strings.js';
import { WAITING_FOR_NETWORK } from '../../src/domain/lesson/strings.js';
import { LINKED } from '../../src/domain/member/strings.js';
import { SEARCH_OFF } from '../../src/domain/search/strings.js';
import { CONTENT_MISSING, MEMBER_UNREACHABLE, PAGE_FAILED, SIGNED_OUT } from '../../src/domain/site/strings.js';
import { CAPTCHA_FAILED, FACE_CHECK_OFF } from '../../src/domain/signing-in/strings.js';
import type { Sight } from './sight.js';

interface Reaction {
  /** The mark in the printed table. */
  readonly mark: string;
  /** What the visitor sees, for the legend; `…` is replaced by the message of the fault. */
  readonly seen: string;
  /** What changes from before the call to after it. Everything else must stay the same. */
  readonly changes: (before: Sight, message: string) => Partial<Sight>;
}

const reported = (message: string) => [`error ${message}`];

/** The reactions of the site to a failed call. */
export const REACTIONS = {
  emptyRoot: {
    mark: 'E',
    seen: `the page stays empty and the console reports ${START_UP_FAILED}; the site retries with the network, on return to the tab, or after a while`,
    changes: () => ({ state: 'failed', log: [`error ${START_UP_FAILED}`] }),
  },
  form: {
    mark: 'F',
    seen: '… above the button; the form stays as it was filled in',
    changes: (_before, message) => ({ state: 'failed', message }),
  },
  quotedInForm: {
    mark: 'f',
    seen: 'toast …, and the same message above the button; the form stays as it was filled in',
    changes: (_before, message) => ({ state: 'failed', message, toasts: reported(message) }),
  },
  sms: {
    mark: 'S',
    seen: 'toast …; the captcha field is emptied, a new captcha image appears, and the button can be pressed again',
    changes: (_before, message) => ({ state: 'failed, another image, idle', toasts: reported(message) }),
  },
  image: {
    mark: 'P',
    seen: `${CAPTCHA_FAILED} in place of the image; pressing it loads a new one`,
    changes: () => ({ state: 'failed', message: CAPTCHA_FAILED }),
  },
  panel: {
    mark: 'Q',
    seen: '… and 重试 in place of the QR code; a retry loads a code',
    changes: (_before, message) => ({ state: 'failed', message }),
  },
  inPlace: {
    mark: 'I',
    seen: '… and 重试 in place of the content; a retry loads it',
    changes: (_before, message) => ({ state: 'failed', message }),
  },
  lost: {
    mark: 'G',
    seen: `${PAGE_FAILED} and 重试 in place of the content; a retry loads it`,
    changes: () => ({ state: 'failed', message: PAGE_FAILED }),
  },
  noCategories: {
    mark: 'K',
    seen: `${CATEGORIES_FAILED} and 重试 in place of the categories, and the list is visible; a retry loads them`,
    changes: () => ({ state: 'failed', message: CATEGORIES_FAILED }),
  },
  searchOff: {
    mark: 'X',
    seen: `${SEARCH_OFF}, and a link to the courses`,
    changes: () => ({ state: 'off', message: SEARCH_OFF }),
  },
  callback: {
    mark: 'C',
    seen: '登录失败：… on the page with links to login and home; the code is removed from the address',
    changes: (_before, message) => ({
      ...{ state: 'failed', message },
      location: '/login/callback?redirect=%2Fmember',
    }),
  },
  quotedOnCallback: {
    mark: 'c',
    seen: 'toast …, and 登录失败：… on the page with links to login and home; the code is removed from the address',
    changes: (_before, message) => ({
      ...{ state: 'failed', message, toasts: reported(message) },
      location: '/login/callback?redirect=%2Fmember',
    }),
  },
  waits: {
    mark: 'W',
    seen: 'the QR code stays, and no message appears; the next poll is sent as usual',
    changes: () => ({}),
  },
  pauses: {
    mark: 'R',
    seen: 'the QR code stays, and no message appears; the next poll is sent after a pause of 15 s',
    changes: () => ({}),
  },
  without: {
    mark: '.',
    seen: 'the footer has no links, and no message appears',
    changes: () => ({ state: 'no links' }),
  },
  dotStays: {
    mark: 'D',
    seen: 'the unread dot stays as it was, and no message appears',
    changes: () => ({}),
  },
  member: {
    mark: 'M',
    seen: `public pages work; ${MEMBER_UNREACHABLE} and 重试 on a members-only page, and a retry opens it; the token stays stored`,
    changes: () => ({ state: 'offer-retry', message: MEMBER_UNREACHABLE, session: 'unreachable' }),
  },
  courseGone: {
    mark: 'Y',
    seen: `${CONTENT_MISSING} in place of the course, with a link to the other courses`,
    changes: () => ({ state: 'missing', message: CONTENT_MISSING }),
  },
  lessonGone: {
    mark: '&',
    seen: `${CONTENT_MISSING} in place of the lesson, with a link to the courses`,
    changes: () => ({ state: 'missing', message: CONTENT_MISSING }),
  },
  videoWaits: {
    mark: '~',
    seen: `${WAITING_FOR_NETWORK} in place of the video, which loads by itself when the network is back`,
    changes: () => ({ state: 'offline', message: WAITING_FOR_NETWORK }),
  },
  progressStored: {
    mark: '+',
    seen: 'the video plays on, and no message appears; the position is stored on this device and sent again by itself',
    changes: () => ({ state: 'waits' }),
  },
  progressDropped: {
    mark: '-',
    seen: 'the video plays on, and no message appears; the position is dropped, because the server has no such lesson',
    changes: () => ({}),
  },
  commentsGone: {
    mark: 'J',
    seen: `${COMMENTS_FAILED} and 重试 in place of the comments; a retry loads them`,
    changes: () => ({ state: 'missing', message: COMMENTS_FAILED }),
  },
  goodsGone: {
    mark: 'Z',
    seen: `${CONTENT_MISSING} in place of the order, with a link to another page`,
    changes: () => ({ state: 'missing', message: CONTENT_MISSING }),
  },
  promoCode: {
    mark: 'B',
    seen: '… under the field of the promo code, which stays filled in; pressing 使用 again checks the code',
    changes: (_before, message) => ({ state: 'failed', message }),
  },
  orderRefused: {
    mark: 'N',
    seen: '… above the button, and the form stays as it was filled in; pressing again sends the order',
    changes: (_before, message) => ({ state: 'failed', message }),
  },
  orderNotMade: {
    mark: 'U',
    seen: `the site looks the order up and finds none: ${ORDER_NOT_MADE}; pressing again sends the order`,
    changes: () => ({ state: 'not made', message: ORDER_NOT_MADE }),
  },
  orderFound: {
    mark: 'V',
    seen: `the site looks the order up and finds it: ${EARLIER_ORDER}, and the member can pay it`,
    changes: () => ({ state: 'earlier', message: EARLIER_ORDER }),
  },
  payRefused: {
    mark: '$',
    seen: '… above the payment methods; choosing one again works',
    changes: (_before, message) => ({ state: 'refused', message }),
  },
  codeLost: {
    mark: '%',
    seen: `${PAYMENT_LOST.code}, and the member can order again`,
    changes: () => ({ state: 'code lost', message: PAYMENT_LOST.code }),
  },
  star: {
    mark: 'T',
    seen: 'toast …; the favourite button stays as it was and can be pressed again',
    changes: (_before, message) => ({ state: 'failed', toasts: reported(message) }),
  },
  restoreCount: {
    mark: '^',
    seen: 'toast …; the favourite is back in its place and can be removed again',
    changes: (_before, message) => ({ toasts: reported(message) }),
  },
  unread: {
    mark: '*',
    seen: 'toast …; the messages are unread again, with their dot; pressing again marks them as read',
    changes: (_before, message) => ({ toasts: reported(message) }),
  },
  found: {
    mark: '@',
    seen: 'the site asks the server whether it was done, and it was: the same as after an answer',
    // The rest is in the row.
    changes: () => ({}),
  },
  faceCheckOff: {
    mark: ':',
    seen: `${FACE_CHECK_OFF} in place of the QR code, and a way back`,
    changes: () => ({ state: 'off' }),
  },
  linkFound: {
    mark: '=',
    seen: 'the site checks whether the account is linked, and it is: toast 绑定成功; the code is removed from the address',
    changes: () => ({ toasts: [`success ${LINKED}`], location: '/member' }),
  },
  notLinked: {
    mark: '!',
    seen: 'toast …; the code is used up and removed from the address, and the account can be linked from the beginning',
    changes: (_before, message) => ({ toasts: reported(message), location: '/member' }),
  },
  file: {
    mark: 'A',
    seen: '… beside the file, and no window opens; pressing the file again opens it',
    changes: (_before, message) => ({ state: 'failed', message }),
  },
  signedOut: {
    mark: 'O',
    seen: `toast ${SIGNED_OUT}; the visitor is signed out and home loads all the same; the console reports the failure`,
    changes: () => ({
      ...{ state: 'no token', session: 'anonymous', location: '/', reloads: ['/'] },
      ...{ toasts: [`success ${SIGNED_OUT}`], log: ['error sign-out call failed'] },
    }),
  },
  part: {
    mark: 'H',
    seen: '… and 重试 in place of that part of home, and the rest is visible; a retry loads the part',
    changes: (_before, message) => ({ state: 'failed, and the rest is there', message }),
  },
  signInAgain: {
    mark: 'L',
    seen: 'toast …, once; the session ends, and /login opens with the way back',
    changes: ({ location }, message) => ({
      ...{ state: 'gone', toasts: reported(message), session: 'anonymous', dialog: undefined },
      // A login code can be used only once, so the redirect must not contain it.
      location: `/login?redirect=${encodeURIComponent(location.includes('login_code=') ? '/member' : location)}`,
    }),
  },
} as const satisfies Readonly<Record<string, Reaction>>;

export type ReactionName = keyof typeof REACTIONS;
