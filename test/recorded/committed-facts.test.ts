import { expect } from 'chai';

import { factsOf } from '../../lab/recorded/facts.js';
import { committedText, textOf } from '../../lab/recorded/facts-file.js';
import { NOT_AT_HAND, RECORDINGS, writeToOutput } from './at-hand.js';

describe('The committed facts of the recordings', () => {
  if (RECORDINGS) {
    const recordings = RECORDINGS;
    it(`are equal to the facts of the ${String(recordings.length)} recordings`, () => {
      const distilled = textOf(factsOf(recordings));
      expect(committedText(), 'run `npm run recorded:shapes`, and look at what has changed').to.equal(distilled);
      writeToOutput(`the committed facts were compared with ${String(recordings.length)}.`);
    });
  } else {
    it(`are not compared: ${NOT_AT_HAND}`, () => {
      writeToOutput(`${NOT_AT_HAND}. The committed facts were compared with none.`);
    });
  }

  it('contain no text of a member or an owner: no address, no token, no mobile', () => {
    expect(committedText()).not.to.match(/https?:|eyJ|1[3-9]\d{9}/);
  });
});
