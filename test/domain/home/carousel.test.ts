import { expect } from 'chai';

import { Carousel } from '../../../src/domain/home/carousel.js';
import { SLIDE_INTERVAL_MS } from '../../../src/domain/home/limits.js';
import { MemoryPresence } from '../../../src/adapters/memory/browser/presence.js';
import { VirtualClock } from '../../support/virtual-clock.js';

function turning(count = 3) {
  const presence = new MemoryPresence();
  const time = new VirtualClock();
  const carousel = new Carousel(count, presence, time);
  const subscription = carousel.run().subscribe();
  return {
    ...{ presence, time, carousel, subscription },
    position: () => carousel.state$.value.position,
    turn: (times = 1) => time.advance(times * SLIDE_INTERVAL_MS),
  };
}

describe('Carousel', () => {
  it('advances every 5 s, and from the last slide to the first', () => {
    const { time, position } = turning();
    time.advance(4999);
    expect(position()).to.equal(0);
    time.advance(1);
    expect(position()).to.equal(1);
    time.advance(5000);
    expect(position()).to.equal(2);
    time.advance(5000);
    expect(position()).to.equal(0);
  });

  for (const by of ['pointer', 'focus'] as const) {
    it(`pauses on ${by}, and then shows the slide for the full 5 s`, () => {
      const { carousel, time, turn, position } = turning();
      time.advance(4000);
      carousel.interrupt(by, true);
      expect(carousel.state$.value).to.include({ isPlaying: true, autoplays: false });
      turn(10);
      expect(position()).to.equal(0);
      carousel.interrupt(by, false);
      time.advance(4999);
      expect(position()).to.equal(0);
      time.advance(1);
      expect(position()).to.equal(1);
    });
  }

  it('pauses until both pointer and focus have left, and in a hidden tab', () => {
    const { carousel, presence, turn, position } = turning();
    carousel.interrupt('pointer', true);
    carousel.interrupt('focus', true);
    carousel.interrupt('pointer', false);
    turn(2);
    expect(position()).to.equal(0);
    carousel.interrupt('focus', false);
    turn();
    expect(position()).to.equal(1);
    presence.hide();
    expect(carousel.state$.value.autoplays).to.equal(false);
    turn(3);
    presence.show();
    expect(position()).to.equal(1);
    turn();
    expect(position()).to.equal(2);
  });

  it('stops for good once the visitor has moved to another slide, in either direction', () => {
    for (const [method, by, shown] of [
      ['turnBy', 1, 1],
      ['turnBy', -1, 2],
      ['turnTo', 2, 2],
    ] as const) {
      const { carousel, turn, position, time } = turning();
      if (method === 'turnBy') carousel.goBy(by);
      else carousel.goTo(by);
      expect(carousel.state$.value).to.include({ isPlaying: false, autoplays: false });
      turn(5);
      expect(position()).to.equal(shown);
      expect(time.pending).to.equal(0);
    }
  });

  it('is paused and played by its button although pointer and focus are on the button', () => {
    const { carousel, turn, position } = turning();
    carousel.interrupt('pointer', true);
    carousel.interrupt('focus', true);
    carousel.pause();
    carousel.play();
    turn();
    expect(position()).to.equal(1);
    carousel.interrupt('focus', true);
    turn();
    expect(position(), 'the focus arrives again').to.equal(1);
  });

  it('never advances with a single slide', () => {
    const { carousel, turn, time, position } = turning(1);
    const expectRest = () => {
      turn(3);
      expect([position(), time.pending, carousel.state$.value.isPlaying]).to.deep.equal([0, 0, false]);
    };
    expectRest();
    carousel.play();
    expectRest();
  });

  it('requests the image of the next slide once the visible image has settled, and no later image', () => {
    const { carousel, turn } = turning(4);
    const wanted = () => carousel.state$.value.allowedImages;
    expect(wanted()).to.deep.equal([0]);
    carousel.imageSettled(0);
    carousel.imageSettled(1);
    expect(wanted()).to.deep.equal([0, 1]);
    turn();
    expect(wanted(), 'the second image has settled').to.deep.equal([0, 1, 2]);
    turn();
    expect(wanted(), 'the third image has not settled').to.deep.equal([0, 1, 2]);
    carousel.goTo(0);
    carousel.goBy(-1);
    expect(wanted(), 'turned to').to.deep.equal([0, 1, 2, 3]);
  });

  it('stops when its view unmounts', () => {
    const { subscription, time, presence } = turning();
    subscription.unsubscribe();
    expect(time.pending).to.equal(0);
    expect(presence.isObserved).to.equal(false);
  });
});
