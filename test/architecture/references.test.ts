import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';

import { expect } from 'chai';

import { anchorsOf } from './anchors.js';

/**
 * A reference in code or in a document: the path of a page from the root of the repository, and the heading after `#`.
 */
interface Reference {
  readonly from: string;
  readonly page: string;
  readonly heading: string | undefined;
}

/** A comment that goes on in the next line counts as one line. */
const read = (path: string) => readFileSync(path, 'utf8').replace(/\n *(?:\*|\/\/) +/g, ' ');
// The tests of `test/architecture` contain references that lead nowhere, as samples.
const LEFT_OUT = /^test\/architecture\/.*\.ts$|\/(?:node_modules|dist)\//;
const files = ['', 'src', 'demo', 'lab', 'snapshots', 'test', 'tools', 'docs', 'deploy']
  .flatMap((folder) =>
    readdirSync(folder || '.', { recursive: folder !== '', encoding: 'utf8' }).map((path) => join(folder, path)),
  )
  .filter((path) => /\.(?:tsx?|[cm]?js|scss|css|html|md|conf|sh|yml)$/.test(path) && !LEFT_OUT.test(path));
const pages = new Map(files.filter((path) => path.endsWith('.md')).map((path) => [path, anchorsOf(read(path))]));

describe('References to headings of documents', () => {
  it('lead to a page of this repository that has the heading', () => {
    const references = files.flatMap((path) => referencesIn(path, read(path)));
    expect(references.length).to.be.greaterThan(1000);
    expect(references.filter((reference) => !isThere(reference))).to.deep.equal([]);
  });

  it('are reported when the page or the heading does not exist', () => {
    const planted = referencesIn(
      'docs/a.md',
      '[a](spec/orders.md#no-such-heading), [b](gone.md) `docs/api/gone.md#x`, docs/decisions/0021',
    );
    expect(planted).to.have.length(4);
    expect(planted.filter(isThere)).to.deep.equal([]);
  });

  it('contain no section number of another document', () => {
    const numbers =
      /\b(?:spec|pages|clarifications|architecture)(?:\.md)? §|\bAPI \d+\.\d+|\bdesign\/\w+\.md|\bissue \d|(?<!RFC \d+ )§/i;
    expect(files.filter((path) => numbers.test(read(path)))).to.deep.equal([]);
  });
});

/** References in any text start at the root (`docs/…`); links in a document start at its folder. */
function referencesIn(from: string, text: string): readonly Reference[] {
  const inText = [
    ...text.matchAll(
      /(?<![\w./-])(?<!\]\()(docs\/(?:[\w/-]+\.md|decisions\/\d{4}(?![\d-])))(?:#([\w\u3400-\u9fff-]+))?/g,
    ),
  ];
  const links = from.endsWith('.md') ? [...text.matchAll(/\]\((?!\w+:)([^)#\s]*\.md)?(?:#([^)\s]+))?\)/g)] : [];
  return [
    ...inText.map(([, page = '', heading]) => ({ from, page, heading })),
    ...links
      .filter(([, page, heading]) => page !== undefined || heading !== undefined)
      .map(([, page, heading]) => ({ from, page: page === undefined ? from : join(dirname(from), page), heading })),
  ];
}

function isThere({ page, heading }: Reference): boolean {
  const headings = pages.get(page);
  return headings !== undefined && (heading === undefined || headings.has(heading));
}
