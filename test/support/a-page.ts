import { defer, of } from 'rxjs';

import { MemoryNoteStore } from '../../src/adapters/memory/browser/note-store.js';
import { MemoryServerClock } from '../../src/adapters/memory/client/server-clock.js';
import { type LazyServices, LAZY_SERVICES } from '../../src/application/site/lazy-services.js';
import { MEMBER_SERVICES } from '../../src/application/member/member-services.js';
import { MEMBER_TASKS } from '../../src/application/session/member-tasks.js';
import { SIGN_OUT } from '../../src/application/session/sign-out.js';
import { AFTER_SIGN_IN } from '../../src/application/signing-in/after-sign-in.js';
import { DIALOG_FLOW } from '../../src/application/signing-in/dialog-flow.js';
import { SIGNING_IN } from '../../src/application/signing-in/signing-in.js';
import { core } from '../../src/composition/core.js';
import * as member from '../../src/composition/features/member.js';
import * as memberTasks from '../../src/composition/features/site/member-tasks.js';
import * as signingIn from '../../src/composition/features/signing-in.js';
import { Services } from '../../src/composition/services.js';
import { AVATAR_EDITOR } from '../../src/domain/ports/avatar-editor.js';
import { PAGE_NAVIGATOR } from '../../src/domain/ports/navigator.js';
import { NOTE_STORE } from '../../src/domain/ports/note-store.js';
import { LOG, NOTIFIER } from '../../src/domain/ports/notifier.js';
import { PRESENCE } from '../../src/domain/ports/presence.js';
import { RANDOM, TIME } from '../../src/domain/ports/time.js';
import { VISIT_STORE, type VisitStore } from '../../src/domain/ports/visit-store.js';
import { ACCOUNT_GATEWAY, MEMBER_GATEWAY, TOKEN_REFUSALS } from '../../src/domain/ports/account-gateway.js';
import { PROFILE_GATEWAY, SOCIAL_ACCOUNTS_GATEWAY } from '../../src/domain/ports/profile-gateway.js';
import {
  CAPTCHA_GATEWAY,
  MEMBER_STEPS_GATEWAY,
  SCAN_GATEWAY,
  SIGN_IN_GATEWAY,
} from '../../src/domain/ports/sign-in-gateway.js';
import { SERVER_CLOCK } from '../../src/domain/ports/server-clock.js';
import { SITE_GATEWAY } from '../../src/domain/ports/site-gateway.js';
import type { LoginUser } from '../../src/domain/session/login-user.js';
import { SESSION } from '../../src/domain/session/session.js';
import type { StoredKey } from '../../src/domain/session/stored-keys.js';
import { CURRENT_SITE, type Site } from '../../src/domain/site/current-site.js';
import { RUNTIME_SETTINGS, type RuntimeSettings } from '../../src/domain/site/system-config.js';
import {
  FakeAccountGateway,
  FakeCaptchaGateway,
  FakeMemberGateway,
  FakeMemberStepsGateway,
  FakeProfileGateway,
  FakeScanGateway,
  FakeSignInGateway,
  FakeSiteGateway,
  FakeSocialAccountsGateway,
  FakeTokenRefusals,
} from './fake-gateways.js';
import { MemoryNavigator } from '../../src/adapters/memory/browser/navigator.js';
import { FakeAvatarEditor } from './fake-avatar-images.js';
import { MemoryPresence } from '../../src/adapters/memory/browser/presence.js';
import { FakeVisitStore } from './fake-visit-store.js';
import { RecordingLog, RecordingNotifier } from './recorders.js';
import { aMember } from './sessions.js';
import { aSite, someSettings } from './site.js';
import { someServices } from './some-services.js';
import { VirtualClock } from './virtual-clock.js';

interface PageSettings {
  readonly address?: string;
  readonly stored?: Partial<Readonly<Record<StoredKey, string>>>;
  /** The store of another tab of the same browser, or of a browser that refuses storage. */
  readonly store?: VisitStore;
  readonly services?: Partial<LazyServices>;
  readonly settings?: Partial<RuntimeSettings>;
}

/**
 * A page of the site before start-up: core, sign-in and member area are wired as in production, over ports that the
 * test answers.
 */
export function aPage({ address = '/', stored = {}, services = {}, settings, ...given }: PageSettings = {}) {
  const store: VisitStore = given.store ?? FakeVisitStore.with(stored);
  const ports = {
    ...{ store, members: new FakeMemberGateway(), account: new FakeAccountGateway(store) },
    ...{ refusals: new FakeTokenRefusals(), navigator: new MemoryNavigator(address), presence: new MemoryPresence() },
    ...{ time: new VirtualClock(), notifier: new RecordingNotifier(), log: new RecordingLog() },
    ...{ gateway: new FakeSignInGateway(), captchas: new FakeCaptchaGateway(), scans: new FakeScanGateway() },
    ...{ steps: new FakeMemberStepsGateway(), profile: new FakeProfileGateway() },
    ...{ socialites: new FakeSocialAccountsGateway(), images: new FakeAvatarEditor() },
    notes: new MemoryNoteStore(),
  };
  const made = new Services((bind) => {
    bind(VISIT_STORE, [], () => store);
    bind(SITE_GATEWAY, [], () => new FakeSiteGateway());
    bind(MEMBER_GATEWAY, [], () => ports.members);
    bind(ACCOUNT_GATEWAY, [], () => ports.account);
    bind(TOKEN_REFUSALS, [], () => ports.refusals);
    bind(PAGE_NAVIGATOR, [], () => ports.navigator);
    bind(NOTIFIER, [], () => ports.notifier);
    bind(LOG, [], () => ports.log);
    bind(PRESENCE, [], () => ports.presence);
    bind(RANDOM, [], () => () => 0.5);
    bind(RUNTIME_SETTINGS, [], () => someSettings(settings));
    bind(TIME, [], () => ports.time);
    bind(SERVER_CLOCK, [], () => new MemoryServerClock(ports.time));
    bind(SIGN_IN_GATEWAY, [], () => ports.gateway);
    bind(CAPTCHA_GATEWAY, [], () => ports.captchas);
    bind(SCAN_GATEWAY, [], () => ports.scans);
    bind(MEMBER_STEPS_GATEWAY, [], () => ports.steps);
    bind(PROFILE_GATEWAY, [], () => ports.profile);
    bind(SOCIAL_ACCOUNTS_GATEWAY, [], () => ports.socialites);
    bind(AVATAR_EDITOR, [], () => ports.images);
    bind(NOTE_STORE, [], () => ports.notes);
    const lazy = {
      signingIn: defer(() => of(resolve(SIGNING_IN))),
      memberTasks: defer(() => of(resolve(MEMBER_TASKS))),
    };
    bind(LAZY_SERVICES, [], () => someServices({ ...lazy, ...services }));
  });
  for (const { bindings } of [{ bindings: core }, signingIn, member, memberTasks]) made.add(bindings);
  const { resolve } = made;
  return {
    ...ports,
    resolve,
    ...{ session: resolve(SESSION), currentSite: resolve(CURRENT_SITE), dialogs: resolve(DIALOG_FLOW) },
    ...{ signOut: resolve(SIGN_OUT), signingIn: resolve(SIGNING_IN), afterSignIn: resolve(AFTER_SIGN_IN) },
  };
}

/** The same page after start-up: the session runs and the configuration is loaded. */
export function aRunningPage({ site = aSite(), ...settings }: PageSettings & { readonly site?: Site } = {}) {
  const page = aPage(settings);
  page.session.run().subscribe();
  page.currentSite.arrive(site);
  return page;
}

/** The member area of a signed-in member. */
export function aMemberArea(
  user: LoginUser = aMember(),
  address = '/member',
  store: VisitStore = FakeVisitStore.with({ token: 't' }),
) {
  const page = aRunningPage({ address, store });
  page.members.details.answer(user);
  const services = page.resolve(MEMBER_SERVICES);
  return {
    ...page,
    ...services,
    mobileChange: services.newMobileChange(),
    /** The member in the session state. */
    known: (): LoginUser | undefined => {
      const { value } = page.session.state$;
      return value.kind === 'member' ? value.user : undefined;
    },
  };
}
