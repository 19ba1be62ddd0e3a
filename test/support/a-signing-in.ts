import { Container } from 'inversify';
import { defer, of } from 'rxjs';

import { applicationModule } from '../../src/application/application.module.js';
import type { SigningIn } from '../../src/application/signing-in/signing-in.js';
import { signingInModule } from '../../src/application/signing-in/signing-in.module.js';
import * as s from '../../src/application/signing-in/signing-in.tokens.js';
import * as t from '../../src/application/tokens.js';
import { FakeAccountGateway } from './fake-account-gateway.js';
import { FakeCaptchaGateway } from './fake-captcha-gateway.js';
import { FakeMemberGateway } from './fake-member-gateway.js';
import { FakeMemberStepsGateway } from './fake-member-steps-gateway.js';
import { FakeNavigator } from './fake-navigator.js';
import { FakePresence } from './fake-presence.js';
import { FakeScanGateway } from './fake-scan-gateway.js';
import { FakeSignInGateway } from './fake-sign-in-gateway.js';
import { FakeSiteGateway } from './fake-site-gateway.js';
import { FakeVisitStore } from './fake-visit-store.js';
import { RecordingLog } from './recorders.js';
import { FakeTokenRefusals } from './fake-token-refusals.js';
import { someServices } from './some-services.js';
import { someSettings } from './some-settings.js';
import { VirtualClock } from './virtual-clock.js';

/** Both modules of the application wired as in a composition, over ports that the test answers. */
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
  const container = new Container();
  container.bind(t.VISIT_STORE).toConstantValue(ports.store);
  container.bind(t.SITE_GATEWAY).toConstantValue(new FakeSiteGateway());
  container.bind(t.MEMBER_GATEWAY).toConstantValue(ports.members);
  container.bind(t.ACCOUNT_GATEWAY).toConstantValue(new FakeAccountGateway(ports.store));
  container.bind(t.NAVIGATOR).toConstantValue(ports.navigator);
  container.bind(t.LOG).toConstantValue(new RecordingLog());
  container.bind(t.PRESENCE).toConstantValue(ports.presence);
  container.bind(t.RANDOM).toConstantValue(() => 0.5);
  container.bind(t.RUNTIME_SETTINGS).toConstantValue(someSettings());
  container.bind(t.TIME).toConstantValue(ports.time);
  container.bind(s.SIGN_IN_GATEWAY).toConstantValue(ports.gateway);
  container.bind(s.CAPTCHA_GATEWAY).toConstantValue(ports.captchas);
  container.bind(s.SCAN_GATEWAY).toConstantValue(ports.scans);
  container.bind(s.MEMBER_STEPS_GATEWAY).toConstantValue(ports.steps);
  const signingIn$ = defer(() => of(container.get<SigningIn>(s.SIGNING_IN)));
  container.bind(t.LAZY_SERVICES).toConstantValue(someServices({ signingIn: signingIn$ }));
  container.bind(t.TOKEN_REFUSALS).toConstantValue(new FakeTokenRefusals());
  container.load(applicationModule, signingInModule);
  return { ...ports, container };
}
