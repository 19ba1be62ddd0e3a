import { ERROR_REPORTER } from '../application/site/error-reporter.js';
import { LOADER, Loader } from '../application/site/loader.js';
import { bindServerClock } from './server-clock.js';
import type { Bindings } from './services.js';
import { RECOVERY } from '../domain/errors/recovery.js';
import { PAGE_NAVIGATOR } from '../domain/ports/navigator.js';
import { TIME } from '../domain/ports/time.js';
import { VISIT_STORE } from '../domain/ports/visit-store.js';

/** Loads the data of pages, which may contain times. The code comes with the first page, because the app shell does not need it. */
export const bindLoader: Bindings = (bind) => {
  bindServerClock(bind);
  bind(
    LOADER,
    [ERROR_REPORTER, PAGE_NAVIGATOR, VISIT_STORE, TIME, RECOVERY],
    (reporter, navigator, store, time, recovery) => new Loader(reporter, { navigator, store, time }, recovery),
  );
};
