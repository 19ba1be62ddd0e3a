import { ContainerModule } from 'inversify';

import { ERROR_REPORTER, LOADER, provide } from '../tokens.js';
import { Loader } from './loader.js';

/** How pages ask for what they show. Fetched with the first of them; the shell itself needs none of it. */
export const loaderModule = new ContainerModule((module) => {
  provide(module, LOADER, [ERROR_REPORTER], (reporter) => new Loader(reporter));
});
