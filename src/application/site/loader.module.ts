import { ContainerModule } from 'inversify';

import { ERROR_REPORTER, LOADER, NAVIGATOR, provide, RECOVERY, TIME, VISIT_STORE } from '../tokens.js';
import { Loader } from './loader.js';

/** How pages ask for what they show. Fetched with the first of them; the shell itself needs none of it. */
export const loaderModule = new ContainerModule((module) => {
  provide(
    module,
    LOADER,
    [ERROR_REPORTER, NAVIGATOR, VISIT_STORE, TIME, RECOVERY],
    (reporter, navigator, store, time, recovery) => new Loader(reporter, { navigator, store, time }, recovery),
  );
});
