import { BehaviorSubject, type Observable } from 'rxjs';

import { SIGN_OUT } from '../../src/application/session/sign-out.js';
import { UNREAD_REFRESH } from '../../src/application/session/unread-refresh.js';
import { DIALOG_FLOW } from '../../src/application/signing-in/dialog-flow.js';
import { type RouteName, ROUTES } from '../../src/domain/access/routes.js';
import { mayRecover } from '../../src/domain/errors/app-error.js';
import { SESSION } from '../../src/domain/session/session.js';
import { STORED_KEYS, type StoredKey } from '../../src/domain/session/stored-keys.js';
import { isForAnonymous } from '../../src/domain/signing-in/dialog.js';
import { MEMBERS, type RaceBrowser, type Tab } from './race-browser.js';
function enforce(holds: boolean, message: string): void {
  if (!holds) throw new Error(message);
}

/** One press makes at most one order, and the progress of one member is never reported as that of another. */
function expectOwnOrdersAndProgress(browser: RaceBrowser): void {
  const { site, seeded, orderRequests, played } = browser;
  const made = site.pages.orderStore.all.length - seeded;
  enforce(made <= orderRequests, `${String(made)} orders for ${String(orderRequests)} requests`);
  for (const { id } of MEMBERS) {
    const course = site.pages.studyRecords.one(id, 26);
    const foreign = course?.watched.find(({ lessonId }) => !played.has(`${String(id)} ${String(lessonId)}`));
    enforce(!foreign, `${String(id)} is reported to have watched lesson ${String(foreign?.lessonId)}`);
  }
}

/** Pages on which all personal data must belong to the current member. */
const PRIVATE: ReadonlySet<RouteName> = new Set<RouteName>([
  'member',
  'memberMessages',
  'memberOrders',
  'memberPoints',
  'order',
  'orderPay',
  'orderSuccess',
  'studyCenter',
]);

/** An answer for one member is never shown to another member or to an anonymous visitor. */
function expectNoForeignData(tab: Tab, browser: RaceBrowser): void {
  const { page, pageName } = tab.document;
  if (!page || !pageName) return;
  if (pageName === 'home') expectCoursesOfMember(tab, browser, page.parts.get('home'));
  if (!PRIVATE.has(pageName)) return;
  const shown = JSON.stringify([...page.parts.values()]);
  const { query } = tab.navigator.location$.value;
  for (const { id, mobile } of MEMBERS) {
    if (id === tab.member) continue;
    const numbers = browser.site.pages.orderStore.of(id).map(({ order }) => order.orderNo);
    const marks = [mobile, `写给${String(id)}`, `草稿${String(id)}`, `名字${String(id)}`, ...numbers];
    // Text in the address may be shown to anyone who opens it.
    const reported = marks.find((mark) => shown.includes(mark) && !query.includes(mark));
    enforce(reported === undefined, `${tab.name}: ${pageName} shows ${String(tab.member)} "${String(reported)}"`);
  }
  if (pageName === 'studyCenter') expectCoursesOfMember(tab, browser, page.parts.get('list'));
}

/** Courses to continue, and courses of the study center, must belong to the member. */
function expectCoursesOfMember({ name, member }: Tab, { site }: RaceBrowser, shown: unknown): void {
  const studied = member === undefined ? [] : site.pages.studyRecords.of(member).map(({ courseId }) => courseId);
  const ids = [...JSON.stringify(shown ?? '').matchAll(/"courseId":(\d+)/g)].map(([, id]) => Number(id));
  const foreign = ids.find((id) => !studied.includes(id));
  enforce(foreign === undefined, `${name}: ${String(member)} sees course ${String(foreign)} of another member`);
}

/**
 * Keys that sign-out erases and only members write. The SMS deadline is excluded, because an anonymous visitor can
 * request an SMS, too.
 */
const OF_MEMBERS = (Object.keys(STORED_KEYS) as StoredKey[]).filter(
  (key) => STORED_KEYS[key].ends !== 'never' && key !== 'smsDeadline',
);

/**
 * After a sign-out the device stores nothing of the member, and a late answer writes nothing
 * (docs/spec/session.md#sign-out).
 */
function expectNothingLeftOnDevice(tab: Tab): void {
  if (tab.store.read('token') !== undefined) {
    if (!tab.leaving) tab.signedOut = false;
    return;
  }
  if (tab.leaving) {
    tab.leaving = false;
    tab.signedOut = true;
  }
  if (!tab.signedOut) return;
  const left = OF_MEMBERS.filter((key) => tab.store.read(key) !== undefined);
  enforce(left.length === 0, `${tab.name}: signed out, and ${left.join(', ')} left behind`);
}

/** The invariants. Those of a tab are checked only when it has received all storage events of the other. */
export function expectInvariants(browser: RaceBrowser): void {
  expectOwnOrdersAndProgress(browser);
  if (!browser.events.quiet) return;
  for (const tab of browser.tabs) {
    expectSessionOfToken(tab);
    expectNoSignInDialogForMembers(tab);
    expectMembersOnPrivatePages(tab);
    expectNoForeignData(tab, browser);
    expectNothingLeftOnDevice(tab);
  }
}

/**
 * The session depends only on the stored token (docs/spec/session.md#states, docs/spec/session.md#other-tabs), and so
 * does the header.
 */
function expectSessionOfToken(tab: Tab): void {
  const { document, member } = tab;
  const state = document.resolve(SESSION).state$.value;
  const token = tab.store.read('token');
  enforce(
    (token === undefined) === (state.kind === 'anonymous'),
    `${tab.name}: ${state.kind} with the token of ${String(member)}`,
  );
  if (state.kind !== 'member') {
    enforce(document.resolve(UNREAD_REFRESH).count$.value === 0, `${tab.name}: unread messages without a member`);
    return;
  }
  enforce(state.user.id === member, `${tab.name}: ${String(state.user.id)} with the token of ${String(member)}`);
}

/** A member never sees a dialog for signing in. */
function expectNoSignInDialogForMembers({ name, document }: Tab): void {
  const { dialog } = document;
  if (!dialog || document.resolve(SESSION).state$.value.kind !== 'member') return;
  enforce(!isForAnonymous(dialog.kind), `${name}: a member sees the dialog ${dialog.kind}`);
}

function expectMembersOnPrivatePages({ name, document }: Tab): void {
  const { page, pageName } = document;
  if (!page || !pageName || !ROUTES[pageName].isForMembers) return;
  enforce(document.resolve(SESSION).state$.value.kind === 'member', `${name}: an anonymous visitor sees ${pageName}`);
}

const HOUR_MS = 3_600_000;

/** Closes all documents: then no timer, no call and no subscription may remain. */
export async function expectNothingLeftBehind(browser: RaceBrowser): Promise<void> {
  for (const { document } of browser.tabs) document.close();
  // Work that outlives its document ends within this time.
  await browser.pass(HOUR_MS / 10);
  const { length } = browser.site.calls;
  await browser.pass(HOUR_MS);
  enforce(browser.site.calls.length === length, `calls after the end: ${browser.site.calls.slice(length).join(', ')}`);
  enforce(browser.clock.pending === 0, `${String(browser.clock.pending)} timers left behind`);
  for (const tab of browser.tabs) expectNoWatchers(tab);
}

function expectNoWatchers({ name, document, navigator, store }: Tab): void {
  const watched: readonly (readonly [string, Observable<unknown>])[] = [
    ['the address', navigator.location$],
    ['the session', document.resolve(SESSION).state$],
    ['sign-out', document.resolve(SIGN_OUT).leaving$],
    ['the dialog', document.resolve(DIALOG_FLOW).dialog$],
    ['the unread dot', document.resolve(UNREAD_REFRESH).count$],
    ['the visibility of the tab', document.world.presence.visible$],
  ];
  for (const [what, stream$] of watched) {
    if (!(stream$ instanceof BehaviorSubject)) throw new Error(`${what} is no longer a subject`);
    enforce(!stream$.observed, `${name}: ${what} is still watched`);
  }
  enforce(!store.watched, `${name}: the storage is still watched`);
}

/** Everything that was pending has ended with a visible result. */
export function expectAtRest({ tabs, site, revoked }: RaceBrowser): void {
  for (const tab of tabs) {
    const { name, document } = tab;
    enforce(document.isStarted, `${name}: the site has not started`);
    const state = document.resolve(SESSION).state$.value;
    enforce(state.kind !== 'restoring', `${name}: still restoring`);
    if (state.kind === 'unreachable') enforce(!mayRecover(state.error), `${name}: still unreachable`);
    if (document.decision.kind === 'wait') throw new Error(`${name}: waits for ${String(document.pageName)}`);
    enforce(!document.dialog?.busy, `${name}: the dialog is still busy`);
    expectPageAtRest(tab);
    // By now the unread count has been requested and refused for every revoked token (docs/spec/session.md#unread-dot).
    const outlived = revoked.has(tab.store.read('token') ?? '');
    enforce(state.kind !== 'member' || !outlived, `${name}: a member with a revoked token`);
    if (state.kind === 'member' && tab.member !== undefined) {
      const counted = document.resolve(UNREAD_REFRESH).count$.value;
      const unread = site.controls.unread$.value[tab.member] ?? 0;
      enforce(counted === unread, `${name}: ${String(counted)} unread of ${String(unread)}`);
    }
  }
}

function expectPageAtRest({ name, document }: Tab): void {
  const { page, pageName } = document;
  if (!page) return;
  enforce(!page.busy, `${name}: a button of ${String(pageName)} is still busy`);
  for (const [part, shown] of page.parts) {
    const pending = /"kind":"(loading|asking|sending|opening|starting|confirming)"|"isRenewing":true/.exec(
      JSON.stringify([shown]),
    );
    enforce(!pending, `${name}: ${part} of ${String(pageName)} is still ${String(pending?.[0])}`);
  }
}
