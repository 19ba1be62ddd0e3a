import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { expect } from 'chai';
import sinon from 'sinon';

import type { PlayPreferences } from '../../../src/domain/lesson/playing.js';
import { VideoPlayer } from '../../../src/ui/player/video-player.js';
import { renderWithSite } from '../support/render-with-site.js';

const PREFERENCES: PlayPreferences = { speed: 1, volume: 0.5, muted: false, quality: undefined };

/** The player with a video of ten minutes, at 300 s. */
function open({ canChangeSpeed = true, cover = false, speed = 1 } = {}) {
  const actions = {
    onPreference: sinon.spy(),
    onPrevious: sinon.spy(),
    onNext: sinon.spy(),
    onRepeat: sinon.spy(),
    onQuality: sinon.spy(),
  };
  const { world } = renderWithSite(
    <VideoPlayer
      {...actions}
      title="第2课"
      poster=""
      preferences={{ ...PREFERENCES, speed }}
      canChangeSpeed={canChangeSpeed}
      qualities={[]}
      quality={undefined}
      mark={undefined}
      notices={undefined}
      cover={cover ? <p>cover</p> : undefined}
    />,
  );
  const { playback } = world;
  const pass = (milliseconds: number) => act(() => world.pass(milliseconds));
  act(() => playback.open({ kind: 'file', url: 'https://videos.example/a.mp4' }, 300));
  pass(200);
  const player = screen.getByRole('region', { name: '视频播放器：第2课' });
  const press = (key: string, init: KeyboardEventInit = {}, target: Element = player) => {
    const isOurs = !fireEvent.keyDown(target, { key, ...init });
    pass(200);
    return isOurs;
  };
  return { ...actions, playback, pass, player, press, at: () => Math.round(playback.state$.value.positionS) };
}

describe('The keys of the player', () => {
  const MOVES: readonly (readonly [key: string, seconds: number])[] = [
    ['ArrowLeft', 295],
    ['ArrowRight', 305],
    ['j', 290],
    ['L', 310],
    ['0', 0],
    ['7', 420],
  ];
  for (const [key, seconds] of MOVES) {
    it(`move the video: ${key} from 300 s to ${String(seconds)} s of 600 s`, () => {
      const { press, at } = open();
      expect(press(key)).to.equal(true);
      expect(at()).to.equal(seconds);
    });
  }

  it('change volume, sound and speed, and stay within their ends', () => {
    const { press, onPreference } = open({ speed: 2 });
    for (const key of ['ArrowUp', 'ArrowDown', 'm', '>', '<']) press(key);
    expect(onPreference.args.flat()).to.deep.equal([
      { volume: 0.55, muted: false },
      { volume: 0.45, muted: false },
      { muted: true },
      { speed: 2.5 },
      { speed: 1.75 },
    ]);
    cleanup();
    const fastest = open({ speed: 3 });
    fastest.press('>');
    expect(fastest.onPreference.args.flat()).to.deep.equal([{ speed: 3 }]);
  });

  it('open the next and the previous lesson, and mark the part to repeat', () => {
    const { press, onNext, onPrevious, onRepeat } = open();
    press('n');
    expect(onNext.called, 'without Shift').to.equal(false);
    press('N', { shiftKey: true });
    press('P', { shiftKey: true });
    press('[');
    press(']');
    expect([onNext.callCount, onPrevious.callCount, onRepeat.args.flat()]).to.deep.equal([1, 1, ['start', 'end']]);
  });

  it('do not change the speed of a forward-only lesson', () => {
    const { press, onPreference } = open({ canChangeSpeed: false });
    expect([press('>'), onPreference.called]).to.deep.equal([false, false]);
  });

  it('do nothing while a text lies over the video, with a modifier key, or in an input method', () => {
    expect(open({ cover: true }).press('ArrowLeft')).to.equal(false);
    cleanup();
    const { press, at } = open();
    for (const init of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }, { isComposing: true }])
      expect(press('ArrowLeft', init), JSON.stringify(init)).to.equal(false);
    expect(at()).to.equal(300);
  });

  it('leave a list its letters, and the volume its arrows', () => {
    const { press, at } = open();
    expect(press('j', {}, screen.getByRole('combobox', { name: '播放速度' }))).to.equal(false);
    expect(press('ArrowLeft', {}, screen.getByRole('slider', { name: '音量' }))).to.equal(false);
    expect(at()).to.equal(300);
    press('j', {}, screen.getByRole('slider', { name: '音量' }));
    expect(at()).to.equal(290);
  });
});

describe('The controls of the player', () => {
  const areShown = ({ player }: ReturnType<typeof open>) => player.hasAttribute('data-controls');

  it('hide after 3 s of playback without a movement, and are shown by a movement, a key and a pause', () => {
    const page = open();
    page.pass(10_000);
    expect(areShown(page), 'paused').to.equal(true);
    act(() => page.playback.play());
    page.pass(2900);
    expect(areShown(page)).to.equal(true);
    fireEvent.pointerMove(page.player, { pointerType: 'mouse' });
    page.pass(2900);
    expect(areShown(page), 'after a movement').to.equal(true);
    page.pass(200);
    expect(areShown(page)).to.equal(false);
    page.press('m');
    expect(areShown(page), 'after a key').to.equal(true);
    page.pass(3000);
    act(() => page.playback.pause());
    page.pass(200);
    expect(areShown(page), 'after a pause').to.equal(true);
  });

  it('stay while a list is open', () => {
    const page = open();
    act(() => page.playback.play());
    act(() => screen.getByRole('combobox', { name: '播放速度' }).focus());
    page.pass(10_000);
    expect(areShown(page)).to.equal(true);
    act(() => page.player.focus());
    page.pass(3100);
    expect(areShown(page)).to.equal(false);
  });

  it('are shown and hidden by a tap, which does not pause', () => {
    const page = open();
    act(() => page.playback.play());
    page.pass(200);
    const image = page.player.querySelector('.player__image') ?? expect.fail('There is no image');
    const tap = () => {
      fireEvent.pointerDown(image, { pointerType: 'touch' });
      fireEvent.pointerUp(image, { pointerType: 'touch' });
      fireEvent.click(image);
    };
    tap();
    expect(areShown(page)).to.equal(false);
    tap();
    expect([areShown(page), page.playback.state$.value.phase]).to.deep.equal([true, 'playing']);
  });

  it('play at the speed and the volume that the visitor has chosen', () => {
    const { player } = open({ speed: 1.5 });
    const video = player.querySelector('video') ?? expect.fail('There is no video');
    expect([video.playbackRate, video.volume, video.muted]).to.deep.equal([1.5, 0.5, false]);
    cleanup();
    const forwardOnly = open({ speed: 1.5, canChangeSpeed: false }).player.querySelector('video');
    expect(forwardOnly?.playbackRate).to.equal(1);
  });
});
