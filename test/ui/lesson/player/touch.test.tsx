import { act, fireEvent, screen } from '@testing-library/react';
import { expect } from 'chai';
import sinon from 'sinon';

import { aMediaQuery } from '../../support/a-media-query.js';
import { renderVideoPlayer } from './render-video-player.js';

const WIDTH = 300;

/** The playing video of ten minutes at 300 s, on a phone, once the code of the gestures is there. */
async function open({ isForwardOnly = false } = {}) {
  sinon.stub(window, 'matchMedia').callsFake((query) => aMediaQuery(query.includes('coarse')));
  sinon.stub(Element.prototype, 'getBoundingClientRect').returns(new DOMRect(0, 100, WIDTH, 20));
  const { world } = renderVideoPlayer({ durationS: 0, isForwardOnly });
  const { playback } = world;
  const pass = (milliseconds: number) => act(() => world.pass(milliseconds));
  act(() => {
    playback.open({ kind: 'file', url: 'https://videos.example/a.mp4' }, 300);
    if (isForwardOnly) playback.restrict({ furthestS: 300, speed: 'one' });
    playback.play();
  });
  pass(10);
  await screen.findByRole('button', { name: '前进 10 秒' });
  // A change of the state: React runs the effects of what has arrived.
  pass(300);
  const player = screen.getByRole('region', { name: '视频播放器：第2课' });
  const part = (selector: string) => player.querySelector(selector) ?? expect.fail(`There is no ${selector}`);
  const touch = (type: string, on: Element, x: number, init: PointerEventInit = {}) =>
    fireEvent(
      on,
      new PointerEvent(type, {
        ...{ pointerType: 'touch', pointerId: 1, isPrimary: true, bubbles: true, cancelable: true },
        ...{ clientX: x * WIDTH, clientY: 110 },
        ...init,
      }),
    );
  const tap = (x: number, init: PointerEventInit = {}) => {
    const surface = part('.player__image');
    touch('pointerdown', surface, x, init);
    touch('pointerup', surface, x, init);
    fireEvent.click(surface, { clientX: x * WIDTH });
    pass(50);
  };
  return {
    ...{ world, pass, player, part, touch, tap },
    at: () => Math.floor(playback.state$.value.positionS),
    has: (text: string) => screen.queryByText(text) !== null,
    areControlsShown: () => player.hasAttribute('data-controls'),
  };
}

describe('The player by touch', () => {
  afterEach(() => {
    sinon.restore();
  });

  it('goes 10 s back or forward at a double tap, further with each tap, and says the sum', async () => {
    const { tap, at, has, areControlsShown } = await open();
    tap(0.9);
    expect([areControlsShown(), at()], 'one tap').to.deep.equal([false, 300]);
    tap(0.9);
    expect([at(), has('+10 秒')]).to.deep.equal([310, true]);
    tap(0.9);
    expect([at(), has('+20 秒')]).to.deep.equal([320, true]);
    for (let count = 0; count < 3; count += 1) tap(0.1);
    expect([at(), has('−20 秒'), has('+20 秒')]).to.deep.equal([300, true, false]);
  });

  it('says why a forward-only lesson does not move, and leaves it where it is', async () => {
    const { tap, at, has } = await open({ isForwardOnly: true });
    tap(0.9);
    tap(0.9);
    expect([at(), has('没看过的不能跳过')]).to.deep.equal([300, true]);
  });

  it('takes two fingers for no tap, and clicks of a mouse for what they were', async () => {
    const { tap, touch, part, at, world, areControlsShown } = await open();
    const before = areControlsShown();
    touch('pointerdown', part('.player__image'), 0.5);
    for (let count = 0; count < 3; count += 1) tap(0.9, { pointerId: 2, isPrimary: false });
    expect([at(), areControlsShown()], 'two fingers').to.deep.equal([300, before]);
    tap(0.9, { pointerType: 'mouse' });
    expect([at(), world.playback.state$.value.phase], 'a mouse').to.deep.equal([300, 'paused']);
    expect(screen.queryByRole('button', { name: '前进 10 秒' }), 'its buttons are for fingers').to.equal(null);
  });

  it('has a button for each side and a pause in the middle', async () => {
    const { at, pass, part, world } = await open();
    fireEvent.click(screen.getByRole('button', { name: '前进 10 秒' }));
    pass(50);
    expect(at()).to.equal(310);
    fireEvent.click(screen.getByRole('button', { name: '后退 10 秒' }));
    pass(50);
    expect(at()).to.equal(300);
    fireEvent.click(part('.player__middle [aria-pressed]'));
    pass(50);
    expect(world.playback.state$.value.phase).to.equal('paused');
  });

  it('shows the time above a finger on the bar, finer farther away, and seeks when the finger is lifted', async () => {
    const { touch, part, at, pass, has } = await open();
    const bar = part('.player__range');
    touch('pointerdown', bar, 0.2);
    expect([at(), has('02:00')]).to.deep.equal([300, true]);
    touch('pointermove', bar, 0.4, { clientY: -80 });
    expect([has('02:15'), has('慢速')]).to.deep.equal([true, true]);
    touch('pointerup', bar, 0.4);
    pass(50);
    expect([at(), has('02:15'), has('慢速')]).to.deep.equal([135, false, false]);
  });

  it('leaves the video where it is when the touch is broken off, or a second finger comes', async () => {
    const { touch, part, at, pass } = await open();
    const bar = part('.player__range');
    touch('pointerdown', bar, 0.2);
    touch('pointercancel', bar, 0.2);
    touch('pointerup', bar, 0.2);
    touch('pointerdown', bar, 0.2);
    touch('pointerdown', bar, 0.5, { pointerId: 2, isPrimary: false });
    touch('pointerup', bar, 0.2);
    touch('pointerdown', bar, 0.2);
    fireEvent.blur(window);
    touch('pointerup', bar, 0.2);
    pass(50);
    expect(at()).to.equal(300);
  });

  it('stops the finger where a forward-only lesson was watched', async () => {
    const { touch, part, at, pass, has } = await open({ isForwardOnly: true });
    const bar = part('.player__range');
    touch('pointerdown', bar, 0.9);
    expect(has('05:00')).to.equal(true);
    touch('pointerup', bar, 0.9);
    pass(50);
    expect(at()).to.equal(300);
  });

  it('keeps the screen on while it plays', async () => {
    const { world, pass } = await open();
    expect(world.wakeLock.isHeld).to.equal(true);
    act(() => world.playback.pause());
    pass(50);
    expect(world.wakeLock.isHeld).to.equal(false);
  });
});
