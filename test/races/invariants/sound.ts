import { SESSION } from '../../../src/domain/session/session.js';
import { UNREAD_REFRESH } from '../../../src/application/session/unread-refresh.js';
import { ROUTES } from '../../../src/domain/access/routes.js';
import { isForStrangers } from '../../../src/domain/signing-in/dialog.js';
import type { RaceBrowser, Tab } from '../race-browser.js';
import { demand } from './demand.js';
import { expectOrdersAndProgressOfTheirOwners } from './on-the-server.js';
import { expectNothingOfOthers } from './nothing-of-others.js';
import { expectNothingLeftOnDevice } from './on-the-device.js';

/** What must hold at every moment at which each tab has heard of what the others have stored. */
export function expectSound(browser: RaceBrowser): void {
  expectOrdersAndProgressOfTheirOwners(browser);
  if (!browser.events.quiet) return;
  for (const tab of browser.tabs) {
    expectSessionOfToken(tab);
    expectRightDialog(tab);
    expectPrivatePagesPrivate(tab);
    expectNothingOfOthers(tab, browser);
    expectNothingLeftOnDevice(tab);
  }
}

/** The session is a function of the stored token (spec §4, clarifications §9), and so is what the header says. */
function expectSessionOfToken(tab: Tab): void {
  const { document, member } = tab;
  const state = document.resolve(SESSION).state$.value;
  const token = tab.store.read('token');
  demand(
    (token === undefined) === (state.kind === 'anonymous'),
    `${tab.name}: ${state.kind} with the token of ${String(member)}`,
  );
  if (state.kind !== 'member') {
    demand(document.resolve(UNREAD_REFRESH).count$.value === 0, `${tab.name}: unread messages of nobody`);
    return;
  }
  demand(state.user.id === member, `${tab.name}: ${String(state.user.id)} with the token of ${String(member)}`);
}

/** At most one dialog by its nature; none that signs in over somebody who is signed in. */
function expectRightDialog({ name, document }: Tab): void {
  const { dialog } = document;
  if (!dialog || document.resolve(SESSION).state$.value.kind !== 'member') return;
  demand(!isForStrangers(dialog.kind), `${name}: a member before the dialog ${dialog.kind}`);
}

function expectPrivatePagesPrivate({ name, document }: Tab): void {
  const { page, pageName } = document;
  if (!page || !pageName || !ROUTES[pageName].membersOnly) return;
  demand(document.resolve(SESSION).state$.value.kind === 'member', `${name}: ${pageName} before a stranger`);
}
