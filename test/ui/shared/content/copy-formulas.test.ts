import { fireEvent } from '@testing-library/react';
import { expect } from 'chai';
import sinon from 'sinon';

import { copyFormulas } from '../../../../src/ui/shared/content/copy-formulas.js';

/** A drawn formula: what screen readers read, and what is seen. `⌊` and `⌋` are the ends of the selection. */
const formula = (tex: string, seen: string, read = '') =>
  `<span data-tex="${tex}"><span class="katex-mathml">${read}x2x^2</span><span class="katex-html">${seen}</span></span>`;
const WHOLE = formula('$x^2$', 'x<sup>2</sup>');

/** What is selected, and what of it is copied. */
const SELECTIONS = [
  ['all of it', `⌊<p>甲 ${WHOLE} 乙</p>⌋`, '甲 $x^2$ 乙'],
  ['the formula alone', `<p>甲 ⌊${WHOLE}⌋ 乙</p>`, '$x^2$'],
  ['a selection from within the formula', `<p>甲 ${formula('$x^2$', 'x<sup>⌊2</sup>')} 乙⌋</p>`, '$x^2$ 乙'],
  ['a selection into the formula', `<p>⌊甲 ${formula('$x^2$', 'x⌋<sup>2</sup>')} 乙</p>`, '甲 $x^2$'],
  ['a selection within the formula', `<p>甲 ${formula('$x^2$', '⌊x⌋<sup>2</sup>')} 乙</p>`, '$x^2$'],
  ['several formulas', `<p>⌊${WHOLE}，${WHOLE}</p><p>${formula('$$y$$', 'y')}⌋</p>`, '$x^2$，$x^2$$$y$$'],
  ['a formula without letters', `<p>⌊甲${formula('$\\rule{1em}{1em}$', '')}⌋</p>`, '甲$\\rule{1em}{1em}$'],
  // A triple click selects a paragraph up to the first position of what follows.
  ['a paragraph above a formula', `<p>⌊甲</p>${formula('$$x$$', 'x', '⌋')}`, '甲'],
  ['a text before a formula', `<p>⌊甲 ${formula('$x$', '⌋x')} 乙</p>`, '甲 '],
  ['a text behind a formula', `<p>甲 ${formula('$x$', 'x⌊\u200b')} 乙⌋</p>`, ' 乙'],
] as const;

describe('A selection with formulas', () => {
  let frames: sinon.SinonStub;
  beforeEach(() => {
    frames = sinon.stub(globalThis, 'requestAnimationFrame');
  });
  afterEach(() => {
    sinon.restore();
    document.body.replaceChildren();
  });

  function select(html: string): HTMLElement {
    const root = document.createElement('div');
    root.innerHTML = html.replace('⌊', '<i class="from"></i>').replace('⌋', '<i class="to"></i>');
    document.body.append(root);
    const range = document.createRange();
    const [from, to] = ['from', 'to'].map((name) => root.querySelector(`.${name}`));
    if (from) range.setStartAfter(from);
    if (to) range.setEndBefore(to);
    from?.remove();
    to?.remove();
    document.getSelection()?.removeAllRanges();
    document.getSelection()?.addRange(range);
    return root;
  }
  /** The text of the selection that is seen at this moment. */
  function seen(): string {
    const part = document.getSelection()?.getRangeAt(0).cloneContents();
    for (const hidden of part?.querySelectorAll('[data-copied] > :not(:last-child)') ?? []) hidden.remove();
    return part?.textContent ?? '';
  }

  for (const [what, html, copied] of SELECTIONS) {
    it(`is copied with their TeX: ${what}`, () => {
      const root = select(html);
      const before = root.innerHTML;
      const copying = copyFormulas().subscribe();
      fireEvent.copy(document);
      expect(seen()).to.equal(copied);
      frames.yield();
      expect(root.innerHTML).to.equal(before);
      copying.unsubscribe();
    });
  }

  /** What is dragged by a part of the page. */
  function dragged(part: Node | null): Map<string, string> {
    const data = new Map([['text/html', 'as the browser read it']]);
    const dataTransfer = { clearData: () => data.clear(), setData: data.set.bind(data) };
    sinon.stub(Selection.prototype, 'toString').callsFake(seen);
    const copying = copyFormulas().subscribe();
    if (part) fireEvent.dragStart(part, { dataTransfer });
    copying.unsubscribe();
    return data;
  }

  it('is dragged with their TeX', () => {
    const root = select(`<p>⌊甲 ${WHOLE}⌋ 乙</p>`);
    const before = root.innerHTML;
    expect([...dragged(root.querySelector('p')?.firstChild ?? null)]).to.deep.equal([['text/plain', '甲 $x^2$']]);
    expect(root.innerHTML).to.equal(before);
  });

  it('does not change what is dragged without it: an image, a text without formulas', () => {
    for (const [html, find] of [
      [`<p>⌊甲 ${WHOLE}⌋<img alt=""></p>`, (root: HTMLElement) => root.querySelector('img')],
      [`<p>⌊甲⌋ ${WHOLE}</p>`, (root: HTMLElement) => root.querySelector('p')?.firstChild ?? null],
    ] as const) {
      const root = select(html);
      expect([...dragged(find(root)).keys()]).to.deep.equal(['text/html']);
      sinon.restore();
    }
  });
});
