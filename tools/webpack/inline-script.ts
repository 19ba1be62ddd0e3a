import { readFileSync } from 'node:fs';

import { minifySync } from '@swc/core';

/**
 * A script of `src/start` as the page has it: minified, safe inside a script element, with `values` put in the place of
 * the names that the script has for them.
 */
export function inlineScript(name: string, values: Readonly<Record<string, unknown>> = {}): string {
  const source = Object.entries(values).reduce(
    // A function: a `$` in an address is no replacement pattern.
    (text, [place, value]) => text.replace(place, () => JSON.stringify(value)),
    readFileSync(`./src/start/${name}.js`, 'utf8'),
  );
  const { code } = minifySync(source, { compress: true, mangle: true, ecma: 2015 });
  return code.trim().replaceAll('</', '<\\/');
}
