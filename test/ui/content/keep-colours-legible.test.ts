import { expect } from 'chai';
import sinon from 'sinon';

import { parseColour } from '../../../src/domain/content/colour.js';
import type { ColourWish } from '../../../src/domain/content/legible-colours.js';
import { keepColoursLegible } from '../../../src/ui/content/keep-colours-legible.js';
import { aMediaQuery } from '../support/a-media-query.js';

/** A text on a page whose colours a test chooses, as a scheme does. */
class Page {
  readonly root = document.createElement('div');
  readonly scheme = aMediaQuery();

  constructor(html: string) {
    this.root.innerHTML = html;
    document.body.append(this.root);
    this.wear('#1f2a37', '#ffffff');
  }

  /** jsdom knows no schemes: the colours of the page are what one would make them. */
  wear(ink: string, ground: string): void {
    document.body.style.color = ink;
    document.body.style.backgroundColor = ground;
  }

  wish(selector: string, ink: string, ground = ''): readonly [HTMLElement, ColourWish] {
    const element = this.root.querySelector<HTMLElement>(selector);
    if (element === null) throw new Error(`There is no ${selector}`);
    return [element, { ink: parseColour(ink), ground: parseColour(ground) }];
  }

  styles(): readonly string[] {
    return [...this.root.querySelectorAll<HTMLElement>('p, b, i')].map(({ style }) => style.cssText);
  }
}

describe('keepColoursLegible (pages §14)', () => {
  let page: Page;
  let asked = 0;

  function on(html: string): Page {
    page = new Page(html);
    asked = 0;
    sinon.replace(window, 'matchMedia', () => {
      asked += 1;
      return page.scheme;
    });
    return page;
  }

  afterEach(() => {
    page.root.remove();
    document.body.removeAttribute('style');
    sinon.restore();
  });

  it('grants what can be read, and asks again when the scheme changes', () => {
    const { root, scheme } = on('<p>x <b>y</b> <i>z</i></p>');
    const wishes = new Map([page.wish('b', '#b00000'), page.wish('i', '#ffff99')]);
    const keeping = keepColoursLegible(root, wishes).subscribe();
    expect(page.styles()).to.deep.equal(['', 'color: rgb(176, 0, 0);', '']);

    page.wear('#e6eef7', '#15202e');
    scheme.dispatchEvent(new Event('change'));
    expect(page.styles()).to.deep.equal(['', '', 'color: rgb(255, 255, 153);']);

    keeping.unsubscribe();
    page.wear('#1f2a37', '#ffffff');
    scheme.dispatchEvent(new Event('change'));
    expect(page.styles()).to.deep.equal(['', '', 'color: rgb(255, 255, 153);']);
  });

  it('takes the contrast against the nearest ground', () => {
    const { root } = on('<p>x <b>y</b></p>');
    const wishes = new Map([page.wish('p', 'white', 'navy'), page.wish('b', '#ffff99')]);
    keepColoursLegible(root, wishes).subscribe().unsubscribe();
    expect(page.styles()).to.deep.equal([
      'color: rgb(255, 255, 255); background-color: rgb(0, 0, 128);',
      'color: rgb(255, 255, 153);',
    ]);
  });

  it('spares the words that the site colours itself', () => {
    const { root } = on('<p>x <b style="color: rgb(11, 107, 184)">y</b></p>');
    keepColoursLegible(root, new Map([page.wish('p', '', '#dddddd')]))
      .subscribe()
      .unsubscribe();
    expect(page.styles()[0]).to.equal('');
    keepColoursLegible(root, new Map([page.wish('p', '', '#f4f4f4')]))
      .subscribe()
      .unsubscribe();
    expect(page.styles()[0]).to.equal('background-color: rgb(244, 244, 244);');
  });

  it('asks for no scheme where nothing was wished for', () => {
    const { root } = on('<p>x</p>');
    let completed = false;
    keepColoursLegible(root, new Map()).subscribe({ complete: () => (completed = true) });
    expect(completed).to.equal(true);
    expect(asked).to.equal(0);
  });
});
