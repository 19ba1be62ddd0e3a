import { readFileSync } from 'node:fs';

import { expect } from 'chai';

import { type StableList, STABLE_NAMES } from './stable-names.js';

/**
 * Fails where the code has more or fewer names than the list, with the version that such a change asks for
 * (docs/stability.md).
 */
export function expectStable(list: StableList, inCode: readonly string[]): void {
  expect(changesOf(list, STABLE_NAMES[list], inCode).join('\n')).to.equal('');
}

export function changesOf(list: string, stable: readonly string[], inCode: readonly string[]): readonly string[] {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly version: string };
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const sentence = (names: readonly string[], what: string, next: string) =>
    names.map(
      (name) =>
        `${list}: "${name}" is ${what}: the next version is ${next} (docs/stability.md), and CHANGELOG.md says so`,
    );
  const removed = stable.filter((name) => !inCode.includes(name));
  const added = [...new Set(inCode)].filter((name) => !stable.includes(name));
  return [
    ...sentence(removed, 'removed or changed', `${String(major + 1)}.0.0`),
    ...sentence(added, 'new', `${String(major)}.${String(minor + 1)}.0 at least`),
  ];
}
