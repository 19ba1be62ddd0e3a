import { expect } from 'chai';

import { shareCard, sharedSecond } from '../../src/domain/sharing.js';

describe('The image of a shared page', () => {
  for (const [written, image] of [
    ['https://img.example/a.png', 'https://img.example/a.png'],
    ['http://img.example/a.png', 'http://img.example/a.png'],
    ['data:,http://img.example', ''],
    ['//img.example/a.png', 'https://img.example/a.png'],
    ['/a.png', 'https://site.example/a.png'],
    ['data:image/png;base64,AA', ''],
    ['javascript:alert(1)', ''],
    ['', ''],
  ] as const)
    it(`is ${image || 'left out'} for ${written || 'none'}`, () => {
      const page = { title: '', text: '', image: written, address: '/' };
      expect(shareCard(page, { origin: 'https://site.example', memberId: undefined }).image).to.equal(image);
    });
});

describe('The second of a video', () => {
  it('is shared except near the beginning of the video and at its end', () => {
    const at = (phase: 'empty' | 'paused' | 'ended', positionS: number) => sharedSecond({ phase }, positionS);
    expect([at('paused', 315.9), at('paused', 5), at('paused', 4.9)]).to.deep.equal([315, 5, undefined]);
    expect([at('ended', 600), at('empty', 300)]).to.deep.equal([undefined, 300]);
  });
});
