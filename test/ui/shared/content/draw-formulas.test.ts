import { expect } from 'chai';
import { lastValueFrom } from 'rxjs';
import sinon from 'sinon';

import { drawFormulas, findFormulas } from '../../../../src/ui/shared/content/draw-formulas.js';
import { FETCHES_ONCE, someTools } from '../../../support/some-tools.js';

function found(html: string): readonly string[] {
  const root = document.createElement('div');
  root.innerHTML = html;
  return findFormulas(root).map(({ formula }) => formula.tex);
}

describe('findFormulas', () => {
  it('finds formulas wherever there is text', () => {
    expect(found('$a$<p>b $c$ <b>\\(d\\)</b></p><table><tbody><tr><td>$$e$$</td></tr></tbody></table>')).to.deep.equal([
      ...['a', 'c', 'd', 'e'],
    ]);
  });

  for (const tag of ['pre', 'code', 'kbd', 'samp', 'script', 'style', 'textarea']) {
    it(`finds no formula in ${tag}`, () => {
      expect(found(`<${tag}>$a$</${tag}>`)).to.deep.equal([]);
      expect(found(`<p>$b$</p><${tag}><i>$a$</i></${tag}><p>$c$</p>`)).to.deep.equal(['b', 'c']);
    });
  }

  it('reads entities as the characters that they stand for', () => {
    expect(found('<p>$a &lt; b \\&amp; c$</p>')).to.deep.equal(['a < b \\& c']);
  });

  it('reads adjacent text nodes as one text', () => {
    const root = document.createElement('div');
    root.append('$a', '+b$');
    expect(findFormulas(root)).to.have.lengthOf(1);
  });

  const JOINED: Readonly<Record<string, readonly string[]>> = {
    '<p>$a<b>x</b>^2$</p>': ['ax^2'],
    '<p><span>$</span>x<em>+<u>y</u></em><span>$</span></p>': ['x+y'],
    '<p>$$a<br>+ b$$</p>': ['a\n+ b'],
    '<p>\\[a<br>+ <strong>b</strong>\\]</p>': ['a\n+ b'],
    '<p><b>$x$</b>$y$</p>': ['x', 'y'],
    '<p>\\<i>(x</i>\\)</p>': ['x'],
  };
  for (const [html, formulas] of Object.entries(JOINED)) {
    it(`joins a formula across formatting elements: ${html}`, () => expect(found(html)).to.deep.equal(formulas));
  }

  const APART = [
    ...[
      '<p>$a</p><p>b$</p>',
      '<p>$a<br>b$</p>',
      '$$a<p>b</p>c$$',
      '<ul><li>$a</li><li>b$</li></ul>',
      '$a<img alt="x">b$',
    ],
    ...[
      '$a<a href="/">x</a>b$',
      '$x<sup>2</sup>$',
      '$a<code>b</code>c$',
      '<table><tr><td>$a</td><td>b$</td></tr></table>',
    ],
    ...['只要 <b>$5</b>，原价 <del>$10</del>', '<b>$5</b><del>$10</del>'],
  ];
  for (const html of APART) {
    it(`finds no formula in ${html}`, () => expect(found(html)).to.deep.equal([]));
  }

  it('locates the source exactly from delimiter to delimiter', () => {
    const root = document.createElement('div');
    root.innerHTML = '<p>甲<i>乙$a</i><b>x</b>^2$丙$y$</p>';
    expect(findFormulas(root).map(({ range }) => range().toString())).to.deep.equal(['$ax^2$', '$y$']);
  });

  it('finds no formula in a text of prices', () => expect(found('<p>$5 和 $10，US$5-$10</p>')).to.deep.equal([]));
});

async function drawn(html: string, tools = someTools()): Promise<HTMLElement> {
  const root = document.createElement('div');
  root.innerHTML = html;
  await lastValueFrom(drawFormulas(findFormulas(root), tools, FETCHES_ONCE), { defaultValue: undefined });
  return root;
}

/** The source of each formula, as KaTeX adds it to the MathML. */
const sources = (root: ParentNode) =>
  [...root.querySelectorAll('annotation[encoding="application/x-tex"]')].map(({ textContent }) => textContent);

describe('drawFormulas', () => {
  afterEach(() => sinon.restore());

  it('draws formulas with each of the four delimiters, for the eye and for screen readers', async () => {
    const root = await drawn('<p>a $x$ b \\(y\\)</p><p>$$z$$</p><p>\\[w\\]</p>');
    expect(sources(root)).to.deep.equal(['x', 'y', 'z', 'w']);
    expect(root.querySelectorAll('.katex-html')).to.have.lengthOf(4);
    expect(root.querySelectorAll('math')).to.have.lengthOf(4);
    expect(root.querySelectorAll('.katex-display')).to.have.lengthOf(2);
    expect(root.querySelector('p')?.textContent).to.match(/^a .* b /);
  });

  it('replaces all elements that a formula spans, and leaves the text around it', async () => {
    const root = await drawn('<p>甲<i>乙$a</i><b>x</b>^2$丙<b>$y$丁</b>$$z<br>+1$$</p>');
    expect(sources(root)).to.deep.equal(['ax^2', 'y', 'z\n+1']);
    for (const formula of root.querySelectorAll('.katex, .katex-display')) formula.remove();
    expect(root.textContent).to.equal('甲乙丙丁');
    expect(root.querySelector('br')).to.equal(null);
  });

  it('leaves a formula that cannot be drawn as it was written, with its formatting', async () => {
    const html = '<p>$x<b>^</b>$ 完</p>';
    expect((await drawn(html)).innerHTML).to.equal(html);
  });

  it('wraps a formula on its own line in a box that scrolls on its own', async () => {
    const root = await drawn('<p>$x$ $$y$$ $$z$$</p>');
    const names = [...root.querySelectorAll<HTMLElement>('.rich-text__box')].map(({ dataset }) => dataset.name);
    expect(names).to.deep.equal(['公式1', '公式2']);
  });

  it('sets no style attribute, which the content security policy would refuse', async () => {
    const written = sinon.spy(Element.prototype, 'setAttribute');
    const root = await drawn('<p>$$\\int_0^1 \\frac{1}{x}\\,dx$$</p>');
    expect(root.querySelectorAll('[style]').length).to.be.greaterThan(0);
    expect(written.args.map(([name]) => name))
      .to.include('encoding')
      .and.not.to.include('style');
  });

  for (const tex of ['\\frac{1', '\\nosuchcommand', 'x^', '\\begin{matrix}', 'a & b']) {
    it(`shows the faulty ${JSON.stringify(tex)} as it was written, and draws the formula beside it`, async () => {
      const root = await drawn(`<p>$x$ 和 $$${tex.replace('&', '&amp;')}$$ 完</p>`);
      expect(root.textContent).to.include('完');
      expect(root.textContent).to.include(`$$${tex}$$`);
      expect(sources(root)).to.deep.equal(['x']);
    });
  }

  for (const tex of [
    '\\href{javascript:alert(1)}{x}',
    '\\includegraphics{https://evil.example/x}',
    '\\htmlId{root}{x}',
  ]) {
    it(`makes no link, image or id for ${tex}`, async () => {
      const root = await drawn(`<p>$${tex}$</p>`);
      expect(root.querySelectorAll('a, img, [id], [href], [src]')).to.have.lengthOf(0);
    });
  }

  it('fetches nothing for a text without a formula', async () => {
    const tools = someTools();
    await drawn('<p>只要 $5，原价 $10</p><pre>$x$</pre>', tools);
    expect(tools.fetched).to.deep.equal([]);
  });

  it('leaves the text as it is when KaTeX cannot be loaded', async () => {
    const root = await drawn('<p>a $x$ b</p>', someTools('formulas'));
    expect(root.innerHTML).to.equal('<p>a $x$ b</p>');
  });
});
