import { readdirSync, readFileSync } from 'node:fs';

import { expect } from 'chai';

const sources = readdirSync('src/ui', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => readFileSync(`src/ui/${file}`, 'utf8'));

/** The names of the fields that are `restored`: of text fields, and of boxes. */
const restoredFields = sources.flatMap((source) => [
  ...[...source.matchAll(/<TextField\s([^>]*?)\/?>/gs)].flatMap(([, props = '']) =>
    /(?:^|\s)restored(?:\s|$)/.test(props) ? (/name="(\w+)"/.exec(props)?.[1] ?? 'a field without a name') : [],
  ),
  ...[...source.matchAll(/useField\('(\w+)', \{ restored: true \}\)/g)].map(([, name = '']) => name),
]);

describe('The fields that outlive the document (docs/spec/every-page.md#forms)', () => {
  it('are these, and no password, code or answer of a captcha', () => {
    expect(restoredFields).to.have.members(['mobile', 'agreed', 'nickname']);
  });
});
