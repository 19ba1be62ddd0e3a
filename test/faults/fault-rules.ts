import { NETWORK_FAILED } from '../../src/domain/errors/strings.js';
import { endsSession, hasServerText, type TheFault } from './the-faults.js';
import type { ReactionName } from './reactions.js';

/** The reaction to each fault, for a class of calls. */
export type Rule = (fault: TheFault) => ReactionName;

const always =
  (reaction: ReactionName): Rule =>
  () =>
    reaction;

/** A 401 ends the session, whichever of these calls receives it (docs/spec/session.md#expired-token). */
const unlessSessionEnds =
  (reaction: ReactionName): Rule =>
  (fault) =>
    endsSession(fault) ? 'signInAgain' : reaction;

/** The server's own words are a toast, too (docs/spec/errors.md#form-errors). */
const quoting =
  (own: ReactionName, quoted: ReactionName): Rule =>
  (fault) =>
    endsSession(fault) ? 'signInAgain' : hasServerText(fault) ? quoted : own;

/** What a page requests by an id may no longer exist (docs/spec/every-page.md#states). */
const missingIs =
  (reaction: ReactionName, rule: Rule): Rule =>
  (fault) =>
    fault.name === 'code 404' ? reaction : rule(fault);

/**
 * A poll shows no error, and pauses when the server limits the rate (docs/spec/errors.md#polling,
 * docs/api/README.md#rate-limit).
 */
const poll: Rule = ({ name }) => (name === 'code 429' ? 'pauses' : 'waits');

/** What a page requests without an id cannot be missing, so a 404 is a fault of the server. */
const page: Rule = ({ name }) => (name === 'code 404' ? 'lost' : 'inPlace');

/** With these faults the server has done its work, and only the answer is lost or unreadable. */
const afterTheWork = ({ name }: TheFault): boolean => name === 'cut' || name === 'half' || name === 'empty';

/**
 * An order that the server refused does not exist. After every other fault the site looks the order up first
 * (docs/spec/orders.md#lost-answers).
 */
const newOrder: Rule = (fault) => {
  if (afterTheWork(fault)) return 'orderFound';
  return fault.name === 'code 404' || fault.name === 'code 429' ? 'orderRefused' : 'orderNotMade';
};

/**
 * The order itself shows that its payment has started: WeChat sends its code only once
 * (docs/api/orders.md#wechat-payment).
 */
const payment: Rule = (fault) => (afterTheWork(fault) ? 'codeLost' : 'payRefused');

/**
 * The account may be linked although the answer was lost, so the site checks that before it shows a message
 * (docs/spec/member.md#social-accounts).
 */
const linking: Rule = (fault) => (afterTheWork(fault) ? 'linkFound' : 'notLinked');

/** What the server has done although its answer was lost (docs/spec/errors.md#lost-answers). */
const unlessFound =
  (rule: Rule): Rule =>
  (fault) =>
    afterTheWork(fault) ? 'found' : rule(fault);

/** The bare message `错误` is also the answer of a server without a set-up of the check. */
const faceCheck: Rule = ({ name }) => (name === 'code 1' ? 'faceCheckOff' : 'panel');

/** Without a network the video waits for it; any other fault is shown. */
const video: Rule = ({ message }) => (message === NETWORK_FAILED ? 'videoWaits' : 'inPlace');

/** A 404 is also the answer of a server without search. */
const search: Rule = ({ name }) => (name === 'code 404' ? 'searchOff' : 'inPlace');

/** The classes of calls. Each comment names the visitor who waits for the answer. */
export const RULES = {
  /** Every visitor (docs/spec/start-and-routes.md#failed-start): without these two calls there is no site. */
  startUp: always('emptyRoot'),
  /** No visitor: the links only decorate the footer. */
  decoration: unlessSessionEnds('without'),
  /** The header, and the visitor of a members-only page (docs/spec/session.md#unreachable-member). */
  member: unlessSessionEnds('member'),
  /** No visitor: it is a background request. */
  background: unlessSessionEnds('dotStays'),
  /** No visitor any more: the member has signed out (docs/spec/session.md#sign-out). */
  leaving: always('signedOut'),
  form: quoting('form', 'quotedInForm'),
  /** A form whose action the server can be asked about. */
  foundForm: unlessFound(quoting('form', 'quotedInForm')),
  sms: unlessSessionEnds('sms'),
  /** A form with a captcha image. */
  image: unlessSessionEnds('image'),
  qr: unlessSessionEnds('panel'),
  faceCheck: (fault) => (endsSession(fault) ? 'signInAgain' : faceCheck(fault)),
  poll: (fault) => (endsSession(fault) ? 'signInAgain' : poll(fault)),
  /** The visitor who opened the page for it. */
  page: (fault) => (endsSession(fault) ? 'signInAgain' : page(fault)),
  /** The visitor who wants to filter; the list is already visible. */
  categories: unlessSessionEnds('noCategories'),
  search: (fault) => (endsSession(fault) ? 'signInAgain' : search(fault)),
  callback: quoting('callback', 'quotedOnCallback'),
  /** The member who returns from QQ to the page of their account. */
  linking: (fault) => (endsSession(fault) ? 'signInAgain' : linking(fault)),
  /** A part of home (docs/spec/home.md#parts). */
  part: unlessSessionEnds('part'),
  /** The visitor of a page that shows it in one place. */
  course: missingIs('courseGone', unlessSessionEnds('inPlace')),
  lesson: missingIs('lessonGone', unlessSessionEnds('inPlace')),
  video: (fault) => (endsSession(fault) ? 'signInAgain' : video(fault)),
  /** No visitor: the site sends it in the background. */
  progress: missingIs('progressDropped', unlessSessionEnds('progressStored')),
  comments: missingIs('commentsGone', unlessSessionEnds('inPlace')),
  product: missingIs('goodsGone', unlessSessionEnds('inPlace')),
  promoCode: unlessSessionEnds('promoCode'),
  newOrder: (fault) => (endsSession(fault) ? 'signInAgain' : newOrder(fault)),
  payment: (fault) => (endsSession(fault) ? 'signInAgain' : payment(fault)),
  orderPoll: missingIs('goodsGone', (fault) => (endsSession(fault) ? 'signInAgain' : poll(fault))),
  replies: unlessSessionEnds('inPlace'),
  star: unlessFound(unlessSessionEnds('star')),
  /** The member, who sees the result before the server confirms it. */
  restoreCount: unlessFound(unlessSessionEnds('restoreCount')),
  /** The member who marked messages as read. */
  unread: unlessSessionEnds('unread'),
  file: unlessSessionEnds('file'),
} as const satisfies Readonly<Record<string, Rule>>;
