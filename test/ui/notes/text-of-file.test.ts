import { expect } from 'chai';
import fc from 'fast-check';

import { textOfFile } from '../../../src/ui/notes/text-of-file.js';

const FILE =
  '# [微积分](https://site.example/courses/detail/5)\n\n- [00:20](https://site.example/courses/video/2?t=20) 极限的定义，“夹逼”\n';

/** The characters of GBK, each with its two bytes. */
const GBK = new Map(
  Array.from({ length: 126 }, (_, lead) =>
    Array.from({ length: 191 }, (__, trail) => Uint8Array.of(lead + 0x81, trail + 0x40)),
  )
    .flat()
    .map((bytes) => [new TextDecoder('gb18030').decode(bytes), bytes] as const),
);
const utf8 = (text: string) => new TextEncoder().encode(text);
const gbk = (text: string) => Uint8Array.from(Array.from(text).flatMap((sign) => [...(GBK.get(sign) ?? utf8(sign))]));
const utf16 = (text: string, isLittle: boolean) => {
  const view = new DataView(new ArrayBuffer(text.length * 2 + 2));
  [...`\ufeff${text}`.matchAll(/[^]/g)].forEach(([unit], at) => {
    view.setUint16(at * 2, unit.charCodeAt(0), isLittle);
  });
  return new Uint8Array(view.buffer);
};

describe('The text of a file of notes', () => {
  it('is the same however an editor has saved it', () => {
    const saved = {
      'UTF-8': utf8(FILE),
      'UTF-8 with a mark': utf8(`\ufeff${FILE}`),
      'UTF-16 LE': utf16(FILE, true),
      'UTF-16 BE': utf16(FILE, false),
      GBK: gbk(FILE),
    };
    for (const [how, bytes] of Object.entries(saved)) expect(textOfFile(bytes), how).to.equal(FILE);
  });

  it('is not that of another encoding where a file in UTF-8 is damaged', () => {
    const whole = utf8(FILE);
    for (const [at, byte] of whole.entries())
      if (byte > 0x7f) expect(() => textOfFile(whole.filter((_, index) => index !== at)), String(at)).to.throw();
    expect(() => textOfFile(Uint8Array.of(0xff, 0xfe, 0))).to.throw();
  });

  it('keeps half an emoji that the site has replaced', () => expect(textOfFile(utf8('a\ufffd'))).to.equal('a\ufffd'));

  it('is that of any text in UTF-8', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(textOfFile(utf8(`a${text}`))).to.equal(`a${text}`);
      }),
    );
  });
});
