import { SESSION } from '../../../src/domain/session/session.js';
import { UNREAD_REFRESH } from '../../../src/application/session/unread-refresh.js';
import { mayPass } from '../../../src/domain/errors/app-error.js';
import type { RaceBrowser, Tab } from '../race-browser.js';
import { demand } from './demand.js';

/** Everything that was pending has come to an end that one can see. */
export function expectAtRest({ tabs, site, revoked }: RaceBrowser): void {
  for (const tab of tabs) {
    const { name, document } = tab;
    demand(document.drawn, `${name}: the site has not come`);
    const state = document.resolve(SESSION).state$.value;
    demand(state.kind !== 'restoring', `${name}: still restoring`);
    if (state.kind === 'unreachable') demand(!mayPass(state.error), `${name}: still unreachable`);
    if (document.decision.kind === 'wait') throw new Error(`${name}: waits before ${String(document.pageName)}`);
    demand(!document.dialog?.busy, `${name}: the dialog is still busy`);
    expectPageAtRest(tab);
    // Everybody has been asked about their messages by now, and refused (spec §8).
    const outlived = revoked.has(tab.store.read('token') ?? '');
    demand(state.kind !== 'member' || !outlived, `${name}: a member by a token that the server takes no more`);
    if (state.kind === 'member' && tab.member !== undefined) {
      const counted = document.resolve(UNREAD_REFRESH).count$.value;
      const unread = site.controls.unread$.value[tab.member] ?? 0;
      demand(counted === unread, `${name}: ${String(counted)} unread of ${String(unread)}`);
    }
  }
}

function expectPageAtRest({ name, document }: Tab): void {
  const { page, pageName } = document;
  if (!page) return;
  demand(!page.busy, `${name}: a button of ${String(pageName)} is still busy`);
  for (const [part, shown] of page.parts) {
    const pending = /"kind":"(loading|asking|sending|opening|starting|confirming)"|"renewing":true/.exec(
      JSON.stringify([shown]),
    );
    demand(!pending, `${name}: ${part} of ${String(pageName)} is still ${String(pending?.[0])}`);
  }
}
