import { NETWORK_FAILED } from '../../src/domain/errors/strings.js';
import { endsSession, type TheFault } from './the-faults.js';
import type { ReactionName } from './reactions.js';

/** What comes of each fault, for a class of calls. */
export type Rule = (fault: TheFault) => ReactionName;

const always =
  (reaction: ReactionName): Rule =>
  () =>
    reaction;

/** A 401 ends the session, whichever of these calls brings it (docs/spec/session.md#expired-token). */
const unlessSessionEnds =
  (reaction: ReactionName): Rule =>
  (fault) =>
    endsSession(fault) ? 'signInAgain' : reaction;

/** What is asked for by its id may not be there any more (docs/spec/every-page.md#states). */
const missingIs =
  (reaction: ReactionName, rule: Rule): Rule =>
  (fault) =>
    fault.name === 'code 404' ? reaction : rule(fault);

/**
 * What asks over and over is quiet, and asks less where the server wants less (docs/spec/errors.md#polling,
 * docs/api/README.md#rate-limit).
 */
const poll: Rule = ({ name }) => (name === 'code 429' ? 'rests' : 'waits');

/** What a page is asked for without an id cannot be gone: the server is not well. */
const page: Rule = ({ name }) => (name === 'code 404' ? 'lost' : 'inPlace');

/** Half an answer comes of work that was done. */
const afterTheWork = ({ name }: TheFault): boolean => name === 'cut' || name === 'half' || name === 'empty';

/**
 * What the server has answered with no, is not there; of everything else nobody knows, until it is looked up
 * (docs/spec/orders.md#lost-answers).
 */
const newOrder: Rule = (fault) => {
  if (afterTheWork(fault)) return 'orderFound';
  return fault.name === 'code 404' || fault.name === 'code 429' ? 'orderRefused' : 'orderNotMade';
};

/**
 * The order itself says whether its payment has begun: WeChat gives its code out once
 * (docs/api/orders.md#wechat-payment).
 */
const payment: Rule = (fault) => (afterTheWork(fault) ? 'codeLost' : 'payRefused');

/**
 * Whose answer was lost may be linked all the same: that is asked before anything is said
 * (docs/spec/member.md#social-accounts).
 */
const linking: Rule = (fault) => (afterTheWork(fault) ? 'linkFound' : 'notLinked');

/** Without a network the film waits for it; what the server says is said. */
const film: Rule = ({ words }) => (words === NETWORK_FAILED ? 'filmWaits' : 'inPlace');

/** A server without a search says so in this way as well. */
const search: Rule = ({ name }) => (name === 'code 404' ? 'searchOff' : 'inPlace');

/** The classes of the calls, by who waits for the answer. */
export const RULES = {
  /** Everybody (docs/spec/start-and-routes.md#failed-start): without these two there is no site. */
  startUp: always('emptyRoot'),
  /** Nobody: it decorates the footer. */
  decoration: unlessSessionEnds('without'),
  /** The header, and whoever is at a members-only page (docs/spec/session.md#unreachable-member). */
  member: unlessSessionEnds('member'),
  /** Nobody: it is asked in the background. */
  background: unlessSessionEnds('dotStays'),
  /** Nobody any more (docs/spec/session.md#sign-out). */
  leaving: always('signedOut'),
  form: unlessSessionEnds('form'),
  sms: unlessSessionEnds('sms'),
  /** A captcha's picture. */
  picture: unlessSessionEnds('picture'),
  qr: unlessSessionEnds('panel'),
  poll: (fault) => (endsSession(fault) ? 'signInAgain' : poll(fault)),
  /** Whoever came to the page for it. */
  page: (fault) => (endsSession(fault) ? 'signInAgain' : page(fault)),
  /** Whoever wants to choose; the list is there. */
  categories: unlessSessionEnds('noCategories'),
  search: (fault) => (endsSession(fault) ? 'signInAgain' : search(fault)),
  callback: unlessSessionEnds('callback'),
  /** Who comes back from QQ to their own page. */
  linking: (fault) => (endsSession(fault) ? 'signInAgain' : linking(fault)),
  /** A part of home (docs/spec/home.md#parts). */
  part: unlessSessionEnds('part'),
  /** What a page shows in one place of its own. */
  course: missingIs('courseGone', unlessSessionEnds('inPlace')),
  lesson: missingIs('lessonGone', unlessSessionEnds('inPlace')),
  film: (fault) => (endsSession(fault) ? 'signInAgain' : film(fault)),
  /** Nobody waits for it. */
  progress: missingIs('letGo', unlessSessionEnds('kept')),
  comments: missingIs('commentsGone', unlessSessionEnds('inPlace')),
  goods: missingIs('goodsGone', unlessSessionEnds('inPlace')),
  promoCode: unlessSessionEnds('promoCode'),
  newOrder: (fault) => (endsSession(fault) ? 'signInAgain' : newOrder(fault)),
  payment: (fault) => (endsSession(fault) ? 'signInAgain' : payment(fault)),
  orderPoll: missingIs('goodsGone', (fault) => (endsSession(fault) ? 'signInAgain' : poll(fault))),
  replies: unlessSessionEnds('inPlace'),
  star: unlessSessionEnds('star'),
  /** What shows at once, before it is certain. */
  putBack: unlessSessionEnds('putBack'),
  /** Whoever has turned to a message. */
  unread: unlessSessionEnds('unread'),
  file: unlessSessionEnds('file'),
} as const satisfies Readonly<Record<string, Rule>>;
