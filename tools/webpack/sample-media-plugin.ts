import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import webpack, { type Compiler } from 'webpack';

/** Puts the films of the pretend site beside a build that is served without it. */
export class SampleMediaPlugin {
  constructor(private readonly folder: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('sample-media', (compilation) => {
      compilation.hooks.processAssets.tap('sample-media', () => {
        for (const entry of readdirSync(this.folder, { recursive: true, withFileTypes: true })) {
          if (!entry.isFile()) continue;
          const path = join(entry.parentPath, entry.name).replaceAll('\\', '/');
          compilation.emitAsset(path, new webpack.sources.RawSource(readFileSync(path)));
        }
      });
    });
  }
}
