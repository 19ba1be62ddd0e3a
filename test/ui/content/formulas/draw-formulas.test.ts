import { expect } from 'chai';
import { lastValueFrom } from 'rxjs';
import sinon from 'sinon';

import { drawFormulas } from '../../../../src/ui/content/formulas.js';
import { someTools } from '../../../support/some-tools.js';

async function drawn(html: string, tools = someTools()): Promise<HTMLElement> {
  const root = document.createElement('div');
  root.innerHTML = html;
  await lastValueFrom(drawFormulas(root, tools), { defaultValue: undefined });
  return root;
}

/** What a formula was drawn from, as KaTeX notes it in the MathML. */
const sources = (root: ParentNode) =>
  [...root.querySelectorAll('annotation[encoding="application/x-tex"]')].map(({ textContent }) => textContent);

describe('drawFormulas', () => {
  afterEach(() => {
    sinon.restore();
  });

  it('draws the four delimiters of spec §4, for the eye and for those who listen', async () => {
    const root = await drawn('<p>a $x$ b \\(y\\)</p><p>$$z$$</p><p>\\[w\\]</p>');
    expect(sources(root)).to.deep.equal(['x', 'y', 'z', 'w']);
    expect(root.querySelectorAll('.katex-html')).to.have.lengthOf(4);
    expect(root.querySelectorAll('math')).to.have.lengthOf(4);
    expect(root.querySelectorAll('.katex-display')).to.have.lengthOf(2);
    expect(root.querySelector('p')?.textContent).to.match(/^a .* b /);
  });

  it('draws one in the place of all the elements that it spans, and leaves what stands around it (pages §14)', async () => {
    const root = await drawn('<p>甲<i>乙$a</i><b>x</b>^2$丙<b>$y$丁</b>$$z<br>+1$$</p>');
    expect(sources(root)).to.deep.equal(['ax^2', 'y', 'z\n+1']);
    for (const formula of root.querySelectorAll('.katex, .katex-display')) formula.remove();
    expect(root.textContent).to.equal('甲乙丙丁');
    expect(root.querySelector('br')).to.equal(null);
  });

  it('leaves one that cannot be drawn in the dress that it was written in', async () => {
    const html = '<p>$x<b>^</b>$ 完</p>';
    expect((await drawn(html)).innerHTML).to.equal(html);
  });

  it('lets a formula of its own line scroll by itself (lesson 34)', async () => {
    const root = await drawn('<p>$x$ $$y$$ $$z$$</p>');
    const names = [...root.querySelectorAll<HTMLElement>('.rich-text__box')].map(({ dataset }) => dataset.name);
    expect(names).to.deep.equal(['公式1', '公式2']);
  });

  it('writes no style as an attribute, which the content security policy would refuse', async () => {
    const written = sinon.spy(Element.prototype, 'setAttribute');
    const root = await drawn('<p>$$\\int_0^1 \\frac{1}{x}\\,dx$$</p>');
    expect(root.querySelectorAll('[style]').length).to.be.greaterThan(0);
    expect(written.args.map(([name]) => name))
      .to.include('encoding')
      .and.not.to.include('style');
  });

  for (const tex of ['\\frac{1', '\\nosuchcommand', 'x^', '\\begin{matrix}', 'a & b']) {
    it(`shows ${JSON.stringify(tex)} as it was written, and draws its neighbours`, async () => {
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
    it(`does nothing of what ${tex} asks for (lesson 37)`, async () => {
      const root = await drawn(`<p>$${tex}$</p>`);
      expect(root.querySelectorAll('a, img, [id], [href], [src]')).to.have.lengthOf(0);
    });
  }

  it('fetches nothing for a text without a formula', async () => {
    const tools = someTools();
    await drawn('<p>只要 $5，原价 $10</p><pre>$x$</pre>', tools);
    expect(tools.fetched).to.deep.equal([]);
  });

  it('leaves the text as it is when KaTeX does not come', async () => {
    const root = await drawn('<p>a $x$ b</p>', someTools('formulas'));
    expect(root.innerHTML).to.equal('<p>a $x$ b</p>');
  });
});
