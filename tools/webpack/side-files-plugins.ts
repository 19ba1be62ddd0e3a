import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import webpack, { type Compilation, type Compiler } from 'webpack';

import { nginxMap } from '../../snapshots/names.js';
import { contentSecurityPolicy, hashSource } from '../preview/csp.js';
import { licenceNotices, readLicenceNotice } from '../release/licence-notices.js';
import { shippedPackages, sourcesIn } from '../release/shipped-packages.js';
import { inlineScript, snapshotStart } from './boot-bundles.js';
import { versionJson } from './build-version.js';
import { PAGE_STYLES, pageStyles, START } from '../../snapshots/page-styles.js';

/** Part of every build for visitors. No page links to it. */
export const THIRD_PARTY_LICENCES = 'third-party-licences.txt';

/** How nginx finds the snapshot of an address (deploy/nginx/configure.sh). */
const SNAPSHOT_NAMES = 'snapshot-names.conf';

/** Where older sites usually have their service worker (src/boot/remove-worker.ts). */
const WORKERS: readonly string[] = ['sw.js', 'service-worker.js', 'serviceworker.js', 'ngsw-worker.js'];

type Assets = Readonly<Record<string, { source(): string | Buffer }>>;

/** Adds files to the output: `filesOf` returns them for the assets of the build, at the given stage. */
class SideFilesPlugin {
  constructor(
    private readonly name: string,
    private readonly stage: number,
    private readonly filesOf: (
      assets: Assets,
      compilation: Compilation,
    ) => Iterable<readonly [name: string, content: string | Buffer]>,
  ) {}

  apply(compiler: Compiler): void {
    const { name, stage } = this;
    // Not for the child compilation of the page's template.
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.processAssets.tap({ name, stage }, (assets) => {
        for (const [file, content] of this.filesOf(assets, compilation))
          compilation.emitAsset(file, new webpack.sources.RawSource(content));
      });
    });
  }
}

/**
 * For operators who serve the build (docs/deploy.md): its policy, the names of its snapshots, the workers that remove
 * those of an older site, and what snapshots contain
 * inline beside the document: the policy allows it by its hashes, too. Runs just before compression, because the inline
 * scripts contain file names that are not final earlier.
 */
export function securityPolicyPlugin(): SideFilesPlugin {
  const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER - 1;
  return new SideFilesPlugin('content-security-policy', stage, (assets, compilation) => {
    const styles = pageStyles(compilation);
    const files = [...new Set(Object.values(styles).flat())];
    const hashes = files.map((file) => hashSource(String(assets[file.slice(1)]?.source())));
    const start = snapshotStart();
    const html = String(assets['index.html']?.source());
    const policy = contentSecurityPolicy(html + start.style + start.script, { 'style-src': hashes });
    return [
      ['version.json', versionJson(html)],
      ['content-security-policy.txt', `${policy}\n`],
      [PAGE_STYLES, `${JSON.stringify({ ...styles, [START]: start })}\n`],
      [SNAPSHOT_NAMES, nginxMap()],
      ...WORKERS.map((name) => [name, `${inlineScript('remove-worker')}\n`] as const),
    ];
  });
}

/**
 * The notices of all packages in the build, as their licences require. The source maps name the packages. Runs before
 * the first stylesheet is inlined.
 */
export function thirdPartyLicencesPlugin(): SideFilesPlugin {
  const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING + 1;
  return new SideFilesPlugin('third-party-licences', stage, (assets) => {
    const maps = Object.keys(assets).filter((name) => name.endsWith('.map'));
    const packages = shippedPackages(maps.flatMap((name) => sourcesIn(String(assets[name]?.source()))));
    return [
      [THIRD_PARTY_LICENCES, licenceNotices(packages.map((path) => readLicenceNotice(join('node_modules', path))))],
    ];
  });
}

/** The sample videos, for a build that is served without the demo server. */
export function sampleMediaPlugin(folder: string): SideFilesPlugin {
  return new SideFilesPlugin('sample-media', webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONS, () =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [path.replaceAll('\\', '/'), readFileSync(path)]),
  );
}
