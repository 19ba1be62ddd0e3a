import { expect } from 'chai';

import { findFormulas } from '../../../../src/ui/content/formulas/find-formulas.js';

function found(html: string): readonly string[] {
  const root = document.createElement('div');
  root.innerHTML = html;
  return findFormulas(root).flatMap(({ pieces }) =>
    pieces.flatMap((piece) => (piece.kind === 'formula' ? [piece.tex] : [])),
  );
}

describe('findFormulas', () => {
  it('finds them wherever there is text', () => {
    expect(found('$a$<p>b $c$ <b>\\(d\\)</b></p><table><tbody><tr><td>$$e$$</td></tr></tbody></table>')).to.deep.equal([
      ...['a', 'c', 'd', 'e'],
    ]);
  });

  for (const tag of ['pre', 'code', 'kbd', 'samp', 'script', 'style', 'textarea']) {
    it(`touches nothing in ${tag} (clarifications §11, lesson 36)`, () => {
      expect(found(`<${tag}>$a$</${tag}>`)).to.deep.equal([]);
      expect(found(`<p>$b$</p><${tag}><i>$a$</i></${tag}><p>$c$</p>`)).to.deep.equal(['b', 'c']);
    });
  }

  it('reads entities as what they stand for', () => {
    expect(found('<p>$a &lt; b \\&amp; c$</p>')).to.deep.equal(['a < b \\& c']);
  });

  it('reads two texts side by side as one', () => {
    const root = document.createElement('div');
    root.append('$a', '+b$');
    expect(findFormulas(root)).to.have.lengthOf(1);
  });

  it('finds nothing in a text of prices', () => {
    expect(found('<p>$5 和 $10，US$5-$10</p>')).to.deep.equal([]);
  });
});
