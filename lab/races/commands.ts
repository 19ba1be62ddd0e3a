import type { AsyncCommand } from 'fast-check';

import { CALL_NAMES, type CallName, FAULTS } from '../../src/adapters/memory/server/calls.js';
import { SIGN_OUT } from '../../src/application/session/sign-out.js';
import { DIALOG_FLOW } from '../../src/application/signing-in/dialog-flow.js';
import { payAddress, successAddress } from '../../src/domain/orders/order-addresses.js';
import { SESSION } from '../../src/domain/session/session.js';
import type { DialogKind } from '../../src/domain/signing-in/dialog.js';
import { expectInvariants } from './invariants.js';
import { PAGE_ACTIONS, type PageAction } from './open-page.js';
import { MEMBERS, type RaceBrowser, type Tab } from './race-browser.js';

/** There is no model of the expected state: the invariants check the browser itself. */
type Model = Record<string, never>;

type RaceCommand = AsyncCommand<Model, RaceBrowser>;

/** An event of the browser or in front of it. */
function event(name: string, run: (browser: RaceBrowser) => void | Promise<void>): RaceCommand {
  return {
    check: () => true,
    run: async (_model, browser) => {
      await run(browser);
      await browser.settle();
      expectInvariants(browser);
    },
    toString: () => name,
  };
}

/** An event in one tab: a command for each of the two tabs. */
function inTab(name: string, run: (tab: Tab, browser: RaceBrowser) => void): readonly RaceCommand[] {
  return ([0, 1] as const).map((index) =>
    event(`${name} (tab ${String(index + 1)})`, (browser) => run(browser.tabs[index], browser)),
  );
}

/** 登录 is shown only to anonymous visitors (src/ui/shared/header). */
function openLogin({ document }: Tab): void {
  if (document.isStarted && document.resolve(SESSION).state$.value.kind === 'anonymous') {
    document.resolve(DIALOG_FLOW).open({ kind: 'login' });
  }
}

/** 安全退出 is shown only to members. */
function signOut(tab: Tab): void {
  const { document } = tab;
  const { kind } = document.resolve(SESSION).state$.value;
  if (document.isStarted && (kind === 'member' || kind === 'unreachable')) {
    tab.leaving = true;
    document.resolve(SIGN_OUT).leave();
  }
}

/** Sign-in, sign-out, revoked tokens, and the same in other tabs. */
export const SESSION_COMMANDS: readonly RaceCommand[] = [
  ...inTab('login opened', openLogin),
  ...MEMBERS.flatMap((member) => [
    ...inTab(`login sent by ${String(member.id)}`, ({ document }) => {
      document.dialog?.signIn(member);
    }),
    ...inTab(`login opened and sent twice by ${String(member.id)}`, (tab, browser) => {
      openLogin(tab);
      tab.document.render();
      tab.document.dialog?.signIn(member);
      tab.document.dialog?.signIn(MEMBERS[0]);
      browser.site.controls.delay(50);
    }),
    event(`${String(member.id)} signs in in a third tab`, (browser) => browser.signInElsewhere(member)),
    event(`${String(member.id)} scans the newest code`, ({ site, clock }) => {
      const newest = site.controls.signingIn.scans$.value.all.at(-1);
      // An expired code is not visible on any screen.
      if (newest && newest.endsAt > clock.now())
        site.controls.signingIn.scan({ kind: 'member', mobile: member.mobile });
    }),
  ]),
  ...(['login', 'wechat-scan', 'register', 'forgot-password'] as const satisfies readonly DialogKind[]).flatMap(
    (kind) =>
      inTab(`dialog switched to ${kind}`, ({ document }) => {
        document.dialog?.switchTo({ kind });
      }),
  ),
  ...inTab('dialog closed', ({ document }) => {
    if (document.dialog && document.dialog.kind !== 'consent') document.resolve(DIALOG_FLOW).close();
  }),
  ...inTab('signed out', signOut),
  ...inTab('signed out, pressed twice', (tab) => {
    signOut(tab);
    signOut(tab);
  }),
  ...inTab('the member requested again', ({ document }) => document.resolve(SESSION).reload()),
  event('the server revokes the token', (browser) => {
    const token = browser.tabs[0].store.read('token');
    if (token !== undefined) browser.revoke(token);
  }),
  event('the storage is cleared', (browser) => browser.clearStorage()),
  event('new agreements', ({ site }) => site.controls.publishAgreements()),
];

const ADDRESSES = [
  '/',
  '/courses',
  '/courses?page=2',
  '/courses/detail/26',
  '/courses/detail/7',
  '/courses/video/2601',
  '/courses/video/2602',
  '/announcement',
  '/member',
  '/member/messages',
  '/member/orders',
  '/member/credit1-free',
  '/vip',
  '/order?goods_type=course&goods_id=7',
  '/search?keywords=课',
  '/study-center',
  '/study-center?tab=like',
  '/login',
  '/login?redirect=%2Fmember%2Fmessages',
] as const;

function go(tab: Tab, to: string): void {
  tab.navigator.go(to);
}

/** Performs the action as soon as the page is visible; `again`: a second time before the answer arrives. */
function visit(to: string, action: PageAction, again = false): readonly RaceCommand[] {
  return ([0, 1] as const).map((index) =>
    event(`${to}: ${action}${again ? ' twice' : ''} (tab ${String(index + 1)})`, async (browser: RaceBrowser) => {
      const tab = browser.tabs[index];
      go(tab, to);
      await browser.pass(120);
      tab.document.page?.do(action);
      if (again) tab.document.page?.do(action);
    }),
  );
}

/** The progress is then stored on the device until the server is reachable or the session ends. */
function playWithoutServer(lessonId: number): readonly RaceCommand[] {
  return ([0, 1] as const).map((index) =>
    event(`lesson ${String(lessonId)} is played without the server (tab ${String(index + 1)})`, async (browser) => {
      const tab = browser.tabs[index];
      browser.site.controls.fail('recordProgress', FAULTS.offline);
      go(tab, `/courses/video/${String(lessonId)}`);
      await browser.pass(300);
      tab.document.page?.do('play');
      await browser.pass(12_000);
    }),
  );
}

/** The most likely actions of members, chosen often so that the search does not spend its time on empty pages. */
export const LIKELY_COMMANDS: readonly RaceCommand[] = [
  ...visit('/order?goods_type=course&goods_id=7', 'order'),
  ...visit('/order?goods_type=course&goods_id=7', 'order by hand'),
  ...visit('/courses/video/2601', 'play'),
  ...visit('/courses/video/2602', 'play'),
  ...playWithoutServer(2603),
  ...playWithoutServer(2605),
  ...visit('/member/messages', 'read one', true),
  ...visit('/member/messages', 'read all'),
  ...visit('/courses/detail/26', 'comment', true),
  ...visit('/courses/detail/7', 'favourite', true),
  ...visit('/study-center?tab=like', 'drop favourite'),
  ...visit('/member', 'nickname'),
  ...visit('/member', 'draft'),
];

/** Navigations, and the actions on pages. */
export const PAGE_COMMANDS: readonly RaceCommand[] = [
  ...ADDRESSES.flatMap((to) => inTab(`to ${to}`, (tab) => go(tab, to))),
  ...PAGE_ACTIONS.flatMap((action) =>
    inTab(action, ({ document }) => {
      document.page?.do(action);
    }),
  ),
  ...inTab('to the newest order', (tab, { site }) => {
    const newest = site.pages.orderStore.all.at(-1);
    if (newest) go(tab, payAddress(newest.order.orderNo));
  }),
  ...inTab('to the success of the newest order', (tab, { site }) => {
    const newest = site.pages.orderStore.all.at(-1);
    if (newest) go(tab, successAddress(newest.order.orderNo));
  }),
  ...inTab('Back', ({ navigator }) => navigator.travel(-1)),
  ...inTab('Forward', ({ navigator }) => navigator.travel(1)),
  ...inTab('reload', ({ navigator }) => navigator.reload()),
  ...inTab('hidden', ({ document }) => document.world.presence.hide()),
  ...inTab('shown', ({ document }) => document.world.presence.show()),
  ...inTab('brought back by the browser', ({ document }) => document.world.presence.restore()),
];

const SECOND = 1000;
const HOUR = 3600 * SECOND;

/** Time passes, or the user changes the clock. */
export const TIME_COMMANDS: readonly RaceCommand[] = [
  ...[1, 10, 40, 60, 200, SECOND, 6 * SECOND, 20 * SECOND, 65 * SECOND].map((ms) =>
    event(`${String(ms)} ms`, (browser) => browser.pass(ms)),
  ),
  ...[-25 * HOUR, -HOUR, HOUR, 25 * HOUR].map((ms) =>
    event(`the clock is set by ${String(ms / HOUR)} h`, ({ clock }) => clock.set(ms)),
  ),
];

/** Answers that are late, wrong or missing: once, or from now on. */
export const NETWORK_COMMANDS: readonly RaceCommand[] = [
  ...[0, 50, 300, 3 * SECOND, 20 * SECOND].map((ms) =>
    event(`every answer takes ${String(ms)} ms`, ({ site }) => site.controls.delay(ms)),
  ),
  event('the server recovers', ({ site }) => {
    site.controls.clearFaults();
    site.controls.delay(50);
  }),
  event('the network is back', ({ site, tabs }) => {
    site.controls.clearFaults();
    for (const { document } of tabs) document.world.presence.regainNetwork();
  }),
  event('the newest order is paid', ({ site }) => {
    const orderNo = site.controls.orders.newestUnpaid;
    if (orderNo !== undefined) site.controls.orders.complete(orderNo);
  }),
  event('the newest order is cancelled', ({ site }) => {
    const orderNo = site.controls.orders.newestUnpaid;
    if (orderNo !== undefined) site.controls.orders.cancel(orderNo);
  }),
];

const NAMES = [
  'offline',
  'timeout',
  'badGateway',
  'wrong',
  'signInFirst',
  'noRecord',
  'tooOften',
  'html',
  'cut',
] as const;

/** A fault of one call or of all calls. */
export function fault(call: CallName | 'all', name: (typeof NAMES)[number], times: number): RaceCommand {
  return event(`${call}: ${name} ${String(times)} times`, ({ site }) => site.controls.fail(call, FAULTS[name], times));
}

export const FAULTY_CALLS: readonly (CallName | 'all')[] = [...CALL_NAMES, 'all'];
export const FAULT_NAMES = NAMES;
