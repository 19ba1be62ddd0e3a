import { expect } from 'chai';
import sinon from 'sinon';

import { makeOverflowFocusable, wrapInScrollContainer } from '../../../src/ui/content/scroll-container.js';

/** A ResizeObserver whose sizes change when a test says so. */
class Sizes implements ResizeObserver {
  static latest: Sizes | undefined;
  readonly watched: Element[] = [];
  disconnected = false;

  constructor(private readonly callback: ResizeObserverCallback) {
    Sizes.latest = this;
  }

  changed(): void {
    this.callback([], this);
  }

  observe(element: Element): void {
    this.watched.push(element);
  }

  unobserve(): void {
    throw new Error('Nobody asks for this');
  }

  disconnect(): void {
    this.disconnected = true;
  }
}

function aTable(): { readonly root: HTMLElement; readonly box: HTMLElement; width: number } {
  const root = document.createElement('div');
  root.innerHTML = '<table></table>';
  wrapInScrollContainer(root.querySelectorAll('table'), (number) => `表格${number}`);
  const [box] = root.querySelectorAll<HTMLElement>('.rich-text__box');
  if (box === undefined) throw new Error('There is no box');
  const table = { root, box, width: 100 };
  Object.defineProperty(box, 'clientWidth', { get: () => 300 });
  Object.defineProperty(box, 'scrollWidth', { get: () => table.width });
  return table;
}

describe('makeOverflowFocusable', () => {
  beforeEach(() => {
    sinon.replace(globalThis, 'ResizeObserver', Sizes);
  });
  afterEach(() => {
    sinon.restore();
  });

  it('lets the keyboard into a box for as long as it holds more than it shows', () => {
    const table = aTable();
    const watching = makeOverflowFocusable(table.root).subscribe();
    const attributes = () => ['tabindex', 'role', 'aria-label'].map((name) => table.box.getAttribute(name));

    Sizes.latest?.changed();
    expect(attributes()).to.deep.equal([null, null, null]);
    table.width = 301;
    Sizes.latest?.changed();
    expect(attributes()).to.deep.equal(['0', 'region', '表格1']);
    table.width = 300;
    Sizes.latest?.changed();
    expect(attributes()).to.deep.equal([null, null, null]);
    watching.unsubscribe();
  });

  it('watches the box and what is in it, until nobody cares', () => {
    const { root, box } = aTable();
    const watching = makeOverflowFocusable(root).subscribe();
    expect(Sizes.latest?.watched).to.deep.equal([box, box.firstElementChild]);
    expect(Sizes.latest?.disconnected).to.equal(false);
    watching.unsubscribe();
    expect(Sizes.latest?.disconnected).to.equal(true);
  });
});
