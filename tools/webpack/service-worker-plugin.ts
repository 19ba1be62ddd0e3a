import { Compilation, type Compiler, sources } from 'webpack';

import { inlineScript } from './inline-script.js';
import { allPages } from './page-code.js';

/** Its name never changes: a browser that has one asks for it again under this. */
const FILE = 'service-worker.js';

/** Writes `src/start/service-worker.js` beside the document, where it may speak for all addresses of the site. */
export class ServiceWorkerPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('service-worker', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: 'service-worker', stage }, () => {
        compilation.emitAsset(FILE, new sources.RawSource(inlineScript('service-worker', { __PAGES__: allPages() })));
      });
    });
  }
}
