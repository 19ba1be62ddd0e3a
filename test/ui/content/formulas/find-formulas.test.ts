import { expect } from 'chai';

import { findFormulas } from '../../../../src/ui/content/formulas.js';

function found(html: string): readonly string[] {
  const root = document.createElement('div');
  root.innerHTML = html;
  return findFormulas(root).map(({ formula }) => formula.tex);
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

  const JOINED: Readonly<Record<string, readonly string[]>> = {
    '<p>$a<b>x</b>^2$</p>': ['ax^2'],
    '<p><span>$</span>x<em>+<u>y</u></em><span>$</span></p>': ['x+y'],
    '<p>$$a<br>+ b$$</p>': ['a\n+ b'],
    '<p>\\[a<br>+ <strong>b</strong>\\]</p>': ['a\n+ b'],
    '<p><b>$x$</b>$y$</p>': ['x', 'y'],
    '<p>\\<i>(x</i>\\)</p>': ['x'],
  };
  for (const [html, formulas] of Object.entries(JOINED)) {
    it(`joins ${html}: nothing but formatting stands between (pages §14)`, () => {
      expect(found(html)).to.deep.equal(formulas);
    });
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
    it(`finds none in ${html}`, () => {
      expect(found(html)).to.deep.equal([]);
    });
  }

  it('takes up the source from delimiter to delimiter and no more', () => {
    const root = document.createElement('div');
    root.innerHTML = '<p>甲<i>乙$a</i><b>x</b>^2$丙$y$</p>';
    expect(findFormulas(root).map(({ place }) => place().toString())).to.deep.equal(['$ax^2$', '$y$']);
  });

  it('finds nothing in a text of prices', () => {
    expect(found('<p>$5 和 $10，US$5-$10</p>')).to.deep.equal([]);
  });
});
