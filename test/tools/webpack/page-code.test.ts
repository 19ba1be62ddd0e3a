import { readFileSync } from 'node:fs';

import { expect } from 'chai';

import { pageChunks, pageCodeRows } from '../../../tools/webpack/page-code.js';

describe('which code a page is in', () => {
  it('is read off the page table: every chunk that is named there belongs to a page (issue 14)', () => {
    const table = readFileSync('src/ui/pages/page-table.ts', 'utf8');
    const named = [...table.matchAll(/webpackChunkName: "([\w-]+)"/g)].map(([, name]) => name);
    expect([...pageChunks().values()]).to.deep.equal(named);
    expect(pageChunks().get('courseDetail')).to.equal('course-details');
    expect(pageChunks().has('login')).to.equal(false);
  });

  it('is told by address, and whether strangers are sent elsewhere', () => {
    const rows = pageCodeRows((chunk) => [`/${chunk}.js`]);
    expect(rows).to.deep.include(['/', ['/home.js'], 0]);
    expect(rows).to.deep.include(['/courses/detail/[^/]+', ['/course-details.js'], 0]);
    expect(rows).to.deep.include(['/study-center', ['/study-center.js'], 1]);
  });
});
