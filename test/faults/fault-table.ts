import { CALL_NAMES, type CallName } from '../../src/adapters/memory/server/calls.js';
import { RULES, type Rule } from './fault-rules.js';
import type { ReactionName } from './reactions.js';
import * as member from './scenes/member.js';
import * as orders from './scenes/orders.js';
import * as pages from './scenes/pages.js';
import * as signingIn from './scenes/signing-in.js';
import type { Scene } from './support/scene.js';
import { THE_FAULTS, type TheFault } from './the-faults.js';

/** A call of the shell (spec §7), where it is made, and what comes of its faults. */
interface ShellCall {
  readonly name: string;
  readonly call: CallName;
  readonly scene: Scene;
  readonly rule: Rule;
}

const SHELL_CALLS: readonly ShellCall[] = [
  { name: 'configuration', call: 'config', scene: pages.startUpScene, rule: RULES.startUp },
  { name: 'navigation', call: 'navs', scene: pages.startUpScene, rule: RULES.startUp },
  { name: 'friendly links', call: 'links', scene: pages.linksScene, rule: RULES.decoration },
  { name: 'member', call: 'member', scene: member.memberScene, rule: RULES.member },
  { name: 'unread count', call: 'unread', scene: member.unreadScene, rule: RULES.background },
  { name: 'sign-out', call: 'logout', scene: member.signOutScene, rule: RULES.leaving },
  { name: 'captcha picture', call: 'captcha', scene: signingIn.captchaScene, rule: RULES.picture },
  { name: 'SMS', call: 'sms', scene: signingIn.smsScene, rule: RULES.sms },
  { name: 'password login', call: 'passwordLogin', scene: signingIn.passwordLoginScene, rule: RULES.form },
  { name: 'SMS login', call: 'smsLogin', scene: signingIn.smsLoginScene, rule: RULES.form },
  { name: 'registration', call: 'register', scene: signingIn.registerScene, rule: RULES.form },
  { name: 'password reset', call: 'resetPassword', scene: signingIn.resetPasswordScene, rule: RULES.form },
  { name: 'code login', call: 'codeLogin', scene: signingIn.codeLoginScene(), rule: RULES.callback },
  { name: 'bind after code', call: 'bindAfterCodeLogin', scene: signingIn.bindAfterCodeLoginScene, rule: RULES.form },
  ...([1, 2] as const).flatMap((generation): readonly ShellCall[] => [
    {
      name: `scan start, G${generation}`,
      call: 'scanOpen',
      scene: signingIn.scanOpenScene(generation),
      rule: RULES.qr,
    },
    {
      name: `scan query, G${generation}`,
      call: 'scanStatus',
      scene: signingIn.scanStatusScene(generation),
      rule: RULES.poll,
    },
  ]),
  { name: 'login by scan, G2', call: 'codeLogin', scene: signingIn.scannedScene(2), rule: RULES.qr },
  { name: 'bind by scan, G1', call: 'bindAfterScan', scene: signingIn.bindAfterScanScene(1), rule: RULES.form },
  { name: 'bind by scan, G2', call: 'bindAfterCodeLogin', scene: signingIn.bindAfterScanScene(2), rule: RULES.form },
  { name: 'bind first mobile', call: 'bindMobile', scene: signingIn.bindMobileScene, rule: RULES.form },
  { name: 'face check start', call: 'faceStart', scene: signingIn.faceStartScene, rule: RULES.qr },
  { name: 'face check query', call: 'faceStatus', scene: signingIn.faceStatusScene, rule: RULES.poll },
  { name: 'home, G1', call: 'homeBlocks', scene: pages.homeScene('content', 1), rule: RULES.part },
  { name: 'home, G2', call: 'homeBlocks', scene: pages.homeScene('content', 2), rule: RULES.part },
  { name: 'latest news', call: 'latestAnnouncement', scene: pages.homeScene('announcement'), rule: RULES.part },
  { name: 'learned courses', call: 'learnedCourses', scene: pages.homeScene('learned'), rule: RULES.part },
  { name: 'consent, G2', call: 'agree', scene: signingIn.consentScene, rule: RULES.form },
  { name: 'course', call: 'course', scene: pages.courseScene, rule: RULES.course },
  { name: 'favourite', call: 'likeCourse', scene: pages.favouriteScene, rule: RULES.star },
  { name: 'file of a course', call: 'attachmentLink', scene: pages.downloadScene, rule: RULES.file },
  { name: 'comments, G2', call: 'comments', scene: pages.commentsScene, rule: RULES.comments },
  { name: 'replies, G2', call: 'commentReplies', scene: pages.repliesScene, rule: RULES.replies },
  { name: 'comment, G2', call: 'writeComment', scene: pages.writingScene, rule: RULES.form },
  { name: 'nickname', call: 'nickname', scene: member.nicknameScene, rule: RULES.form },
  { name: 'password', call: 'password', scene: member.passwordScene, rule: RULES.form },
  { name: 'proof of mobile', call: 'verifyMobile', scene: member.proveMobileScene, rule: RULES.form },
  { name: 'change of mobile', call: 'changeMobile', scene: member.changeMobileScene, rule: RULES.form },
  { name: 'avatar', call: 'avatar', scene: member.avatarScene, rule: RULES.form },
  { name: 'unlinking', call: 'unlinkSocial', scene: member.unlinkScene, rule: RULES.form },
  { name: 'deletion', call: 'destroy', scene: member.deletionScene, rule: RULES.form },
  { name: 'link WeChat, G1', call: 'wechatBind', scene: member.linkStartScene(1), rule: RULES.qr },
  { name: 'link WeChat, G2', call: 'scanOpen', scene: member.linkStartScene(2), rule: RULES.qr },
  { name: 'WeChat linked?, G1', call: 'member', scene: member.linkStatusScene(1), rule: RULES.poll },
  { name: 'WeChat linked?, G2', call: 'scanStatus', scene: member.linkStatusScene(2), rule: RULES.poll },
  { name: 'link QQ', call: 'linkSocial', scene: member.linkArrivalScene, rule: RULES.linking },
  { name: 'courses', call: 'courses', scene: pages.coursesScene, rule: RULES.page },
  { name: 'course categories', call: 'courseCategories', scene: pages.categoriesScene, rule: RULES.categories },
  { name: 'search', call: 'search', scene: pages.searchScene, rule: RULES.search },
  { name: 'ways to pay, G1', call: 'payWays', scene: orders.payWaysScene, rule: RULES.goods },
  { name: 'promo code', call: 'promoCode', scene: orders.promoCodeScene, rule: RULES.promoCode },
  { name: 'new order', call: 'makeOrder', scene: orders.makeOrderScene, rule: RULES.newOrder },
  { name: 'WeChat code, G1', call: 'payByWechat', scene: orders.paymentScene('wechat'), rule: RULES.payment },
  { name: 'transfer, G1', call: 'payByHand', scene: orders.paymentScene('hand'), rule: RULES.payment },
  { name: 'order', call: 'orderStatus', scene: orders.orderStatusScene, rule: RULES.goods },
  { name: 'order query', call: 'orderStatus', scene: orders.orderPollScene, rule: RULES.orderPoll },
  { name: 'orders', call: 'orders', scene: member.memberOrdersScene, rule: RULES.page },
  { name: 'memberships', call: 'vipPlans', scene: pages.vipPlansScene, rule: RULES.page },
  { name: 'lesson', call: 'lesson', scene: pages.lessonScene, rule: RULES.lesson },
  { name: 'film', call: 'playSources', scene: pages.filmScene, rule: RULES.film },
  { name: 'progress', call: 'recordProgress', scene: pages.progressScene, rule: RULES.progress },
  { name: 'study: learned', call: 'learnedCourses', scene: member.studyListScene('learned'), rule: RULES.page },
  { name: 'study: bought', call: 'boughtCourses', scene: member.studyListScene('courses'), rule: RULES.page },
  { name: 'study: liked', call: 'likedCourses', scene: member.studyListScene('like'), rule: RULES.page },
  { name: 'study: lessons', call: 'learnedLessons', scene: member.lessonsScene, rule: RULES.page },
  { name: 'study: unlike', call: 'likeCourse', scene: member.droppedFavouriteScene, rule: RULES.putBack },
  { name: 'messages', call: 'messages', scene: member.messagesScene, rule: RULES.page },
  { name: 'message read', call: 'readMessage', scene: member.readMessageScene, rule: RULES.unread },
  { name: 'all messages read', call: 'readAllMessages', scene: member.readAllScene, rule: RULES.unread },
  { name: 'points', call: 'points', scene: member.pointsScene, rule: RULES.page },
];

/** What the pretend site answers and the shell does not ask. */
const NOT_OF_THE_SHELL: ReadonlySet<CallName> = new Set<CallName>([
  // A place to go to, not a question: the browser shows what becomes of it.
  'qqRedirect',
  'payByAlipay',
  // Of the page of announcements: its journeys break them in a browser.
  ...(['announcement', 'announcements'] as const),
]);

/** A row of the table: what comes of one call and one fault; `undefined` when nobody has said so. */
export interface FaultCell {
  readonly name: string;
  readonly fault: TheFault;
  readonly said: { readonly call: ShellCall; readonly reaction: ReactionName } | undefined;
}

/** Every call of the shell with every fault, in order. A call that was forgotten is there, unspecified. */
export const FAULT_TABLE: readonly FaultCell[] = [
  ...SHELL_CALLS.flatMap((call) =>
    THE_FAULTS.map((fault) => ({ name: call.name, fault, said: { call, reaction: call.rule(fault) } })),
  ),
  ...CALL_NAMES.filter((name) => !NOT_OF_THE_SHELL.has(name) && !SHELL_CALLS.some(({ call }) => call === name)).flatMap(
    (name) => THE_FAULTS.map((fault) => ({ name, fault, said: undefined })),
  ),
];
