import { readdirSync, readFileSync } from 'node:fs';

import { expect } from 'chai';

import { anchorsOf } from './anchors.js';
import { hasTitle, namedTests } from './named-paths.js';

const SPECIFICATION = 'docs/spec';
const read = (path: string) => readFileSync(path, 'utf8');

/** The part of a page of the specification, and its lines: `- #heading, #heading: promise – test “title”`. */
const parts = read('test/architecture/promises.md')
  .split(/^## .*\/(?=[\w-]+\.md\)$)/m)
  .slice(1)
  .map((part) => {
    const [page = '', ...lines] = part.split('\n');
    return { page: page.replace(')', ''), lines: lines.filter((line) => line !== '') };
  });
const lines = parts.flatMap((part) => part.lines);

describe('The list of promises (test/architecture/promises.md)', () => {
  it('names for each promise a heading of the specification and one test', () => {
    expect(lines).to.have.length.greaterThan(250);
    const incomplete = lines.filter(
      (line) => !/^- #[\w-]+(?:, #[\w-]+)*: .+ – `test\//.test(line) || namedTests(line).length !== 1,
    );
    expect(incomplete).to.deep.equal([]);
  });

  it('names only tests that have the title and are in npm test, not in its breadth', () => {
    const wrong = namedTests(lines.join('\n')).filter(({ file, title }) => !hasTitle(textOf(file), title));
    expect(wrong).to.deep.equal([]);
  });

  it('has a promise for each heading of the specification, and for no other', () => {
    const listed = parts.flatMap((part) =>
      part.lines.flatMap((line) => headingsOf(line).map((heading) => `${part.page}#${heading}`)),
    );
    expect([...new Set(listed)]).to.have.members(specified());
  });
});

/** The headings in front of a promise. */
function headingsOf(line: string): readonly string[] {
  const [headings = ''] = line.split(': ');
  return [...headings.matchAll(/#([\w-]+)/g)].map(([, heading = '']) => heading);
}

function textOf(path: string): string {
  try {
    return read(path);
  } catch {
    return '';
  }
}

/** The headings with rules. The first page says how to read the specification, the last heading of each where its rules are. */
function specified(): readonly string[] {
  return readdirSync(SPECIFICATION)
    .filter((page) => page !== 'README.md')
    .flatMap((page) =>
      [...anchorsOf(read(`${SPECIFICATION}/${page}`), 2)].slice(0, -1).map((anchor) => `${page}#${anchor}`),
    );
}
