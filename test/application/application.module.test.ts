import { expect } from 'chai';

import { ERROR_REPORTER } from '../../src/application/site/error-reporter.js';
import { TOAST_QUEUE } from '../../src/application/site/toast-queue.js';
import { aSigningIn } from '../support/a-signing-in.js';
import { BACKGROUND_TASKS } from '../../src/application/site/background-tasks.js';
import { CURRENT_SITE } from '../../src/domain/site/current-site.js';
import { DIALOG_FLOW } from '../../src/application/signing-in/dialog-flow.js';
import { FRIENDLY_LINKS } from '../../src/domain/site/footer.js';
import { SESSION } from '../../src/domain/session/session.js';
import { SIGN_OUT } from '../../src/application/session/end-of-session.js';
import { START_UP } from '../../src/application/site/start-up.js';
import { UNREAD_REFRESH } from '../../src/application/session/unread-refresh.js';

describe('application module', () => {
  const services = Object.entries({
    session: SESSION,
    currentSite: CURRENT_SITE,
    friendlyLinks: FRIENDLY_LINKS,
    dialogFlow: DIALOG_FLOW,
    errorDesk: ERROR_REPORTER,
    signOut: SIGN_OUT,
    siteLife: BACKGROUND_TASKS,
    startUp: START_UP,
    toastQueue: TOAST_QUEUE,
    unreadRefresh: UNREAD_REFRESH,
  });

  for (const [name, token] of services) {
    it(`makes ${name} from the ports, once`, () => {
      const { resolve } = aSigningIn();
      const service = resolve<object>(token);
      expect(service).to.be.an('object');
      expect(resolve<object>(token)).to.equal(service);
    });
  }

  it('has flows speak through the toasts that the page shows', () => {
    const { resolve } = aSigningIn();
    resolve(ERROR_REPORTER).report({ kind: 'offline' });
    expect(resolve(TOAST_QUEUE).toasts$.value).to.have.length(1);
  });
});
