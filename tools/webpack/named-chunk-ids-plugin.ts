import type { Compiler } from 'webpack';

/**
 * Takes a chunk's name, where it has one, for its id. By numbers the first load carries a table from each number to its
 * name, twice, for scripts and for sheets.
 */
export class NamedChunkIdsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('named-chunk-ids', (compilation) => {
      // Before webpack gives out ids, which leaves those that have one alone.
      compilation.hooks.beforeChunkIds.tap('named-chunk-ids', (chunks) => {
        for (const chunk of chunks) {
          if (chunk.name == null) continue;
          chunk.id = chunk.name;
          chunk.ids = [chunk.name];
        }
      });
    });
  }
}
