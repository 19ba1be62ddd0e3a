import { expect } from 'chai';
import fc from 'fast-check';

import { setInlineAside } from '../../../src/ui/content/rename-inline-styles.js';

function parsed(html: string): HTMLElement {
  return new DOMParser().parseFromString(html, 'text/html').body;
}

describe('setInlineAside', () => {
  const CASES: Readonly<Record<string, string>> = {
    '<p style="color:red">x</p>': '<p data-style="color:red">x</p>',
    "<p style='a' class=b STYLE = c>x</p>": "<p data-style='a' class=b data-style = c>x</p>",
    '<p/style=a/b>x': '<p/data-style=a/b>x',
    '<img alt="a > b" style="width:1px" src="y">': '<img alt="a > b" data-style="width:1px" src="y">',
    '<p title="style=1" data-style="2" xstyle=3>x</p>': '<p title="style=1" data-style="2" xstyle=3>x</p>',
    '<p class=style style>x': '<p class=style data-style>x',
    'a < b, style="c"': 'a < b, style="c"',
    '&lt;p style="a"&gt;': '&lt;p style="a"&gt;',
    '<!-- "<p style=a>" --><p style=b>': '<!-- "<p style=a>" --><p data-style=b>',
    '<!--><p style=b>': '<!--><p data-style=b>',
    '<textarea><p style="</textarea><p style=b>': '<textarea><p style="</textarea><p data-style=b>',
    'a<style>p{}"<b>"</STYLE >b<p style=c>': 'a<!---->b<p data-style=c>',
    'a<style>never closed <p style=b>': 'a<!---->',
    '<<style></style>img src=x>': '<<!---->img src=x>',
    '<p style="never closed>': '<p data-style="never closed>',
    '<p style=': '<p data-style=',
    '<p =style style=b>': '<p =style data-style=b>',
    '<img ONERROR="a()" onclick = b() title=onx>': '<img data-ONERROR="a()" data-onclick = b() title=onx>',
    'a<base href="https://evil.example/" style=b>b</base >c': 'a<!---->b<!---->c',
    'a<base/href=b': 'a<!---->',
    '<basefont color=red>x': '<basefont color=red>x',
    '<img alt="<base href=a>">': '<img alt="&lt;base href=a>">',
    '': '',
  };
  for (const [html, left] of Object.entries(CASES)) {
    it(`makes ${JSON.stringify(left)} of ${JSON.stringify(html)}`, () => {
      expect(setInlineAside(html)).to.equal(left);
    });
  }

  it('leaves no style for a parser to find, and changes nothing else', () => {
    const value = fc.constantFrom('"a"', "'b > c'", 'd', '"style=e"', '"f: \'g\'"', '', '"<p style=h>"');
    const name = fc.constantFrom('style', 'class', 'title', 'STYLE', 'alt', '/style', 'onload');
    const attribute = fc.tuple(name, value).map(([key, text]) => ` ${key}=${text}`);
    const element = fc
      .tuple(
        fc.constantFrom('p', 'b', 'td', 'img', '/p', '!--', '!', 'style', '/style', 'xmp'),
        fc.array(attribute, { maxLength: 4 }),
        fc.string(),
      )
      .map(([tag, attributes, words]) => `<${tag}${attributes.join('')}>${words.replaceAll('<', '&lt;')}`);
    fc.assert(
      fc.property(fc.array(element, { maxLength: 5 }), (elements) => {
        const html = elements.join('');
        const wanted = parsed(html);
        for (const element of wanted.querySelectorAll('style')) element.replaceWith(document.createComment(''));
        for (const styled of wanted.querySelectorAll('[style]')) {
          styled.setAttribute('data-style', styled.getAttribute('style') ?? '');
          styled.removeAttribute('style');
        }
        const aside = parsed(setInlineAside(html));
        expect(aside.querySelector('[style], style, [onload]')).to.equal(null);
        expect(aside.textContent).to.equal(wanted.textContent);
        expect(
          [...aside.querySelectorAll('[data-style]')].map((styled) => styled.getAttribute('data-style')),
        ).to.deep.equal(
          [...wanted.querySelectorAll('[data-style]')].map((styled) => styled.getAttribute('data-style')),
        );
      }),
      { numRuns: 60 },
    );
  });

  it('leaves no base address that a parser finds, wherever an attacker hides it', () => {
    const part = fc.constantFrom(
      ...['<base href="//evil.example">', '<BASE/href=//evil.example', '</base>', '<svg>', '<math>', '</svg>', '<p>'],
      ...['<title>', '</title>', '<textarea>', '<xmp>', '<style>', '</style>', '<desc>', '<mi>', '<![CDATA[', ']]>'],
      ...['<!--', '-->', '>', '"', '<a title="', '<ba', 'se href=//evil.example>', '<noscript>', '<table>', '<'],
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 10 }), (parts) => {
        expect(parsed(setInlineAside(parts.join(''))).ownerDocument.querySelector('base')).to.equal(null);
      }),
      { numRuns: 150 },
    );
  });

  it('keeps the words of an attribute that name a base', () => {
    const image = parsed(setInlineAside('<img alt="<base href=a>">')).querySelector('img');
    expect(image?.alt).to.equal('<base href=a>');
  });

  describe('takes a text of 1 MB, however crooked, without looking at anything over and over (review B19)', () => {
    const CROOKED = [
      ...['<', '<a', '<a "', '<p style="', '<a \'"', '<a b="', '<a x= ', '<!--', '<!', '</', '<style>', '<textarea>'],
      ...['<a>"', '<p style=a ', '=', '" \'', '<a/', '<a\n\n', '<a b\t', '<p style=x>', '</a "', '<!-- -', '<x<'],
      ...['<base ', '<base href="a"', '<base>'],
    ];
    for (const unit of CROOKED) {
      it(JSON.stringify(unit), () => {
        const html = unit.repeat(Math.ceil(1_000_000 / unit.length));
        expect(setInlineAside(html).length).to.be.greaterThan(0);
        expect(setInlineAside(`<p title="${html}`).length).to.be.greaterThan(0);
        expect(setInlineAside(`<p title='${html}">`).length).to.be.greaterThan(0);
      });
    }
  });
});
