import { expect } from 'chai';

import { isPlainClick } from '../../../src/domain/site/plain-click.js';

describe('A plain click', () => {
  const PLAIN = { defaultPrevented: false, button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false };

  it('is one with the first button and nothing else', () => expect(isPlainClick(PLAIN)).to.equal(true));

  for (const what of ['defaultPrevented', 'metaKey', 'ctrlKey', 'shiftKey', 'altKey'])
    it(`is none with ${what}`, () => expect(isPlainClick({ ...PLAIN, [what]: true })).to.equal(false));

  it('is none with another button', () => expect(isPlainClick({ ...PLAIN, button: 1 })).to.equal(false));
});
