import { expect } from 'chai';

import { lineOf, reportOf } from './report.js';

const CHANGED = { kind: 'changed', file: 'header/unread-360-dark.png', pixels: 12, picture: 'data:x' } as const;

describe('The report on the pictures', () => {
  it('says in a line what became of a picture', () => {
    expect(lineOf(CHANGED)).to.equal('changed  header/unread-360-dark.png: 12 pixels');
    expect(lineOf({ kind: 'new', file: 'a.png' })).to.equal('new      a.png');
  });

  it('shows a changed picture before, now and what is between; a new one as it is', () => {
    const page = reportOf([CHANGED, { kind: 'new', file: 'a.png' }]);
    const pictures = [...page.matchAll(/<img src="([^"]*)"/g)].map(([, address]) => address);
    expect(pictures).to.deep.equal([`last/${CHANGED.file}`, `now/${CHANGED.file}`, 'data:x', 'now/a.png']);
  });
});
