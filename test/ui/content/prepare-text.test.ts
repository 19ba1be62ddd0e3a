import { expect } from 'chai';

import { prepareText } from '../../../src/ui/content/prepare-text.js';

function prepared(html: string, topLevel = 3): HTMLElement {
  const root = document.createElement('div');
  root.append(prepareText(html, { serverUrl: 'https://api.example', topLevel }).nodes);
  return root;
}

describe('prepareText', () => {
  it('puts headings under those of the page, which keeps its one h1 (design/ui.md)', () => {
    const root = prepared('<h1>一 <em>二</em></h1><h3>三</h3><h1>四</h1>');
    expect(root.innerHTML).to.equal('<h3>一 <em>二</em></h3><h4>三</h4><h3>四</h3>');
  });

  it('leaves headings their language, their direction and their dress', () => {
    const root = prepared('<h1 lang="en" dir="ltr" title="t" style="text-align:center">一</h1>');
    const heading = root.querySelector<HTMLElement>('h3');
    expect([heading?.lang, heading?.dir, heading?.title, heading?.style.textAlign]).to.deep.equal([
      'en',
      'ltr',
      't',
      'center',
    ]);
  });

  it('lets links to other sites open apart and tells them nothing (lesson 33)', () => {
    const [outside, noScheme, inside, mail] = prepared(
      '<a href="https://a.example">a</a><a href="//b.example">b</a><a href="/vip">c</a><a href="mailto:d@e.example">d</a>',
    ).querySelectorAll('a');
    for (const link of [outside, noScheme]) {
      expect([link?.target, link?.rel]).to.deep.equal(['_blank', 'noopener noreferrer']);
    }
    for (const link of [inside, mail]) expect(link?.hasAttribute('target')).to.equal(false);
  });

  it('leaves the words of a link that leads nowhere', () => {
    expect(prepared('<p><a href="javascript:x">a <b>b</b></a></p>').innerHTML).to.equal('<p>a <b>b</b></p>');
  });

  it('finds pictures where the server keeps them, and fetches them when they come into view', () => {
    const [path, data] = prepared(
      '<img src="/storage/a.png" alt="甲"><img src="data:image/png;base64,AA==">',
    ).querySelectorAll('img');
    expect(path?.getAttribute('src')).to.equal('https://api.example/storage/a.png');
    expect(path?.alt).to.equal('甲');
    expect(path?.getAttribute('loading')).to.equal('lazy');
    expect(data?.getAttribute('src')).to.equal('data:image/png;base64,AA==');
    expect(data?.getAttribute('alt')).to.equal('');
  });

  it('shows the words about a picture that there is none of', () => {
    expect(prepared('<p><img alt="甲"><img src="javascript:x" alt="乙"></p>').innerHTML).to.equal('<p>甲乙</p>');
  });

  it('puts tables and code into boxes that scroll by themselves (lesson 34)', () => {
    const root = prepared('<table></table><p>x</p><pre>y</pre><pre>z</pre>');
    const boxes = [...root.querySelectorAll<HTMLElement>('.rich-text__box')];
    expect(
      boxes.map(({ dataset, firstElementChild }) => `${dataset.name ?? ''} ${firstElementChild?.tagName ?? ''}`),
    ).to.deep.equal(['表格1 TABLE', '代码1 PRE', '代码2 PRE']);
  });

  it('keeps code out of the translation of a browser', () => {
    const kept = [...prepared('<pre><code>a</code></pre><p><code>b</code></p>').querySelectorAll('[translate=no]')];
    expect(kept.map(({ tagName }) => tagName)).to.deep.equal(['PRE', 'CODE', 'CODE']);
  });

  it('keeps the lines of code that an editor broke by elements', () => {
    expect(prepared('<pre><code>a {<br>}</code></pre><p>a<br>b</p>').innerHTML)
      .to.include('<code translate="no">a {\n}</code>')
      .and.to.include('<p>a<br>b</p>');
  });
});
