import { EMPTY } from 'rxjs';

import { SignOut } from '../../src/application/session/end-of-session.js';
import { AfterSignIn } from '../../src/application/signing-in/after-sign-in.js';
import { DialogFlow } from '../../src/application/signing-in/dialog-flow.js';
import { ErrorReporter } from '../../src/application/site/error-reporter.js';
import { Session } from '../../src/domain/session/session.js';
import type { StoredKey } from '../../src/domain/session/stored-keys.js';
import { CurrentSite, type Site } from '../../src/domain/site/current-site.js';
import { aSite } from './site.js';
import { FakeAccountGateway, FakeMemberGateway, FakeSignInGateway } from './fake-gateways.js';
import { FakeNavigator } from './fake-navigator.js';
import { FakePresence } from './fake-presence.js';
import { FakeVisitStore } from './fake-visit-store.js';
import { RecordingLog, RecordingNotifier } from './recorders.js';
import { VirtualClock } from './virtual-clock.js';

interface DoorSettings {
  readonly address?: string;
  readonly stored?: Partial<Readonly<Record<StoredKey, string>>>;
  readonly site?: Site;
  /** That of another tab of the same browser. */
  readonly store?: FakeVisitStore;
}

/** A page of the running site on which somebody is about to sign in, with everything that signing in touches. */
export function aDoor({
  address = '/',
  stored = {},
  site = aSite(),
  store = FakeVisitStore.with(stored),
}: DoorSettings = {}) {
  const members = new FakeMemberGateway();
  const session = new Session(members, store);
  session.run().subscribe();
  const navigator = new FakeNavigator(address);
  const notifier = new RecordingNotifier();
  const log = new RecordingLog();
  const desk = new ErrorReporter(notifier, log);
  const time = new VirtualClock();
  const presence = new FakePresence();
  const account = new FakeAccountGateway(store);
  const signOut = new SignOut(account, session, presence, notifier, navigator, log, time, EMPTY);
  const dialogs = new DialogFlow();
  const currentSite = new CurrentSite();
  currentSite.arrive(site);
  const afterSignIn = new AfterSignIn(session, navigator, dialogs, currentSite, desk);
  return {
    ...{ store, members, session, navigator, notifier, log, desk, signOut, dialogs, currentSite, afterSignIn },
    gateway: new FakeSignInGateway(),
    presence,
    time,
  };
}
