import { CALL_NAMES, type CallName } from '../../src/adapters/memory/server/calls.js';
import { RULES, type Rule } from './fault-rules.js';
import type { ReactionName } from './reactions.js';
import { codeLoginScene } from './scenes/code-login-scene.js';
import { faceStartScene, faceStatusScene } from './scenes/face-scenes.js';
import * as courses from './scenes/course-scenes.js';
import * as forms from './scenes/form-scenes.js';
import { homeScene } from './scenes/home-scenes.js';
import * as lessons from './scenes/lesson-scenes.js';
import * as member from './scenes/member-scenes.js';
import * as buying from './scenes/order-scenes.js';
import { categoriesScene, coursesScene, memberOrdersScene, searchScene, vipPlansScene } from './scenes/list-scenes.js';
import * as lists from './scenes/member-list-scenes.js';
import { linksScene, memberScene, signOutScene, unreadScene } from './scenes/page-scenes.js';
import { scannedScene, scanOpenScene, scanStatusScene } from './scenes/scan-scenes.js';
import { captchaScene, smsScene } from './scenes/sms-scenes.js';
import { startUpScene } from './scenes/start-up-scene.js';
import * as study from './scenes/study-scenes.js';
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
  { name: 'configuration', call: 'config', scene: startUpScene, rule: RULES.startUp },
  { name: 'navigation', call: 'navs', scene: startUpScene, rule: RULES.startUp },
  { name: 'friendly links', call: 'links', scene: linksScene, rule: RULES.decoration },
  { name: 'member', call: 'member', scene: memberScene, rule: RULES.member },
  { name: 'unread count', call: 'unread', scene: unreadScene, rule: RULES.background },
  { name: 'sign-out', call: 'logout', scene: signOutScene, rule: RULES.leaving },
  { name: 'captcha picture', call: 'captcha', scene: captchaScene, rule: RULES.picture },
  { name: 'SMS', call: 'sms', scene: smsScene, rule: RULES.sms },
  { name: 'password login', call: 'passwordLogin', scene: forms.passwordLoginScene, rule: RULES.form },
  { name: 'SMS login', call: 'smsLogin', scene: forms.smsLoginScene, rule: RULES.form },
  { name: 'registration', call: 'register', scene: forms.registerScene, rule: RULES.form },
  { name: 'password reset', call: 'resetPassword', scene: forms.resetPasswordScene, rule: RULES.form },
  { name: 'code login', call: 'codeLogin', scene: codeLoginScene(), rule: RULES.callback },
  { name: 'bind after code', call: 'bindAfterCodeLogin', scene: forms.bindAfterCodeLoginScene, rule: RULES.form },
  ...([1, 2] as const).flatMap((generation): readonly ShellCall[] => [
    { name: `scan start, G${generation}`, call: 'scanOpen', scene: scanOpenScene(generation), rule: RULES.qr },
    { name: `scan query, G${generation}`, call: 'scanStatus', scene: scanStatusScene(generation), rule: RULES.poll },
  ]),
  { name: 'login by scan, G2', call: 'codeLogin', scene: scannedScene(2), rule: RULES.qr },
  { name: 'bind by scan, G1', call: 'bindAfterScan', scene: forms.bindAfterScanScene(1), rule: RULES.form },
  { name: 'bind by scan, G2', call: 'bindAfterCodeLogin', scene: forms.bindAfterScanScene(2), rule: RULES.form },
  { name: 'bind first mobile', call: 'bindMobile', scene: forms.bindMobileScene, rule: RULES.form },
  { name: 'face check start', call: 'faceStart', scene: faceStartScene, rule: RULES.qr },
  { name: 'face check query', call: 'faceStatus', scene: faceStatusScene, rule: RULES.poll },
  { name: 'home, G1', call: 'homeBlocks', scene: homeScene('content', 1), rule: RULES.part },
  { name: 'home, G2', call: 'homeBlocks', scene: homeScene('content', 2), rule: RULES.part },
  { name: 'latest news', call: 'latestAnnouncement', scene: homeScene('announcement'), rule: RULES.part },
  { name: 'learned courses', call: 'learnedCourses', scene: homeScene('learned'), rule: RULES.part },
  { name: 'consent, G2', call: 'agree', scene: forms.consentScene, rule: RULES.form },
  { name: 'course', call: 'course', scene: courses.courseScene, rule: RULES.course },
  { name: 'favourite', call: 'likeCourse', scene: courses.favouriteScene, rule: RULES.star },
  { name: 'file of a course', call: 'attachmentLink', scene: courses.downloadScene, rule: RULES.file },
  { name: 'comments, G2', call: 'comments', scene: courses.commentsScene, rule: RULES.comments },
  { name: 'replies, G2', call: 'commentReplies', scene: courses.repliesScene, rule: RULES.replies },
  { name: 'comment, G2', call: 'writeComment', scene: courses.writingScene, rule: RULES.form },
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
  { name: 'courses', call: 'courses', scene: coursesScene, rule: RULES.page },
  { name: 'course categories', call: 'courseCategories', scene: categoriesScene, rule: RULES.categories },
  { name: 'search', call: 'search', scene: searchScene, rule: RULES.search },
  { name: 'ways to pay, G1', call: 'payWays', scene: buying.payWaysScene, rule: RULES.goods },
  { name: 'promo code', call: 'promoCode', scene: buying.promoCodeScene, rule: RULES.promoCode },
  { name: 'new order', call: 'makeOrder', scene: buying.makeOrderScene, rule: RULES.newOrder },
  { name: 'WeChat code, G1', call: 'payByWechat', scene: buying.paymentScene('wechat'), rule: RULES.payment },
  { name: 'transfer, G1', call: 'payByHand', scene: buying.paymentScene('hand'), rule: RULES.payment },
  { name: 'order', call: 'orderStatus', scene: buying.orderStatusScene, rule: RULES.goods },
  { name: 'order query', call: 'orderStatus', scene: buying.orderPollScene, rule: RULES.orderPoll },
  { name: 'orders', call: 'orders', scene: memberOrdersScene, rule: RULES.page },
  { name: 'memberships', call: 'vipPlans', scene: vipPlansScene, rule: RULES.page },
  { name: 'lesson', call: 'lesson', scene: lessons.lessonScene, rule: RULES.lesson },
  { name: 'film', call: 'playSources', scene: lessons.filmScene, rule: RULES.film },
  { name: 'progress', call: 'recordProgress', scene: lessons.progressScene, rule: RULES.progress },
  { name: 'study: learned', call: 'learnedCourses', scene: study.studyListScene('learned'), rule: RULES.page },
  { name: 'study: bought', call: 'boughtCourses', scene: study.studyListScene('courses'), rule: RULES.page },
  { name: 'study: liked', call: 'likedCourses', scene: study.studyListScene('like'), rule: RULES.page },
  { name: 'study: lessons', call: 'learnedLessons', scene: study.lessonsScene, rule: RULES.page },
  { name: 'study: unlike', call: 'likeCourse', scene: study.droppedFavouriteScene, rule: RULES.putBack },
  { name: 'messages', call: 'messages', scene: lists.messagesScene, rule: RULES.page },
  { name: 'message read', call: 'readMessage', scene: lists.readMessageScene, rule: RULES.unread },
  { name: 'all messages read', call: 'readAllMessages', scene: lists.readAllScene, rule: RULES.unread },
  { name: 'points', call: 'points', scene: lists.pointsScene, rule: RULES.page },
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
