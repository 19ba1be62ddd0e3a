import { expect } from 'chai';

import { writeColour } from '../../../src/domain/content/colour.js';
import { dressText } from '../../../src/ui/content/apply-editor-styles.js';
import { sanitiseHtml } from '../../../src/ui/content/sanitise-html.js';

function dressed(html: string) {
  const root = document.createElement('div');
  root.append(sanitiseHtml(html));
  const wishes = dressText(root);
  const colours = [...wishes].map(([{ tagName }, { ink, ground }]) =>
    [tagName, ...[ink, ground].map((colour) => (colour === undefined ? '-' : writeColour(colour)))].join(' '),
  );
  return { root, colours, html: root.innerHTML };
}

describe('dressText (pages §14)', () => {
  it('sets what may stay through the object model, and keeps colours back', () => {
    const { root, colours } = dressed(
      '<p style="text-align:center; COLOR: red; position:fixed; background:url(x)">a <span style="background:#ff0;font-size:90px">b</span></p>',
    );
    const [p, span] = root.querySelectorAll<HTMLElement>('p, span');
    expect(p?.style.cssText).to.equal('text-align: center;');
    expect(span?.style.cssText).to.equal('font-size: 32px;');
    expect(colours).to.deep.equal(['P rgb(255, 0, 0) -', 'SPAN - rgb(255, 255, 0)']);
  });

  it('leaves no attribute behind that would dress anything unread', () => {
    const { root } = dressed(
      '<table border=1 cellpadding=3 width=90% bgcolor=red align=center height=900><tr bgcolor=blue valign=top height=9><td width=20 height=30 align=right bgcolor=lime style="border:1px solid">x</td></tr></table>' +
        '<hr color=red size=90 width=50%><ol type=a><li type=i value=3>x</li></ol><p align=center data-style="top:0">y</p>',
    );
    const left = new Set([...root.querySelectorAll('*')].flatMap((element) => element.getAttributeNames()));
    expect([...left].sort()).to.deep.equal(['style', 'value']);
  });

  it('puts plain elements in the place of those that were nothing but a dress', () => {
    const { html, colours } = dressed(
      '<center lang="en">a<font color="red" size="5">b<big>c</big></font><strike>d</strike></center>',
    );
    // jsdom knows no `clamp`: the size of the third is for the browser to test.
    expect(html).to.equal(
      '<div lang="en" style="text-align: center;">a<span style="font-size: 24px;">b<span>c</span></span><s>d</s></div>',
    );
    expect(colours).to.deep.equal(['SPAN rgb(255, 0, 0) -']);
  });

  it('gives a border to tables and their cells alone', () => {
    const { root } = dressed(
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

  it('lets the style win over older attributes', () => {
    const { root } = dressed('<p align="center" style="text-align:right">x</p>');
    expect(root.querySelector('p')?.style.textAlign).to.equal('right');
  });

  it('keeps the shape of pictures, so that nothing shifts when they come', () => {
    const { root } = dressed(
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
