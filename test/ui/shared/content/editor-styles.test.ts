import { expect } from 'chai';
import fc from 'fast-check';
import sinon from 'sinon';

import { parseColour, writeColour } from '../../../../src/domain/colours/css-colour.js';
import type { RequestedColours } from '../../../../src/domain/content/legible-colours.js';
import { applyEditorStyles } from '../../../../src/ui/shared/content/apply-editor-styles.js';
import { keepColoursLegible } from '../../../../src/ui/shared/content/keep-colours-legible.js';
import { renameInlineStyles } from '../../../../src/ui/shared/content/rename-inline-styles.js';
import { sanitiseHtml } from '../../../../src/ui/shared/content/sanitise-html.js';
import { aMediaQuery } from '../../support/a-media-query.js';

function styled(html: string) {
  const root = document.createElement('div');
  root.append(sanitiseHtml(html));
  const declarations = applyEditorStyles(root);
  const colours = [...declarations].map(([{ tagName }, { foreground, background }]) =>
    [tagName, ...[foreground, background].map((colour) => (colour === undefined ? '-' : writeColour(colour)))].join(
      ' ',
    ),
  );
  return { root, colours, html: root.innerHTML };
}

describe('apply-editor-styles', () => {
  it('sets allowed styles through the DOM, and returns colours instead of setting them', () => {
    const { root, colours } = styled(
      '<p style="text-align:center; COLOR: red; position:fixed; background:url(x)">a <span style="background:#ff0;font-size:90px">b</span></p>',
    );
    const [p, span] = root.querySelectorAll<HTMLElement>('p, span');
    expect(p?.style.cssText).to.equal('text-align: center;');
    expect(span?.style.cssText).to.equal('font-size: 32px;');
    expect(colours).to.deep.equal(['P rgb(255, 0, 0) -', 'SPAN - rgb(255, 255, 0)']);
  });

  it('leaves no attribute that would style an element unchecked', () => {
    const { root } = styled(
      '<table border=1 cellpadding=3 width=90% bgcolor=red align=center height=900><tr bgcolor=blue valign=top height=9><td width=20 height=30 align=right bgcolor=lime style="border:1px solid">x</td></tr></table>' +
        '<hr color=red size=90 width=50%><ol type=a><li type=i value=3>x</li></ol><p align=center data-style="top:0">y</p>',
    );
    const left = new Set([...root.querySelectorAll('*')].flatMap((element) => element.getAttributeNames()));
    expect([...left].sort()).to.deep.equal(['style', 'value']);
  });

  it('replaces purely presentational elements by plain ones', () => {
    const { html, colours } = styled(
      '<center lang="en">a<font color="red" size="5">b<big>c</big></font><strike>d</strike></center>',
    );
    // jsdom does not support `clamp`: the browser tests check the third font size.
    expect(html).to.equal(
      '<div lang="en" style="text-align: center;">a<span style="font-size: 24px;">b<span>c</span></span><s>d</s></div>',
    );
    expect(colours).to.deep.equal(['SPAN rgb(255, 0, 0) -']);
  });

  it('allows borders only on tables and their cells', () => {
    const { root } = styled(
      '<p style="border:1px solid">x</p><table border="0"><tr><td style="border-top:2px solid">y</td></tr></table>',
    );
    const [p, cell] = root.querySelectorAll<HTMLElement>('p, td');
    expect(p?.style.borderTopStyle).to.equal('');
    expect([cell?.style.borderTopStyle, cell?.style.borderTopWidth, cell?.style.borderLeftStyle]).to.deep.equal([
      'solid',
      '2px',
      'none',
    ]);
  });

  it('prefers the style attribute to older attributes', () => {
    const { root } = styled('<p align="center" style="text-align:right">x</p>');
    expect(root.querySelector('p')?.style.textAlign).to.equal('right');
  });

  it('preserves the size of images, so that the layout does not shift when they load', () => {
    const { root } = styled(
      '<img src=a width=40 height=30><img src=b style="width:300px;height:150px"><img src=c style="width:50%"><img src=d width=9 style="width:300px;height:150px"><img src=e width=auto height="">',
    );
    expect(
      [...root.querySelectorAll('img')].map((img) => [img.getAttribute('width'), img.getAttribute('height')]),
    ).to.deep.equal([
      ['40', '30'],
      ['300', '150'],
      [null, null],
      ['9', null],
      [null, null],
    ]);
  });
});

/** A text on a page. The test sets the colours of the page, as a colour scheme does. */
class Page {
  readonly root = document.createElement('div');
  readonly scheme = aMediaQuery();

  constructor(html: string) {
    this.root.innerHTML = html;
    document.body.append(this.root);
    this.setPageColours('#1f2a37', '#ffffff');
  }

  /** jsdom has no colour schemes, so the test sets the colours that a scheme would. */
  setPageColours(ink: string, ground: string): void {
    document.body.style.color = ink;
    document.body.style.backgroundColor = ground;
  }

  declare(selector: string, ink: string, ground = ''): readonly [HTMLElement, RequestedColours] {
    const element = this.root.querySelector<HTMLElement>(selector);
    if (element === null) throw new Error(`There is no ${selector}`);
    return [element, { foreground: parseColour(ink), background: parseColour(ground) }];
  }

  styles(): readonly string[] {
    return [...this.root.querySelectorAll<HTMLElement>('p, b, i')].map(({ style }) => style.cssText);
  }
}

describe('keepColoursLegible', () => {
  let page: Page;
  let schemeQueries = 0;

  function on(html: string): Page {
    page = new Page(html);
    schemeQueries = 0;
    sinon.replace(window, 'matchMedia', () => {
      schemeQueries += 1;
      return page.scheme;
    });
    return page;
  }

  afterEach(() => {
    page.root.remove();
    document.body.removeAttribute('style');
    sinon.restore();
  });

  it('applies only legible colours, and checks them again when the colour scheme changes', () => {
    const { root, scheme } = on('<p>x <b>y</b> <i>z</i></p>');
    const declarations = new Map([page.declare('b', '#b00000'), page.declare('i', '#ffff99')]);
    const keeping = keepColoursLegible(root, declarations).subscribe();
    expect(page.styles()).to.deep.equal(['', 'color: rgb(176, 0, 0);', '']);

    page.setPageColours('#e6eef7', '#15202e');
    scheme.dispatchEvent(new Event('change'));
    expect(page.styles()).to.deep.equal(['', '', 'color: rgb(255, 255, 153);']);

    keeping.unsubscribe();
    page.setPageColours('#1f2a37', '#ffffff');
    scheme.dispatchEvent(new Event('change'));
    expect(page.styles()).to.deep.equal(['', '', 'color: rgb(255, 255, 153);']);
  });

  it('measures contrast against the nearest background', () => {
    const { root } = on('<p>x <b>y</b></p>');
    const declarations = new Map([page.declare('p', 'white', 'navy'), page.declare('b', '#ffff99')]);
    keepColoursLegible(root, declarations).subscribe().unsubscribe();
    expect(page.styles()).to.deep.equal([
      'color: rgb(255, 255, 255); background-color: rgb(0, 0, 128);',
      'color: rgb(255, 255, 153);',
    ]);
  });

  it('refuses a background on which text in the site’s own colours would be illegible', () => {
    const { root } = on('<p>x <b style="color: rgb(11, 107, 184)">y</b></p>');
    keepColoursLegible(root, new Map([page.declare('p', '', '#dddddd')]))
      .subscribe()
      .unsubscribe();
    expect(page.styles()[0]).to.equal('');
    keepColoursLegible(root, new Map([page.declare('p', '', '#f4f4f4')]))
      .subscribe()
      .unsubscribe();
    expect(page.styles()[0]).to.equal('background-color: rgb(244, 244, 244);');
  });

  it('does not watch the colour scheme if the editor set no colours', () => {
    const { root } = on('<p>x</p>');
    let completed = false;
    keepColoursLegible(root, new Map()).subscribe({ complete: () => (completed = true) });
    expect(completed).to.equal(true);
    expect(schemeQueries).to.equal(0);
  });
});

function parsed(html: string): HTMLElement {
  return new DOMParser().parseFromString(html, 'text/html').body;
}

describe('rename-inline-styles', () => {
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
    it(`turns ${JSON.stringify(html)} into ${JSON.stringify(left)}`, () => {
      expect(renameInlineStyles(html)).to.equal(left);
    });
  }

  it('leaves no style that an HTML parser would apply, and changes nothing else', () => {
    const value = fc.constantFrom('"a"', "'b > c'", 'd', '"style=e"', '"f: \'g\'"', '', '"<p style=h>"');
    const name = fc.constantFrom('style', 'class', 'title', 'STYLE', 'alt', '/style', 'onload');
    const attribute = fc.tuple(name, value).map(([key, text]) => ` ${key}=${text}`);
    const element = fc
      .tuple(
        fc.constantFrom('p', 'b', 'td', 'img', '/p', '!--', '!', 'style', '/style', 'xmp'),
        fc.array(attribute, { maxLength: 4 }),
        fc.string(),
      )
      .map(([tag, attributes, text]) => `<${tag}${attributes.join('')}>${text.replaceAll('<', '&lt;')}`);
    fc.assert(
      fc.property(fc.array(element, { maxLength: 5 }), (elements) => {
        const html = elements.join('');
        const expected = parsed(html);
        for (const element of expected.querySelectorAll('style')) element.replaceWith(document.createComment(''));
        for (const styled of expected.querySelectorAll('[style]')) {
          styled.setAttribute('data-style', styled.getAttribute('style') ?? '');
          styled.removeAttribute('style');
        }
        const renamed = parsed(renameInlineStyles(html));
        expect(renamed.querySelector('[style], style, [onload]')).to.equal(null);
        expect(renamed.textContent).to.equal(expected.textContent);
        expect(
          [...renamed.querySelectorAll('[data-style]')].map((styled) => styled.getAttribute('data-style')),
        ).to.deep.equal(
          [...expected.querySelectorAll('[data-style]')].map((styled) => styled.getAttribute('data-style')),
        );
      }),
      { numRuns: 60 },
    );
  });

  it('leaves no base element that an HTML parser would find, wherever an attacker hides it', () => {
    const part = fc.constantFrom(
      ...['<base href="//evil.example">', '<BASE/href=//evil.example', '</base>', '<svg>', '<math>', '</svg>', '<p>'],
      ...['<title>', '</title>', '<textarea>', '<xmp>', '<style>', '</style>', '<desc>', '<mi>', '<![CDATA[', ']]>'],
      ...['<!--', '-->', '>', '"', '<a title="', '<ba', 'se href=//evil.example>', '<noscript>', '<table>', '<'],
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 10 }), (parts) => {
        expect(parsed(renameInlineStyles(parts.join(''))).ownerDocument.querySelector('base')).to.equal(null);
      }),
      { numRuns: 150 },
    );
  });

  it('preserves an attribute whose text contains a base element', () => {
    const image = parsed(renameInlineStyles('<img alt="<base href=a>">')).querySelector('img');
    expect(image?.alt).to.equal('<base href=a>');
  });

  describe('handles 1 MB of malformed HTML within the time limit of a test, made of', () => {
    const MALFORMED = [
      ...['<', '<a', '<a "', '<p style="', '<a \'"', '<a b="', '<a x= ', '<!--', '<!', '</', '<style>', '<textarea>'],
      ...['<a>"', '<p style=a ', '=', '" \'', '<a/', '<a\n\n', '<a b\t', '<p style=x>', '</a "', '<!-- -', '<x<'],
      ...['<base ', '<base href="a"', '<base>'],
    ];
    for (const unit of MALFORMED) {
      it(JSON.stringify(unit), () => {
        const html = unit.repeat(Math.ceil(1_000_000 / unit.length));
        expect(renameInlineStyles(html).length).to.be.greaterThan(0);
        expect(renameInlineStyles(`<p title="${html}`).length).to.be.greaterThan(0);
        expect(renameInlineStyles(`<p title='${html}">`).length).to.be.greaterThan(0);
      });
    }
  });
});
