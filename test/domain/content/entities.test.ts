import { expect } from 'chai';
import fc from 'fast-check';

import { decodeEntities } from '../../../src/domain/content/entities.js';

describe('decodeEntities', () => {
  const rows = [
    ['&amp;', '&'],
    ['&lt;b&gt;', '<b>'],
    ['&quot;&apos;&#39;&#039;&#x27;', "\"''''"],
    ['&amp;lt;', '&lt;'],
    ['&amp;amp;', '&amp;'],
    ['&#128512;&#x1F600;', '😀😀'],
    ['a & b &c; &unknown; &; &#; &#0; &#xD800; &#9999999;', 'a & b &c; &unknown; &; &#; &#0; &#xD800; &#9999999;'],
    ['&#x10FFFF;&#x110000;&#xDFFF;&#xE000;', '\u{10FFFF}&#x110000;&#xDFFF;\uE000'],
    ['&nbsp;', '\u00A0'],
  ] as const;
  for (const [html, text] of rows) {
    it(`decodes ${html}`, () => expect(decodeEntities(html)).to.equal(text));
  }

  it('restores any text that was encoded once', () => {
    const encode = (text: string) =>
      text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('&', '<', '>', '"', 'amp;', 'lt', ';', '#39;', '好') }), (text) => {
        expect(decodeEntities(encode(text))).to.equal(text);
      }),
    );
  });
});
