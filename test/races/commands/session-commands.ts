import { DIALOG_FLOW } from '../../../src/application/signing-in/dialog-flow.js';
import { SESSION } from '../../../src/domain/session/session.js';
import { SIGN_OUT } from '../../../src/application/session/end-of-session.js';
import type { DialogKind } from '../../../src/domain/signing-in/dialog.js';
import { MEMBERS, type Tab } from '../race-browser.js';
import { happening, inTab, type RaceCommand } from './race-command.js';

/** 登录 is there for strangers alone (src/ui/header). */
function openLogin({ document }: Tab): void {
  if (document.drawn && document.resolve(SESSION).state$.value.kind === 'anonymous') {
    document.resolve(DIALOG_FLOW).open({ kind: 'login' });
  }
}

/** 安全退出 is there for members alone. */
function signOut(tab: Tab): void {
  const { document } = tab;
  const { kind } = document.resolve(SESSION).state$.value;
  if (document.drawn && (kind === 'member' || kind === 'unreachable')) {
    tab.leaving = true;
    document.resolve(SIGN_OUT).leave();
  }
}

/** Coming, going, being thrown out, and other tabs that do either. */
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
    happening(`${String(member.id)} signs in in a third tab`, (browser) => {
      browser.signInElsewhere(member);
    }),
    happening(`${String(member.id)} scans the newest code`, ({ site, clock }) => {
      const newest = site.controls.signingIn.scans$.value.all.at(-1);
      // A code that is past its time is no more on any screen.
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
  ...inTab('the member asked for again', ({ document }) => {
    document.resolve(SESSION).reload();
  }),
  happening('the server takes the token no more', (browser) => {
    const token = browser.tabs[0].store.read('token');
    if (token !== undefined) browser.revoke(token);
  }),
  happening('the storage is cleared', (browser) => {
    browser.clearStorage();
  }),
  happening('new agreements', ({ site }) => {
    site.controls.publishAgreements();
  }),
];
