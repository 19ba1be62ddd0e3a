import { readFileSync } from 'node:fs';

import { expect } from 'chai';

import {
  MY_STUDY,
  OPEN_MENU,
  SEARCH_LABEL,
  SEARCH_PLACEHOLDER,
  SIGN_IN,
  SIGN_UP,
} from '../../../src/domain/site/words.js';

describe('The frame of the document', () => {
  it('says what the site will say, in its words, and nothing else (issue 14)', () => {
    const said = readFileSync('src/ui/static-frame.html', 'utf8').match(/\p{Script=Han}+/gu) ?? [];
    const known = [SEARCH_LABEL, SEARCH_PLACEHOLDER, SEARCH_LABEL, MY_STUDY, SIGN_IN, SIGN_UP, SEARCH_LABEL, OPEN_MENU];
    expect([...said].sort()).to.deep.equal([...known].sort());
  });
});
