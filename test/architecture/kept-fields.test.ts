import { readdirSync, readFileSync } from 'node:fs';

import { expect } from 'chai';

const sources = readdirSync('src/ui', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => readFileSync(`src/ui/${file}`, 'utf8'));

/** The names of the fields that are `kept`: of text fields, and of boxes. */
const keptFields = sources.flatMap((source) => [
  ...[...source.matchAll(/<TextField\s([^>]*?)\/?>/gs)].flatMap(([, props = '']) =>
    /(?:^|\s)kept(?:\s|$)/.test(props) ? (/name="(\w+)"/.exec(props)?.[1] ?? 'a field without a name') : [],
  ),
  ...[...source.matchAll(/useField\('(\w+)', \{ kept: true \}\)/g)].map(([, name = '']) => name),
]);

describe('The fields that outlive the document (docs/spec/every-page.md#forms)', () => {
  it('are these, and no password, code or answer of a captcha', () => {
    expect(keptFields).to.have.members(['mobile', 'agreed', 'nickname']);
  });
});
