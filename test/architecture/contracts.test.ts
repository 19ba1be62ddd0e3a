import { readdirSync, readFileSync } from 'node:fs';

import { expect } from 'chai';

const FOLDER = 'test/contract';
const files = readdirSync(FOLDER);
const textOf = (file: string): string => readFileSync(`${FOLDER}/${file}`, 'utf8');

const CALLERS = files
  .filter((file) => file.endsWith('.contract.test.ts'))
  .map(textOf)
  .join('\n');

describe('A contract suite', () => {
  for (const file of files.filter((name) => name.endsWith('.contract.ts'))) {
    it(`is kept by somebody: every promise of ${file} is called for`, () => {
      const promises = [...textOf(file).matchAll(/^export function (keeps\w+)/gm)].map(([, name = '']) => name);
      expect(promises).not.to.deep.equal([]);
      expect(promises.filter((name) => !CALLERS.includes(`${name}(`))).to.deep.equal([]);
    });
  }
});
