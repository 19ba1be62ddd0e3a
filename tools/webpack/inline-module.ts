import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Script } from 'node:vm';

import { minifySync, transformSync } from '@swc/core';

const IMPORT = /\bimport \{[^}]*\} from ['"](\..+)\.js['"];/g;
const EXPORT = /\bexport (?=(?:function|const|class)\b)/g;

/**
 * A module of `src/start` with all that it imports as one inline script: types gone, minified, safe inside a script
 * element. All files share one scope, as small as they are: two declarations of one name are an error of the build.
 */
export function inlineModule(entry: string): string {
  const source = `(()=>{${[...gathered(entry, new Map()).values()].join('\n')}})();`;
  // Throws what is wrong with it; what makes it small would let a second declaration pass.
  new Script(source, { filename: entry });
  const { code } = minifySync(source, { compress: { passes: 3 }, mangle: true });
  return code.trim().replaceAll('</', '<\\/');
}

/** The file and what it needs, each once and behind all that it needs itself. */
function gathered(file: string, known: Map<string, string>): Map<string, string> {
  if (known.has(file)) return known;
  const { code } = transformSync(readFileSync(file, 'utf8'), {
    jsc: { parser: { syntax: 'typescript' }, target: 'es2020' },
    module: { type: 'es6' },
  });
  for (const [, path = ''] of code.matchAll(IMPORT)) gathered(join(dirname(file), `${path}.ts`), known);
  return known.set(file, code.replaceAll(IMPORT, '').replaceAll(EXPORT, ''));
}
