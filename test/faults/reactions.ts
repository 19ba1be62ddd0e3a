import { COMMENTS_FAILED } from '../../src/domain/comments/strings.js';
import { START_UP_FAILED } from '../../src/domain/errors/strings.js';
import { CATEGORIES_FAILED } from '../../src/domain/courses/strings.js';
import { CODE_LOST, EARLIER_ORDER, ORDER_NOT_MADE } from '../../src/domain/orders/strings.js';
import { WAITING_FOR_NETWORK } from '../../src/domain/lesson/strings.js';
import { LINKED } from '../../src/domain/member/strings.js';
import { SEARCH_OFF } from '../../src/domain/search/strings.js';
import { CONTENT_GONE, MEMBER_UNREACHABLE, PAGE_FAILED, SIGNED_OUT } from '../../src/domain/site/strings.js';
import { CAPTCHA_FAILED } from '../../src/domain/signing-in/strings.js';
import type { Sight } from './sight.js';

interface Reaction {
  /** The mark in the printed table. */
  readonly mark: string;
  /** What the visitor sees, for the legend; `…` is replaced by the message of the fault. */
  readonly seen: string;
  /** What changes from before the call to after it. Everything else must stay the same. */
  readonly changes: (before: Sight, words: string) => Partial<Sight>;
}

const reported = (words: string) => [`error ${words}`];

/** The reactions of the site to a failed call. */
export const REACTIONS = {
  emptyRoot: {
    mark: 'E',
    seen: `nothing of the site is drawn, the console says ${START_UP_FAILED}; it comes by itself with the network, the visitor or time`,
    changes: () => ({ state: 'failed', log: [`error ${START_UP_FAILED}`] }),
  },
  form: {
    mark: 'F',
    seen: 'toast … and the same above the button; the form stays as it was filled in',
    changes: (_before, words) => ({ state: 'failed', words, toasts: reported(words) }),
  },
  sms: {
    mark: 'S',
    seen: 'toast …; the captcha is emptied, there is another image, the button can be pressed again',
    changes: (_before, words) => ({ state: 'failed, another image, idle', toasts: reported(words) }),
  },
  image: {
    mark: 'P',
    seen: `${CAPTCHA_FAILED} in place of the image; pressing it brings one`,
    changes: () => ({ state: 'failed', words: CAPTCHA_FAILED }),
  },
  panel: {
    mark: 'Q',
    seen: '… and 重试 in place of the QR code; retrying brings one',
    changes: (_before, words) => ({ state: 'failed', words }),
  },
  inPlace: {
    mark: 'I',
    seen: '… and 重试 in its place on the page; retrying brings it',
    changes: (_before, words) => ({ state: 'failed', words }),
  },
  lost: {
    mark: 'G',
    seen: `${PAGE_FAILED} and 重试 in its place on the page; retrying brings it`,
    changes: () => ({ state: 'failed', words: PAGE_FAILED }),
  },
  noCategories: {
    mark: 'K',
    seen: `${CATEGORIES_FAILED} and 重试 in place of the choices, the list is there; retrying brings them`,
    changes: () => ({ state: 'failed', words: CATEGORIES_FAILED }),
  },
  searchOff: {
    mark: 'X',
    seen: `${SEARCH_OFF}, and a way to the courses`,
    changes: () => ({ state: 'off', words: SEARCH_OFF }),
  },
  callback: {
    mark: 'C',
    seen: 'toast … and 登录失败：… on the page, with the ways back to login and home; the code is out of the address',
    changes: (_before, words) => ({
      ...{ state: 'failed', words, toasts: reported(words) },
      place: '/login/callback?redirect=%2Fmember',
    }),
  },
  waits: {
    mark: 'W',
    seen: 'the QR code stays and not a word is said; the next turn asks again',
    changes: () => ({}),
  },
  rests: {
    mark: 'R',
    seen: 'the QR code stays and not a word is said; asked again after a rest of 15 s',
    changes: () => ({}),
  },
  without: {
    mark: '.',
    seen: 'the footer goes without the links, not a word is said',
    changes: () => ({ state: 'no links' }),
  },
  dotStays: {
    mark: 'D',
    seen: 'the unread dot stays as it was, not a word is said',
    changes: () => ({}),
  },
  member: {
    mark: 'M',
    seen: `public pages work; ${MEMBER_UNREACHABLE} and 重试 on a members-only page, which helps; the token is kept`,
    changes: () => ({ state: 'offer-retry', words: MEMBER_UNREACHABLE, session: 'unreachable' }),
  },
  courseGone: {
    mark: 'Y',
    seen: `${CONTENT_GONE} in place of the course, with the way to the others`,
    changes: () => ({ state: 'gone', words: CONTENT_GONE }),
  },
  lessonGone: {
    mark: '&',
    seen: `${CONTENT_GONE} in place of the lesson, with a way on`,
    changes: () => ({ state: 'gone', words: CONTENT_GONE }),
  },
  videoWaits: {
    mark: '~',
    seen: `${WAITING_FOR_NETWORK} in place of the image; the video comes by itself with the network`,
    changes: () => ({ state: 'offline', words: WAITING_FOR_NETWORK }),
  },
  kept: {
    mark: '+',
    seen: 'the video plays on, not a word is said; the position waits on this device and is sent again by itself',
    changes: () => ({ state: 'waits' }),
  },
  letGo: {
    mark: '-',
    seen: 'the video plays on, not a word is said; the position is let go, the server has no such lesson',
    changes: () => ({}),
  },
  commentsGone: {
    mark: 'J',
    seen: `${COMMENTS_FAILED} and 重试 in place of the comments; retrying brings them`,
    changes: () => ({ state: 'gone', words: COMMENTS_FAILED }),
  },
  goodsGone: {
    mark: 'Z',
    seen: `${CONTENT_GONE} in place of the order, with a way on`,
    changes: () => ({ state: 'gone', words: CONTENT_GONE }),
  },
  promoCode: {
    mark: 'B',
    seen: '… under the field of the code, which keeps it; pressing 使用 again checks it',
    changes: (_before, words) => ({ state: 'failed', words }),
  },
  orderRefused: {
    mark: 'N',
    seen: '… above the button, the form stays as it was filled in; pressing again sends the order',
    changes: (_before, words) => ({ state: 'failed', words }),
  },
  orderNotMade: {
    mark: 'U',
    seen: `the orders are looked up, there is none: ${ORDER_NOT_MADE}; pressing again sends the order`,
    changes: () => ({ state: 'not made', words: ORDER_NOT_MADE }),
  },
  orderFound: {
    mark: 'V',
    seen: `the orders are looked up, there is one: ${EARLIER_ORDER}, and the way to pay it`,
    changes: () => ({ state: 'earlier', words: EARLIER_ORDER }),
  },
  payRefused: {
    mark: '$',
    seen: '… above the ways to pay; choosing again works',
    changes: (_before, words) => ({ state: 'refused', words }),
  },
  codeLost: {
    mark: '%',
    seen: `${CODE_LOST}, and the way to another order`,
    changes: () => ({ state: 'code lost', words: CODE_LOST }),
  },
  star: {
    mark: 'T',
    seen: 'toast …; the star stays as it was and can be pressed again',
    changes: (_before, words) => ({ state: 'failed', toasts: reported(words) }),
  },
  putBack: {
    mark: '^',
    seen: 'toast …; the favourite is back in its place and can be taken back again',
    changes: (_before, words) => ({ toasts: reported(words) }),
  },
  unread: {
    mark: '*',
    seen: 'toast …; the messages are unread again, and so is the dot there; pressing once more marks them',
    changes: (_before, words) => ({ toasts: reported(words) }),
  },
  linkFound: {
    mark: '=',
    seen: 'whether it is linked is asked, and it is: toast 绑定成功; the code is out of the address',
    changes: () => ({ toasts: [`success ${LINKED}`], place: '/member' }),
  },
  notLinked: {
    mark: '!',
    seen: 'toast …; the code is used up and out of the address, the account can be linked from the beginning',
    changes: (_before, words) => ({ toasts: reported(words), place: '/member' }),
  },
  file: {
    mark: 'A',
    seen: '… beside the file, no window is opened; pressing it again brings it',
    changes: (_before, words) => ({ state: 'failed', words }),
  },
  signedOut: {
    mark: 'O',
    seen: `toast ${SIGNED_OUT}, signed out and home all the same; the console knows`,
    changes: () => ({
      ...{ state: 'no token', session: 'anonymous', place: '/', reloads: ['/'] },
      ...{ toasts: [`success ${SIGNED_OUT}`], log: ['error sign-out call failed'] },
    }),
  },
  part: {
    mark: 'H',
    seen: '… and 重试 in place of that part of home, the rest is there; retrying brings it',
    changes: (_before, words) => ({ state: 'failed, and the rest is there', words }),
  },
  signInAgain: {
    mark: 'L',
    seen: 'toast …, once; the session is over; /login with the way back',
    changes: ({ place }, words) => ({
      ...{ state: 'gone', toasts: reported(words), session: 'anonymous', dialog: undefined },
      // A login code can be used only once, so the redirect must not contain it.
      place: `/login?redirect=${encodeURIComponent(place.includes('login_code=') ? '/member' : place)}`,
    }),
  },
} as const satisfies Readonly<Record<string, Reaction>>;

export type ReactionName = keyof typeof REACTIONS;
