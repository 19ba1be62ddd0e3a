import type { CallName } from '../../src/adapters/memory/server/calls.js';
import { SEEDED } from '../../src/adapters/memory/seed/members.js';
import { DIALOG_FLOW } from '../../src/application/signing-in/dialog-flow.js';
import { SIGN_OUT } from '../../src/application/session/sign-out.js';
import type { DialogKind } from '../../src/domain/signing-in/dialog.js';
import { SIGN_OUT_DELAY_MS } from '../../src/domain/site/limits.js';
import * as member from './scenes/member.js';
import * as pages from './scenes/pages.js';
import * as signingIn from './scenes/signing-in.js';
import type { FaultWorld } from './support/fault-world.js';
import type { Scene } from './support/scene.js';

const NEW_ACCOUNT = { kind: 'newcomer', mustBind: true } as const;

/** How a visitor leaves the view that made the request. */
export const WAYS_OF_LEAVING = {
  'the dialog is closed': (world: FaultWorld) => world.resolve(DIALOG_FLOW).close(),
  'another dialog is opened': (world: FaultWorld) => {
    const other: DialogKind = world.resolve(DIALOG_FLOW).dialog$.value?.kind === 'login' ? 'register' : 'login';
    world.resolve(DIALOG_FLOW).open({ kind: other });
  },
  'another page is opened': (world: FaultWorld) => world.browser.navigator.go('/vip'),
  'the member signs out': (world: FaultWorld) => {
    world.resolve(SIGN_OUT).leave();
    world.time.advance(SIGN_OUT_DELAY_MS);
  },
  'another member signs in, in another tab': (world: FaultWorld) =>
    world.store.write('token', world.controls.signIn(SEEDED.vip)),
  'the home page loads': () => undefined,
} as const;

export type Leaving = keyof typeof WAYS_OF_LEAVING;

interface LateCall {
  readonly name: string;
  readonly call: CallName;
  readonly scene: Scene;
  readonly leavings: readonly Leaving[];
}

const OF_A_DIALOG = ['the dialog is closed', 'another dialog is opened', 'another page is opened'] as const;
const OF_A_MEMBERS_PAGE = ['another page is opened', 'the member signs out'] as const;
const OF_A_MEMBER = ['the member signs out', 'another member signs in, in another tab'] as const;

/** The calls whose answer may arrive after the visitor has left. */
export const LATE_CALLS: readonly LateCall[] = [
  { name: 'friendly links', call: 'links', scene: pages.linksScene, leavings: ['another page is opened'] },
  { name: 'courses', call: 'courses', scene: pages.coursesScene, leavings: ['another page is opened'] },
  {
    name: 'course categories',
    call: 'courseCategories',
    scene: pages.categoriesScene,
    leavings: ['another page is opened'],
  },
  { name: 'search', call: 'search', scene: pages.searchScene, leavings: ['another page is opened'] },
  { name: 'study: liked', call: 'likedCourses', scene: member.studyListScene('like'), leavings: OF_A_MEMBERS_PAGE },
  { name: 'study: lessons', call: 'learnedLessons', scene: member.lessonsScene, leavings: OF_A_MEMBERS_PAGE },
  { name: 'study: unlike', call: 'likeCourse', scene: member.droppedFavouriteScene, leavings: OF_A_MEMBERS_PAGE },
  { name: 'member', call: 'member', scene: member.memberScene, leavings: OF_A_MEMBER },
  { name: 'unread count', call: 'unread', scene: member.unreadScene, leavings: OF_A_MEMBER },
  { name: 'sign-out', call: 'logout', scene: member.signOutScene, leavings: ['the home page loads'] },
  { name: 'captcha image', call: 'captcha', scene: signingIn.captchaScene, leavings: OF_A_DIALOG },
  { name: 'SMS', call: 'sms', scene: signingIn.smsScene, leavings: OF_A_DIALOG },
  { name: 'password login', call: 'passwordLogin', scene: signingIn.passwordLoginScene, leavings: OF_A_DIALOG },
  { name: 'SMS login', call: 'smsLogin', scene: signingIn.smsLoginScene, leavings: OF_A_DIALOG },
  { name: 'registration', call: 'register', scene: signingIn.registerScene, leavings: OF_A_DIALOG },
  { name: 'password reset', call: 'resetPassword', scene: signingIn.resetPasswordScene, leavings: OF_A_DIALOG },
  {
    name: 'bind after code',
    call: 'bindAfterCodeLogin',
    scene: signingIn.bindAfterCodeLoginScene,
    leavings: OF_A_DIALOG,
  },
  { name: 'bind by scan, G1', call: 'bindAfterScan', scene: signingIn.bindAfterScanScene(1), leavings: OF_A_DIALOG },
  {
    name: 'bind by scan, G2',
    call: 'bindAfterCodeLogin',
    scene: signingIn.bindAfterScanScene(2),
    leavings: OF_A_DIALOG,
  },
  ...([1, 2] as const).flatMap((generation): readonly LateCall[] => [
    {
      name: `scan start, G${generation}`,
      call: 'scanOpen',
      scene: signingIn.scanOpenScene(generation),
      leavings: OF_A_DIALOG,
    },
    {
      name: `scanned, G${generation}`,
      call: 'scanStatus',
      scene: signingIn.scannedScene(generation),
      leavings: OF_A_DIALOG,
    },
    {
      name: `scanned by a newcomer, G${generation}`,
      call: 'scanStatus',
      scene: signingIn.scannedScene(generation, NEW_ACCOUNT),
      leavings: OF_A_DIALOG,
    },
  ]),
  { name: 'login by scan, G2', call: 'codeLogin', scene: signingIn.scannedScene(2), leavings: OF_A_DIALOG },
  {
    name: 'login by scan of a newcomer, G2',
    call: 'codeLogin',
    scene: signingIn.scannedScene(2, NEW_ACCOUNT),
    leavings: OF_A_DIALOG,
  },
  { name: 'bind first mobile', call: 'bindMobile', scene: signingIn.bindMobileScene, leavings: OF_A_MEMBERS_PAGE },
  { name: 'face check start', call: 'faceStart', scene: signingIn.faceStartScene, leavings: OF_A_MEMBERS_PAGE },
  { name: 'face check passed', call: 'faceStatus', scene: signingIn.verifiedScene, leavings: OF_A_MEMBERS_PAGE },
  { name: 'consent, G2', call: 'agree', scene: signingIn.consentScene, leavings: ['the member signs out'] },
  { name: 'course', call: 'course', scene: pages.courseScene, leavings: ['another page is opened'] },
  { name: 'favourite', call: 'likeCourse', scene: pages.favouriteScene, leavings: ['another page is opened'] },
  { name: 'file', call: 'attachmentLink', scene: pages.downloadScene, leavings: ['another page is opened'] },
  { name: 'comments, G2', call: 'comments', scene: pages.commentsScene, leavings: ['another page is opened'] },
  {
    name: 'code login',
    call: 'codeLogin',
    scene: signingIn.codeLoginScene(),
    leavings: ['another member signs in, in another tab', 'the member signs out'],
  },
];

/** The table for a terminal: a call per line, with the ways of leaving after which its answer changes nothing. */
export const PRINTED_LATE_CALLS = [
  'Answers that arrive too late and change nothing',
  '',
  ...LATE_CALLS.map(({ name, leavings }) => `${name.padEnd(34)}${leavings.join(' · ')}`),
].join('\n');
