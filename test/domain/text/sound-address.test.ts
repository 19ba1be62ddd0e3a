import { expect } from 'chai';

import { isSound } from '../../../src/domain/text/sound-address.js';

describe('The address of a file', () => {
  it('is that of a sound by the type of the file, and then has no image', () => {
    for (const url of ['/a.mp3', 'https://a.example/a.M4A?sign=1', '/a.ogg#t=1'])
      expect(isSound(url), url).to.equal(true);
    for (const url of ['/a.mp4', '/play?file=a.mp3', '/#/a.mp3', '/mp3', '/a.mp3.html', '/a.mp3z'])
      expect(isSound(url), url).to.equal(false);
  });
});
