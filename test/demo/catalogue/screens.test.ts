import { expect } from 'chai';

import { widthsOf } from '../../../demo/catalogue/screens.js';

describe('The widths of a state', () => {
  it('are all of design/ui.md, or those below 992 px, or those from there on', () => {
    expect(widthsOf({})).to.deep.equal([360, 768, 1024, 1440]);
    expect(widthsOf({ screen: 'narrow' })).to.deep.equal([360, 768]);
    expect(widthsOf({ screen: 'wide' })).to.deep.equal([1024, 1440]);
  });
});
