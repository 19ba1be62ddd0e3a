import { expect } from 'chai';

import type { ErrorReporter } from '../../src/application/site/error-reporter.js';
import type { ToastQueue } from '../../src/application/site/toast-queue.js';
import * as t from '../../src/application/tokens.js';
import { aSigningIn } from '../support/a-signing-in.js';

describe('application module', () => {
  const services = Object.entries({
    session: t.SESSION,
    currentSite: t.CURRENT_SITE,
    friendlyLinks: t.FRIENDLY_LINKS,
    dialogFlow: t.DIALOG_FLOW,
    errorDesk: t.ERROR_REPORTER,
    signOut: t.SIGN_OUT,
    siteLife: t.BACKGROUND_TASKS,
    startUp: t.START_UP,
    toastQueue: t.TOAST_QUEUE,
    unreadRefresh: t.UNREAD_REFRESH,
  });

  for (const [name, token] of services) {
    it(`makes ${name} from the ports, once`, () => {
      const { container } = aSigningIn();
      const service = container.get(token);
      expect(service).to.be.an('object');
      expect(container.get(token)).to.equal(service);
    });
  }

  it('has flows speak through the toasts that the page shows', () => {
    const { container } = aSigningIn();
    container.get<ErrorReporter>(t.ERROR_REPORTER).report({ kind: 'offline' });
    expect(container.get<ToastQueue>(t.TOAST_QUEUE).toasts$.value).to.have.length(1);
  });
});
