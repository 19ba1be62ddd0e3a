import { ContainerModule } from 'inversify';

import { Recovery } from '../domain/errors/recovery.js';
import { Session } from '../domain/session/session.js';
import { CurrentSite } from '../domain/site/current-site.js';
import { FriendlyLinks } from '../domain/site/friendly-links.js';
import { DialogFlow } from './signing-in/dialog-flow.js';
import { EndOfSession } from './session/end-of-session.js';
import { CodeLoader } from './site/code-loader.js';
import { ErrorReporter } from './site/error-reporter.js';
import { SignOut } from './session/sign-out.js';
import { whoSendsWhatWaits } from './session/what-was-played.js';
import { BackgroundTasks } from './site/background-tasks.js';
import { ScrollPositions } from './site/scroll-positions.js';
import { StartUp } from './site/start-up.js';
import { ToastQueue } from './site/toast-queue.js';
import * as t from './tokens.js';
import { UnreadRefresh } from './session/unread-refresh.js';

/** The services and flows that every page needs. */
export const applicationModule = new ContainerModule((module) => {
  t.provide(module, t.TOAST_QUEUE, [], () => new ToastQueue());
  t.provide(module, t.NOTIFIER, [t.TOAST_QUEUE], (queue) => queue);
  t.provide(module, t.DIALOG_FLOW, [], () => new DialogFlow());
  t.provide(module, t.SCROLL_POSITIONS, [t.VISIT_STORE], (store) => new ScrollPositions(store));
  t.provide(module, t.CURRENT_SITE, [], () => new CurrentSite());
  t.provide(module, t.RECOVERY, [t.PRESENCE, t.TIME, t.RANDOM], (...needs) => new Recovery(...needs));
  t.provide(module, t.FRIENDLY_LINKS, [t.SITE_GATEWAY, t.RECOVERY], (...needs) => new FriendlyLinks(...needs));
  t.provide(module, t.SESSION, [t.MEMBER_GATEWAY, t.VISIT_STORE], (...needs) => new Session(...needs));
  t.provide(module, t.ERROR_REPORTER, [t.NOTIFIER, t.LOG], (...needs) => new ErrorReporter(...needs));
  t.provide(
    module,
    t.END_OF_SESSION,
    [t.TOKEN_REFUSALS, t.SESSION, t.NOTIFIER, t.NAVIGATOR],
    (...needs) => new EndOfSession(...needs),
  );
  t.provide(
    module,
    t.CODE_LOADER,
    [t.NAVIGATOR, t.PRESENCE, t.VISIT_STORE, t.LOG],
    (...needs) => new CodeLoader(...needs),
  );
  t.provide(
    module,
    t.SIGN_OUT,
    [t.ACCOUNT_GATEWAY, t.SESSION, t.PRESENCE, t.NOTIFIER, t.NAVIGATOR, t.LOG, t.TIME, t.VISIT_STORE, t.LAZY_SERVICES],
    (account, session, presence, notifier, navigator, log, time, ...waiting) =>
      new SignOut(account, session, presence, notifier, navigator, log, time, whoSendsWhatWaits(...waiting)),
  );
  t.provide(
    module,
    t.UNREAD_REFRESH,
    [t.SESSION, t.MEMBER_GATEWAY, t.PRESENCE, t.VISIT_STORE, t.RECOVERY, t.ERROR_REPORTER],
    (...needs) => new UnreadRefresh(...needs),
  );
  t.provide(
    module,
    t.BACKGROUND_TASKS,
    [
      t.SESSION,
      t.CURRENT_SITE,
      t.UNREAD_REFRESH,
      t.RECOVERY,
      t.VISIT_STORE,
      t.ERROR_REPORTER,
      t.NAVIGATOR,
      t.LAZY_SERVICES,
      t.END_OF_SESSION,
      t.DIALOG_FLOW,
    ],
    (...needs) => new BackgroundTasks(...needs),
  );
  t.provide(
    module,
    t.START_UP,
    [t.SITE_GATEWAY, t.CURRENT_SITE, t.RECOVERY, t.PRESENCE, t.NAVIGATOR, t.RUNTIME_SETTINGS, t.VISIT_STORE, t.LOG],
    (...needs) => new StartUp(...needs),
  );
});
