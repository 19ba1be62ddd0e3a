import { BehaviorSubject, type Observable } from 'rxjs';

import { DIALOG_FLOW } from '../../../src/application/signing-in/dialog-flow.js';
import { SESSION } from '../../../src/domain/session/session.js';
import { SIGN_OUT } from '../../../src/application/session/end-of-session.js';
import { UNREAD_REFRESH } from '../../../src/application/session/unread-refresh.js';
import type { RaceBrowser, Tab } from '../race-browser.js';
import { demand } from './demand.js';

const HOUR_MS = 3_600_000;

/** Closes everything: then no timer, no call and no watcher is left. */
export async function expectNothingLeftBehind(browser: RaceBrowser): Promise<void> {
  for (const { document } of browser.tabs) document.close();
  // What was left to itself comes to its end.
  await browser.pass(HOUR_MS / 10);
  const { length } = browser.site.calls;
  await browser.pass(HOUR_MS);
  demand(browser.site.calls.length === length, `calls of nobody: ${browser.site.calls.slice(length).join(', ')}`);
  demand(browser.clock.pending === 0, `${String(browser.clock.pending)} timers left behind`);
  for (const tab of browser.tabs) expectNoWatchers(tab);
}

function expectNoWatchers({ name, document, navigator, store }: Tab): void {
  const watched: readonly (readonly [string, Observable<unknown>])[] = [
    ['the address', navigator.place$],
    ['the session', document.resolve(SESSION).state$],
    ['sign-out', document.resolve(SIGN_OUT).leaving$],
    ['the dialog', document.resolve(DIALOG_FLOW).dialog$],
    ['the unread dot', document.resolve(UNREAD_REFRESH).count$],
    ['who looks', document.world.presence.visible$],
  ];
  for (const [what, stream$] of watched) {
    if (!(stream$ instanceof BehaviorSubject)) throw new Error(`${what} is no subject any more`);
    demand(!stream$.observed, `${name}: ${what} is still watched`);
  }
  demand(!store.watched, `${name}: the storage is still watched`);
}
