import { expect } from 'chai';

import { lineOf, reportOf } from './report.js';

const CHANGED = { kind: 'changed', file: 'header/unread-360-dark.png', pixels: 12, picture: 'data:x' } as const;

describe('The report on the pictures', () => {
  it('describes the change of a picture in one line', () => {
    expect(lineOf(CHANGED)).to.equal('changed  header/unread-360-dark.png: 12 pixels');
    expect(lineOf({ kind: 'new', file: 'a.png' })).to.equal('new      a.png');
  });

  it('shows a changed picture before, after and as a difference, and a new picture alone', () => {
    const page = reportOf([CHANGED, { kind: 'new', file: 'a.png' }]);
    const pictures = [...page.matchAll(/<img src="([^"]*)"/g)].map(([, address]) => address);
    expect(pictures).to.deep.equal([`last/${CHANGED.file}`, `now/${CHANGED.file}`, 'data:x', 'now/a.png']);
  });
});
