import { LAZY_SERVICES } from '../application/site/lazy-services.js';
import { EXPIRED_TOKEN, ExpiredToken } from '../application/session/expired-token.js';
import { fetchProgressSender } from '../application/lesson/fetch-progress-sender.js';
import { SIGN_OUT, SignOut } from '../application/session/sign-out.js';
import { UNREAD_REFRESH, UnreadRefresh } from '../application/session/unread-refresh.js';
import { DIALOG_FLOW, DialogFlow } from '../application/signing-in/dialog-flow.js';
import { BACKGROUND_TASKS, BackgroundTasks } from '../application/site/background-tasks.js';
import { MODULE_LOADER, ModuleLoader } from '../application/site/module-loader.js';
import { ERROR_REPORTER, ErrorReporter } from '../application/site/error-reporter.js';
import { SCROLL_POSITIONS, ScrollPositions } from '../application/site/scroll-positions.js';
import { START_UP, StartUp } from '../application/site/start-up.js';
import { TOAST_QUEUE, ToastQueue } from '../application/site/toast-queue.js';
import { RECOVERY, Recovery } from '../domain/errors/recovery.js';
import { PAGE_NAVIGATOR } from '../domain/ports/navigator.js';
import { LOG, NOTIFIER } from '../domain/ports/notifier.js';
import { PRESENCE } from '../domain/ports/presence.js';
import { RANDOM, TIME } from '../domain/ports/time.js';
import { VISIT_STORE } from '../domain/ports/visit-store.js';
import { ACCOUNT_GATEWAY, MEMBER_GATEWAY, TOKEN_REFUSALS } from '../domain/ports/account-gateway.js';
import { SITE_GATEWAY } from '../domain/ports/site-gateway.js';
import { SESSION, Session } from '../domain/session/session.js';
import { CURRENT_SITE, CurrentSite } from '../domain/site/current-site.js';
import { FRIENDLY_LINKS, FriendlyLinks } from '../domain/site/footer.js';
import { RUNTIME_SETTINGS } from '../domain/site/system-config.js';
import type { Bindings } from './services.js';

/** The services that every page needs. */
export const core: Bindings = (bind) => {
  bind(TOAST_QUEUE, [], () => new ToastQueue());
  bind(NOTIFIER, [TOAST_QUEUE], (queue) => queue);
  bind(DIALOG_FLOW, [], () => new DialogFlow());
  bind(SCROLL_POSITIONS, [VISIT_STORE], (store) => new ScrollPositions(store));
  bind(CURRENT_SITE, [], () => new CurrentSite());
  bind(RECOVERY, [PRESENCE, TIME, RANDOM], (...needs) => new Recovery(...needs));
  bind(FRIENDLY_LINKS, [SITE_GATEWAY, RECOVERY], (...needs) => new FriendlyLinks(...needs));
  bind(SESSION, [MEMBER_GATEWAY, VISIT_STORE], (...needs) => new Session(...needs));
  bind(ERROR_REPORTER, [NOTIFIER, LOG], (...needs) => new ErrorReporter(...needs));
  bind(EXPIRED_TOKEN, [TOKEN_REFUSALS, SESSION, NOTIFIER, PAGE_NAVIGATOR], (...needs) => new ExpiredToken(...needs));
  bind(
    MODULE_LOADER,
    [PAGE_NAVIGATOR, PRESENCE, RECOVERY, VISIT_STORE, LOG, NOTIFIER],
    (...needs) => new ModuleLoader(...needs),
  );
  bind(
    SIGN_OUT,
    [ACCOUNT_GATEWAY, SESSION, PRESENCE, NOTIFIER, PAGE_NAVIGATOR, LOG, TIME, VISIT_STORE, LAZY_SERVICES],
    (account, session, presence, notifier, navigator, log, time, ...waiting) =>
      new SignOut(account, session, presence, notifier, navigator, log, time, fetchProgressSender(...waiting)),
  );
  bind(
    UNREAD_REFRESH,
    [SESSION, MEMBER_GATEWAY, PRESENCE, VISIT_STORE, RECOVERY, ERROR_REPORTER],
    (...needs) => new UnreadRefresh(...needs),
  );
  bind(
    BACKGROUND_TASKS,
    [
      SESSION,
      VISIT_STORE,
      ERROR_REPORTER,
      PAGE_NAVIGATOR,
      LAZY_SERVICES,
      EXPIRED_TOKEN,
      DIALOG_FLOW,
      MODULE_LOADER,
      RUNTIME_SETTINGS,
      TIME,
    ],
    (...needs) => new BackgroundTasks(...needs),
  );
  bind(
    START_UP,
    [
      SITE_GATEWAY,
      CURRENT_SITE,
      RECOVERY,
      PAGE_NAVIGATOR,
      RUNTIME_SETTINGS,
      VISIT_STORE,
      LOG,
      MODULE_LOADER,
      LAZY_SERVICES,
    ],
    (...needs) => new StartUp(...needs),
  );
};
