import { act } from '@testing-library/react';
import { expect } from 'chai';
import sinon from 'sinon';

import { UNSEEN_AFTER_MS } from '../../../src/domain/limits.js';
import { WhenNear } from '../../../src/ui/pages/home/home-parts.js';
import { renderWithSite } from '../support/render-with-site.js';

/** An IntersectionObserver whose visitor scrolls when a test says so. */
class Sight implements IntersectionObserver {
  static latest: Sight | undefined;
  readonly root = null;
  readonly thresholds = [];
  readonly scrollMargin = '';
  readonly rootMargin: string;
  readonly watched: Element[] = [];
  disconnected = false;

  constructor(
    private readonly callback: IntersectionObserverCallback,
    { rootMargin = '' }: IntersectionObserverInit = {},
  ) {
    this.rootMargin = rootMargin;
    Sight.latest = this;
  }

  tell(...near: readonly boolean[]): void {
    // All that is looked at of an entry.
    this.callback(
      near.map((isIntersecting) => ({ isIntersecting }) as IntersectionObserverEntry),
      this,
    );
  }

  observe(element: Element): void {
    this.watched.push(element);
  }

  unobserve(): void {
    throw new Error('Nobody asks for this');
  }

  takeRecords(): IntersectionObserverEntry[] {
    throw new Error('Nobody asks for this');
  }

  disconnect(): void {
    this.disconnected = true;
  }
}

function aPart() {
  const onNear = sinon.spy();
  const rendered = renderWithSite(<WhenNear onNear={onNear}>下面的</WhenNear>);
  const sight = Sight.latest;
  if (sight === undefined) throw new Error('Nobody looks where the part is');
  return { ...rendered, onNear, sight };
}

describe('WhenNear', () => {
  const { IntersectionObserver } = globalThis;
  before(() => {
    Object.assign(globalThis, { IntersectionObserver: Sight });
  });
  after(() => {
    Object.assign(globalThis, { IntersectionObserver });
  });

  it('watches the place of the part, half a screen around what is seen', () => {
    const { sight, getByText, onNear } = aPart();
    expect(sight.watched).to.deep.equal([getByText('下面的')]);
    expect(sight.rootMargin).to.equal('50% 0px');
    expect(onNear.called).to.equal(false);
  });

  it('tells once that the visitor is near, and watches no longer', () => {
    const { sight, onNear, world } = aPart();
    act(() => {
      sight.tell(false);
    });
    expect(onNear.called, 'that it is far').to.equal(false);
    act(() => {
      sight.tell(false, true);
    });
    expect(onNear.callCount).to.equal(1);
    expect(sight.disconnected).to.equal(true);
    world.pass(UNSEEN_AFTER_MS);
    expect(onNear.callCount).to.equal(1);
  });

  it('tells it of itself once the page has had time for what is seen, for whoever searches it or has it read', () => {
    const { sight, onNear, world } = aPart();
    world.pass(UNSEEN_AFTER_MS - 1);
    expect(onNear.called).to.equal(false);
    world.pass(1);
    expect(onNear.callCount).to.equal(1);
    expect(sight.disconnected).to.equal(true);
  });

  it('watches and waits no longer once it is gone', () => {
    const { sight, onNear, world, unmount } = aPart();
    unmount();
    expect(sight.disconnected).to.equal(true);
    world.pass(UNSEEN_AFTER_MS);
    expect(onNear.called).to.equal(false);
  });
});
