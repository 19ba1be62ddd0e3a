import { expect } from 'chai';

import { shareCard } from '../../src/domain/sharing.js';

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
