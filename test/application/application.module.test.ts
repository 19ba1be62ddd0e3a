import { expect } from 'chai';
import { Container } from 'inversify';
import { VirtualTimeScheduler } from 'rxjs';

import { applicationModule } from '../../src/application/application.module.js';
import type { ErrorDesk } from '../../src/application/error-desk.js';
import type { ToastQueue } from '../../src/application/toast-queue.js';
import * as t from '../../src/application/tokens.js';
import { FakeAccountGateway } from '../support/fake-account-gateway.js';
import { FakeMemberGateway } from '../support/fake-member-gateway.js';
import { FakeNavigator } from '../support/fake-navigator.js';
import { FakePresence } from '../support/fake-presence.js';
import { FakeSiteGateway } from '../support/fake-site-gateway.js';
import { FakeVisitStore } from '../support/fake-visit-store.js';
import { RecordingLog } from '../support/recorders.js';
import { someSettings } from '../support/some-settings.js';

describe('application module', () => {
  const services = Object.entries({
    session: t.SESSION,
    currentSite: t.CURRENT_SITE,
    friendlyLinks: t.FRIENDLY_LINKS,
    dialogFlow: t.DIALOG_FLOW,
    errorDesk: t.ERROR_DESK,
    signOut: t.SIGN_OUT,
    siteLife: t.SITE_LIFE,
    startUp: t.START_UP,
    toastQueue: t.TOAST_QUEUE,
    unreadRefresh: t.UNREAD_REFRESH,
  });

  for (const [name, token] of services) {
    it(`makes ${name} from the ports, once`, () => {
      const container = aContainer();
      const service = container.get(token);
      expect(service).to.be.an('object');
      expect(container.get(token)).to.equal(service);
    });
  }

  it('has flows speak through the toasts that the page shows', () => {
    const container = aContainer();
    container.get<ErrorDesk>(t.ERROR_DESK).report({ kind: 'offline' });
    expect(container.get<ToastQueue>(t.TOAST_QUEUE).toasts$.value).to.have.length(1);
  });
});

function aContainer(): Container {
  const container = new Container();
  const store = new FakeVisitStore();
  container.bind(t.VISIT_STORE).toConstantValue(store);
  container.bind(t.SITE_GATEWAY).toConstantValue(new FakeSiteGateway());
  container.bind(t.MEMBER_GATEWAY).toConstantValue(new FakeMemberGateway());
  container.bind(t.ACCOUNT_GATEWAY).toConstantValue(new FakeAccountGateway(store));
  container.bind(t.NAVIGATOR).toConstantValue(new FakeNavigator());
  container.bind(t.LOG).toConstantValue(new RecordingLog());
  container.bind(t.PRESENCE).toConstantValue(new FakePresence());
  container.bind(t.RUNTIME_SETTINGS).toConstantValue(someSettings());
  container.bind(t.TIME).toConstantValue(new VirtualTimeScheduler());
  container.load(applicationModule);
  return container;
}
