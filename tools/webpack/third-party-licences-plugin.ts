import { join } from 'node:path';

import webpack, { type Compiler } from 'webpack';

import { licenceNotices, readLicenceNotice } from '../release/licence-notices.js';
import { shippedPackages, sourcesIn } from '../release/shipped-packages.js';

/** Beside the page, in every build that is handed to visitors. Nothing names it: whoever wants to know asks for it. */
export const THIRD_PARTY_LICENCES = 'third-party-licences.txt';

/**
 * Writes the notices of all packages whose code is in the build, which their licences want passed on with it. The maps of
 * the chunks say which those are, as for the list of a release: before the sheet of the first load gives its file up.
 */
export class ThirdPartyLicencesPlugin {
  apply(compiler: Compiler): void {
    // Not those within it, of the page's template.
    compiler.hooks.thisCompilation.tap('third-party-licences', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING + 1;
      compilation.hooks.processAssets.tap({ name: 'third-party-licences', stage }, (assets) => {
        const maps = Object.keys(assets).filter((name) => name.endsWith('.map'));
        const packages = shippedPackages(maps.flatMap((name) => sourcesIn(String(assets[name]?.source()))));
        const notices = packages.map((path) => readLicenceNotice(join('node_modules', path)));
        compilation.emitAsset(THIRD_PARTY_LICENCES, new webpack.sources.RawSource(licenceNotices(notices)));
      });
    });
  }
}
