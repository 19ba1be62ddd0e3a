import { expect } from 'chai';
import fc from 'fast-check';

import { memberOfToken } from '../../../src/domain/session/token-member.js';
import { aTokenOf } from '../../support/sessions.js';

const encoded = (text: string) => Buffer.from(text).toString('base64url');

describe('The member of a token', () => {
  it('is read from the token, whatever else it claims', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1 }), fc.dictionary(fc.string(), fc.string({ unit: 'grapheme' })), (id, others) => {
        const token = `x.${encoded(JSON.stringify({ ...others, sub: id }))}.y`;
        expect(memberOfToken(token)).to.equal(id);
      }),
    );
    expect(memberOfToken(aTokenOf('12'))).to.equal(12);
  });

  it('is unknown for every other text', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json().map((json) => `x.${encoded(json)}.y`),
        ),
        (text) => {
          expect(memberOfToken(text)).to.equal(undefined);
        },
      ),
    );
    for (const sub of [0, -1, 1.5, '', 'x', true, null, [7]])
      expect(memberOfToken(`x.${encoded(JSON.stringify({ sub }))}.y`), JSON.stringify(sub)).to.equal(undefined);
  });
});
