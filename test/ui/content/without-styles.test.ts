import { expect } from 'chai';
import fc from 'fast-check';

import { withoutStyles } from '../../../src/ui/content/without-styles.js';

function parsed(html: string): HTMLElement {
  return new DOMParser().parseFromString(html, 'text/html').body;
}

describe('withoutStyles', () => {
  const CASES: Readonly<Record<string, string>> = {
    '<p style="color:red">x</p>': '<p >x</p>',
    "<p style='a' class=b STYLE = c>x</p>": '<p  class=b >x</p>',
    '<img alt="a > b" style="width:1px" src="y">': '<img alt="a > b"  src="y">',
    '<p title="style=1" data-style="2">x</p>': '<p title="style=1" data-style="2">x</p>',
    'a < b, style="c"': 'a < b, style="c"',
    '&lt;p style="a"&gt;': '&lt;p style="a"&gt;',
  };
  for (const [html, left] of Object.entries(CASES)) {
    it(`makes ${JSON.stringify(left)} of ${JSON.stringify(html)}`, () => {
      expect(withoutStyles(html)).to.equal(left);
    });
  }

  it('changes nothing about a text but its styles', () => {
    const value = fc.constantFrom('"a"', "'b > c'", 'd', '"style=e"', '"f: \'g\'"');
    const name = fc.constantFrom('style', 'class', 'title', 'STYLE', 'data-style', 'alt');
    const attribute = fc.tuple(name, value).map(([key, text]) => ` ${key}=${text}`);
    const element = fc
      .tuple(fc.constantFrom('p', 'b', 'td', 'img'), fc.array(attribute, { maxLength: 4 }), fc.string())
      .map(([tag, attributes, words]) => `<${tag}${attributes.join('')}>${words.replaceAll('<', '&lt;')}`);
    fc.assert(
      fc.property(fc.array(element, { maxLength: 5 }), (elements) => {
        const html = elements.join('');
        const wanted = parsed(html);
        for (const styled of wanted.querySelectorAll('[style]')) styled.removeAttribute('style');
        expect(parsed(withoutStyles(html)).innerHTML).to.equal(wanted.innerHTML);
      }),
    );
  });
});
