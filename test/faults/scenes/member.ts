import { catchError, EMPTY, finalize, firstValueFrom, lastValueFrom, NEVER, type Observable, of } from 'rxjs';

import { SEEDED } from '../../../src/adapters/memory/seed/members.js';
import { AvatarChange } from '../../../src/application/member/avatar-change.js';
import type { MemberServices } from '../../../src/application/member/member-services.js';
import type { MemberMessages } from '../../../src/application/messages.js';
import { SIGN_OUT } from '../../../src/application/session/sign-out.js';
import { UNREAD_REFRESH } from '../../../src/application/session/unread-refresh.js';
import { ERROR_REPORTER } from '../../../src/application/site/error-reporter.js';
import { decideAccess } from '../../../src/domain/access/guard-policy.js';
import { asAppError } from '../../../src/domain/errors/app-error.js';
import { LINK_POLL_INTERVAL_MS } from '../../../src/domain/member/limits.js';
import { SIGN_OUT_DELAY_MS } from '../../../src/domain/site/limits.js';
import { type MemberMessage, unreadOf } from '../../../src/domain/messages.js';
import { MEMBER_GATEWAY } from '../../../src/domain/ports/account-gateway.js';
import { NOTIFIER } from '../../../src/domain/ports/notifier.js';
import { PROFILE_GATEWAY, SOCIAL_ACCOUNTS_GATEWAY } from '../../../src/domain/ports/profile-gateway.js';
import { pendingChecksOf } from '../../../src/domain/session/session-state.js';
import { SESSION } from '../../../src/domain/session/session.js';
import { SCAN_FAILED } from '../../../src/domain/signing-in/strings.js';
import { MEMBER_UNREACHABLE } from '../../../src/domain/site/strings.js';
import type { Generation } from '../../../src/domain/site/system-config.js';
import type { StudyTab } from '../../../src/domain/study.js';
import { RULES } from '../fault-rules.js';
import type { FaultWorld } from '../support/fault-world.js';
import {
  type FaultRow,
  formView,
  polling,
  onPage,
  withErrorMessage,
  type Scene,
  type View,
  withoutMessage,
} from '../support/scene.js';
import { proof } from './signing-in.js';

const MOBILE = SEEDED.ordinary;
const NEW_MOBILE = '13911112222';
const AT_MEMBER = { at: '/member?do=nickname', signedInAs: MOBILE };

/** A members-only page loads with a stored token, and its guard waits for the answer. */
export const memberScene: Scene = {
  options: { at: '/member/orders', signedInAs: MOBILE },
  set: async (world) => {
    await world.startedUp();
    await world.signingIn();
    return {
      act: () => world.runBackgroundTasks(),
      look: world.whileOnPage(() => atTheGuard(world)),
      again: () => world.resolve(SESSION).reload(),
      recovered: 'allow',
    };
  },
};

function atTheGuard(world: FaultWorld) {
  const session = world.resolve(SESSION).state$.value;
  const pending = pendingChecksOf(session, { bindMobileRequired: false, faceCheckRequired: false });
  const { kind } = decideAccess({ isForMembers: true }, { session, pending, isLeaving: false }, world.location);
  return { state: kind, message: kind === 'offer-retry' ? MEMBER_UNREACHABLE : undefined };
}

/** A member with unread messages returns to the tab. */
export const unreadScene: Scene = {
  options: { signedInAs: SEEDED.withUnread },
  set: async (world) => {
    await world.ready();
    const { presence } = world.browser;
    const showTab = () => {
      presence.hide();
      presence.show();
    };
    const { count$ } = world.resolve(UNREAD_REFRESH);
    const look = world.whileOnPage(() => withoutMessage(count$.value > 0 ? 'dot' : 'no dot'));
    return { act: showTab, look, again: showTab, recovered: 'dot' };
  },
};

export const signOutScene: Scene = {
  options: { signedInAs: MOBILE },
  set: async (world) => {
    await world.ready();
    return {
      act: () => {
        world.resolve(SIGN_OUT).leave();
        world.time.advance(SIGN_OUT_DELAY_MS);
      },
      look: () => withoutMessage(world.store.read('token') === undefined ? 'no token' : 'token'),
    };
  },
};

const memberServicesOf = (world: FaultWorld) => world.service((lazy) => lazy.member);

type Action = (
  services: MemberServices,
  world: FaultWorld,
) => Promise<() => Observable<unknown>> | (() => Observable<unknown>);

/** A form of the member page, filled in correctly. */
const formScene = (action: Action): Scene => ({
  options: AT_MEMBER,
  set: async (world) => formView(world, await action(await memberServicesOf(world), world)),
});

const nicknameScene = formScene(
  ({ changes }) =>
    () =>
      changes.nickname('晓雨'),
);

const passwordScene = formScene(({ changes }, world) => {
  const fillPlaceholders = { ...proof(world, MOBILE), password: 'fresh-2026' };
  return () => changes.password(fillPlaceholders);
});

const proveMobileScene = formScene((services, world) => {
  const fillPlaceholders = proof(world, MOBILE);
  const change = services.newMobileChange();
  return () => change.prove(fillPlaceholders);
});

const changeMobileScene = formScene(async (services, world) => {
  const change = services.newMobileChange();
  const sign = await firstValueFrom(world.resolve(PROFILE_GATEWAY).proveMobile(proof(world, MOBILE)));
  await firstValueFrom(change.prove(proof(world, MOBILE)));
  const fillPlaceholders = proof(world, NEW_MOBILE);
  return () => change.change(fillPlaceholders, sign);
});

/** The browser has already cropped the image: the fault is in the upload. */
const avatarScene = formScene((_services, world) => {
  const cut = { name: 'avatar.png', mediaType: 'image/png', bytes: new Uint8Array(8) };
  const image = { address: '', width: 1, height: 1 };
  const editor = { open: () => of(image), cut: () => of(cut) };
  const profile = world.resolve(PROFILE_GATEWAY);
  const avatar = new AvatarChange(
    editor,
    profile,
    world.resolve(MEMBER_GATEWAY),
    world.resolve(SESSION),
    world.resolve(NOTIFIER),
  );
  return () => avatar.send(image, { x: 0, y: 0, side: 1 });
});

const unlinkScene = formScene(async ({ links }, world) => {
  const code = world.controls.signingIn.loginCode({ kind: 'newcomer', mustBind: false });
  await lastValueFrom(world.resolve(SOCIAL_ACCOUNTS_GATEWAY).bind(code), { defaultValue: undefined });
  return () => links.unlink('qq');
});

const deletionScene = formScene(
  ({ changes }) =>
    () =>
      changes.deletion(),
);

/** The member opens the dialog that links WeChat. */
const linkStartScene = (generation: Generation): Scene => ({
  options: { ...AT_MEMBER, generation },
  set: async (world) => {
    world.controls.setUp({ wechatScan: true });
    const { wechat } = await memberServicesOf(world);
    return onPage(world, (renewals$) => wechat.watch(renewals$), { look: withErrorMessage(SCAN_FAILED) });
  },
});

/** A QR code is displayed and its next poll is due. */
const linkStatusScene = (generation: Generation): Scene => ({
  options: { ...AT_MEMBER, generation },
  set: async (world) => polling(world, await linkStartScene(generation).set(world), LINK_POLL_INTERVAL_MS),
});

/** The page loads with the code of a QQ account in its address. */
const linkArrivalScene: Scene = {
  options: { at: '/member', signedInAs: MOBILE },
  set: async (world) => {
    const { links } = await memberServicesOf(world);
    const code = world.controls.signingIn.loginCode({ kind: 'newcomer', mustBind: false });
    world.browser.navigator.go(`/member?login_code=${code}&action=bind`);
    let state = 'settled';
    return {
      act: () => {
        state = 'running';
        world.onPage(links.arrival().pipe(finalize(() => void (state = 'settled'))));
      },
      look: world.whileOnPage(() => withoutMessage(state)),
    };
  },
};

const messagesOf = (world: FaultWorld) => world.service((lazy) => lazy.messages);
const AT_MESSAGES = { at: '/member/messages', signedInAs: SEEDED.withUnread };

const messagesScene: Scene = {
  options: AT_MESSAGES,
  set: async (world) => {
    const messages = await messagesOf(world);
    return onPage(world, (retry$) => messages.shown(retry$));
  },
};

type Mark = (messages: MemberMessages, unread: readonly MemberMessage[], world: FaultWorld) => void;

/** Messages are displayed, and the member marks some as read. */
const marking = (recovered: string, mark: Mark): Scene => ({
  options: AT_MESSAGES,
  set: async (world) => {
    const messages = await messagesOf(world);
    let unread: readonly MemberMessage[] | undefined;
    world.onPage(
      messages.shown(NEVER),
      (list) => void (unread = list.kind === 'ready' ? unreadOf(list.value) : unread),
    );
    await world.quiet();
    const act = () => mark(messages, unread ?? [], world);
    const look = world.whileOnPage(() => withoutMessage(unread ? `${unread.length} unread` : 'loading'));
    return { act, look, again: act, recovered };
  },
});

const readMessageScene = marking('2 unread', (messages, [first]) => {
  if (first) messages.read(first);
});

const readAllScene = marking('0 unread', (messages, unread, world) => {
  // Reports an error as `useSubmission` does.
  const report = catchError((thrown: unknown) => {
    world.resolve(ERROR_REPORTER).report(asAppError(thrown));
    return EMPTY;
  });
  messages
    .readAll(unread.map(({ id }) => id))
    .pipe(report)
    .subscribe();
});

const pointsScene: Scene = {
  options: { at: '/member/credit1-free', signedInAs: MOBILE },
  set: async (world) => {
    const points = await world.service((lazy) => lazy.points);
    return onPage(world, (retry$) => points.records(retry$));
  },
};

const memberOrdersScene: Scene = {
  options: { at: '/member/orders', signedInAs: MOBILE },
  set: async (world) => {
    const orders = await world.service((lazy) => lazy.memberOrders);
    return onPage(world, (retry$) => orders.list(retry$));
  },
};

const centerOf = (world: FaultWorld) => world.service((lazy) => lazy.studyCenter);
/** A course that the seeded member has started, bought and added to the favourites. */
const STUDIED = { courseId: 2, title: '' };

/** The member opens a list of the study center. */
export const studyListScene = (tab: StudyTab): Scene => ({
  options: { at: `/study-center?tab=${tab}`, signedInAs: MOBILE },
  set: async (world) => {
    const center = await centerOf(world);
    return onPage(world, (retry$) => center.shown(retry$));
  },
});

/** The member opens the lessons of a course there. */
export const lessonsScene: Scene = {
  options: { at: '/study-center', signedInAs: MOBILE },
  set: async (world) => {
    const center = await centerOf(world);
    return onPage(world, (retry$) => center.lessons(STUDIED.courseId, retry$));
  },
};

/** The member removes a favourite there. */
export const droppedFavouriteScene: Scene = {
  options: { at: '/study-center?tab=like', signedInAs: MOBILE },
  set: async (world): Promise<View> => {
    const center = await centerOf(world);
    let isThere = false;
    world.onPage(center.shown(NEVER), (list) => {
      isThere = list.kind === 'ready' && list.value.items.some(({ courseId }) => courseId === STUDIED.courseId);
    });
    await world.quiet();
    let isUnderWay = false;
    world.onPage(center.favourites.settled$, () => void (isUnderWay = false));
    const drop = () => {
      isUnderWay = true;
      center.favourites.drop(STUDIED);
    };
    const look = () => withoutMessage(isUnderWay ? 'running' : isThere ? 'in the list' : 'not in the list');
    return { act: drop, look: world.whileOnPage(look), again: drop, recovered: 'not in the list' };
  },
};

export const rows: readonly FaultRow[] = [
  { name: 'member', call: 'member', scene: memberScene, rule: RULES.member },
  { name: 'unread count', call: 'unread', scene: unreadScene, rule: RULES.background },
  { name: 'sign-out', call: 'logout', scene: signOutScene, rule: RULES.leaving },
  {
    name: 'nickname',
    call: 'nickname',
    scene: nicknameScene,
    rule: RULES.foundForm,
    found: { toasts: ['success 昵称修改成功'] },
  },
  { name: 'password', call: 'password', scene: passwordScene, rule: RULES.form },
  { name: 'proof of mobile', call: 'verifyMobile', scene: proveMobileScene, rule: RULES.form },
  {
    name: 'change of mobile',
    call: 'changeMobile',
    scene: changeMobileScene,
    rule: RULES.foundForm,
    found: { toasts: ['success 手机号换绑成功'] },
  },
  {
    name: 'avatar',
    call: 'avatar',
    scene: avatarScene,
    rule: RULES.foundForm,
    found: { toasts: ['success 头像已更新'] },
  },
  {
    name: 'unlinking',
    call: 'unlinkSocial',
    scene: unlinkScene,
    rule: RULES.foundForm,
    found: { toasts: ['success 已解绑'] },
  },
  { name: 'deletion', call: 'destroy', scene: deletionScene, rule: RULES.form },
  { name: 'link WeChat, G1', call: 'wechatBind', scene: linkStartScene(1), rule: RULES.qr },
  { name: 'link WeChat, G2', call: 'scanOpen', scene: linkStartScene(2), rule: RULES.qr },
  { name: 'WeChat linked?, G1', call: 'member', scene: linkStatusScene(1), rule: RULES.poll },
  { name: 'WeChat linked?, G2', call: 'scanStatus', scene: linkStatusScene(2), rule: RULES.poll },
  { name: 'link QQ', call: 'linkSocial', scene: linkArrivalScene, rule: RULES.linking },
  { name: 'orders', call: 'orders', scene: memberOrdersScene, rule: RULES.page },
  { name: 'study: learned', call: 'learnedCourses', scene: studyListScene('learned'), rule: RULES.page },
  { name: 'study: bought', call: 'boughtCourses', scene: studyListScene('courses'), rule: RULES.page },
  { name: 'study: liked', call: 'likedCourses', scene: studyListScene('like'), rule: RULES.page },
  { name: 'study: lessons', call: 'learnedLessons', scene: lessonsScene, rule: RULES.page },
  {
    name: 'study: unlike',
    call: 'likeCourse',
    scene: droppedFavouriteScene,
    rule: RULES.restoreCount,
    found: { state: 'not in the list' },
  },
  { name: 'messages', call: 'messages', scene: messagesScene, rule: RULES.page },
  { name: 'message read', call: 'readMessage', scene: readMessageScene, rule: RULES.unread },
  { name: 'all messages read', call: 'readAllMessages', scene: readAllScene, rule: RULES.unread },
  { name: 'points', call: 'points', scene: pointsScene, rule: RULES.page },
];
