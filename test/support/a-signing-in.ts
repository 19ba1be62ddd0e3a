import { defer, of } from 'rxjs';

import { LAZY_SERVICES } from '../../src/application/lazy-services.js';
import { SIGNING_IN } from '../../src/application/signing-in/signing-in.js';
import { core } from '../../src/composition/core.js';
import * as signingIn from '../../src/composition/features/signing-in.js';
import { Services } from '../../src/composition/services.js';
import { NAVIGATOR } from '../../src/domain/ports/browser/navigator.js';
import { LOG } from '../../src/domain/ports/browser/notifier.js';
import { PRESENCE } from '../../src/domain/ports/browser/presence.js';
import { RANDOM, TIME } from '../../src/domain/ports/browser/time.js';
import { VISIT_STORE } from '../../src/domain/ports/browser/visit-store.js';
import { ACCOUNT_GATEWAY, MEMBER_GATEWAY, TOKEN_REFUSALS } from '../../src/domain/ports/server/account-gateway.js';
import {
  CAPTCHA_GATEWAY,
  MEMBER_STEPS_GATEWAY,
  SCAN_GATEWAY,
  SIGN_IN_GATEWAY,
} from '../../src/domain/ports/server/sign-in-gateway.js';
import { SITE_GATEWAY } from '../../src/domain/ports/server/site-gateway.js';
import { RUNTIME_SETTINGS } from '../../src/domain/site/system-config.js';
import { FakeNavigator } from './fake-navigator.js';
import { FakePresence } from './fake-presence.js';
import {
  FakeAccountGateway,
  FakeCaptchaGateway,
  FakeMemberGateway,
  FakeMemberStepsGateway,
  FakeScanGateway,
  FakeSignInGateway,
  FakeSiteGateway,
  FakeTokenRefusals,
} from './fake-gateways.js';
import { FakeVisitStore } from './fake-visit-store.js';
import { RecordingLog } from './recorders.js';
import { someServices } from './some-services.js';
import { someSettings } from './site.js';
import { VirtualClock } from './virtual-clock.js';

/** The core and the services of signing in, wired as in production, over ports that the test answers. */
export function aSigningIn(address = '/') {
  const ports = {
    store: new FakeVisitStore(),
    members: new FakeMemberGateway(),
    navigator: new FakeNavigator(address),
    presence: new FakePresence(),
    time: new VirtualClock(),
    gateway: new FakeSignInGateway(),
    captchas: new FakeCaptchaGateway(),
    scans: new FakeScanGateway(),
    steps: new FakeMemberStepsGateway(),
  };
  const services = new Services((bind) => {
    bind(VISIT_STORE, [], () => ports.store);
    bind(SITE_GATEWAY, [], () => new FakeSiteGateway());
    bind(MEMBER_GATEWAY, [], () => ports.members);
    bind(ACCOUNT_GATEWAY, [], () => new FakeAccountGateway(ports.store));
    bind(NAVIGATOR, [], () => ports.navigator);
    bind(LOG, [], () => new RecordingLog());
    bind(PRESENCE, [], () => ports.presence);
    bind(RANDOM, [], () => () => 0.5);
    bind(RUNTIME_SETTINGS, [], () => someSettings());
    bind(TIME, [], () => ports.time);
    bind(SIGN_IN_GATEWAY, [], () => ports.gateway);
    bind(CAPTCHA_GATEWAY, [], () => ports.captchas);
    bind(SCAN_GATEWAY, [], () => ports.scans);
    bind(MEMBER_STEPS_GATEWAY, [], () => ports.steps);
    bind(TOKEN_REFUSALS, [], () => new FakeTokenRefusals());
    bind(LAZY_SERVICES, [], () => someServices({ signingIn: defer(() => of(services.resolve(SIGNING_IN))) }));
  });
  services.add(core);
  services.add(signingIn.bindings);
  return { ...ports, resolve: services.resolve };
}
