import { expect } from 'chai';

import { isSound, securedAddress } from '../../../../src/adapters/browser/playback/media-address.js';

describe('The address of a video', () => {
  it('is requested by https on a page that is, as it is on any other page', () => {
    expect(securedAddress('HTTP://a.example/v.m3u8', 'https:')).to.equal('https://a.example/v.m3u8');
    for (const [url, protocol] of [
      ['http://a.example/v.m3u8', 'http:'],
      ['https://a.example/v.m3u8', 'https:'],
      ['/v.m3u8?from=http://a.example', 'https:'],
    ] as const)
      expect(securedAddress(url, protocol)).to.equal(url);
  });

  it('shows by its type whether it is a sound, which has no image', () => {
    for (const url of ['/a.mp3', 'https://a.example/a.M4A?sign=1']) expect(isSound(url), url).to.equal(true);
    for (const url of ['/a.mp4', '/play?file=a.mp3', '/mp3']) expect(isSound(url), url).to.equal(false);
  });
});
