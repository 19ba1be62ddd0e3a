import { readdirSync, readFileSync } from 'node:fs';

import { expect } from 'chai';

describe('A token', () => {
  it('is bound in one file: where two bind it, the page that is opened first decides', () => {
    const bound = readdirSync('src/composition', { recursive: true, encoding: 'utf8' })
      // memory.ts is the other environment.
      .filter((file) => file.endsWith('.ts') && file !== 'memory.ts')
      .flatMap((file) => {
        const found = readFileSync(`src/composition/${file}`, 'utf8').matchAll(
          /\bbind(?:Named)?\(\s*(?:bind,\s*)?([A-Z][A-Z_]+)/g,
        );
        return [...found].map(([, token = '']) => ({ token, file }));
      });
    expect(bound.length).to.be.greaterThan(80);
    const twice = bound.filter(({ token }, at) => bound.findIndex((other) => other.token === token) !== at);
    expect(twice).to.deep.equal([]);
  });
});
