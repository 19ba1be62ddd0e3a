import { expect } from 'chai';

import { securedAddress } from '../../../src/domain/text/secured-address.js';

describe('The address of a video or file', () => {
  it('is requested by https on a page that is, as it is on any other page', () => {
    expect(securedAddress('HTTP://a.example/v.m3u8', 'https:')).to.equal('https://a.example/v.m3u8');
    for (const [url, protocol] of [
      ['http://a.example/v.m3u8', 'http:'],
      ['https://a.example/v.m3u8', 'https:'],
      ['/v.m3u8?from=http://a.example', 'https:'],
    ] as const)
      expect(securedAddress(url, protocol)).to.equal(url);
  });
});
