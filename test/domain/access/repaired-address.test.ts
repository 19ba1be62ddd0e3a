import { expect } from 'chai';

import { repairedAddress } from '../../../src/domain/access/repaired-address.js';

describe('A repaired address', () => {
  const REPAIRED: readonly (readonly [written: string, repaired: string])[] = [
    ['/courses/detail/25。快来看', '/courses/detail/25'],
    ['/courses/detail/25。//', '/courses/detail/25//'],
    ['/courses/detail/25）#25。', '/courses/detail/25#25。'],
    ['/courses/video/7，?t=1m30s。&tab=2#note', '/courses/video/7?t=1m30s&tab=2#note'],
    ['/order?goods_type=vod。&goods_id=5，', '/order?goods_type=vod&goods_id=5'],
  ];
  for (const [written, repaired] of REPAIRED)
    it(`of ${written} is ${repaired}`, () => expect(repairedAddress(written)).to.equal(repaired));

  for (const address of [
    '/courses/detail/abc。',
    '/courses?id=abc。&name=25。',
    '/about/25。',
    '/courses#?page=2。',
    '/courses?t=tomorrow',
  ])
    it(`is ${address} as it is written: nothing in it is read`, () =>
      expect(repairedAddress(address)).to.equal(address));
});
