import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { expect } from 'chai';

import { renderVideoPlayer } from './render-video-player.js';

/** The player with a video of ten minutes, at 300 s. */
function open({
  canChangeSpeed = true,
  cover: hasCover = false,
  speed = 1,
  lengthS = 0,
  fromS = 300,
  loads = false,
} = {}) {
  const { world, actions } = renderVideoPlayer(
    { durationS: lengthS, isForwardOnly: !canChangeSpeed },
    { speed, hasCover },
  );
  const { playback } = world;
  const pass = (milliseconds: number) => act(() => world.pass(milliseconds));
  act(() => playback.open({ kind: 'file', url: 'https://videos.example/a.mp4' }, fromS));
  if (!loads) pass(200);
  const player = screen.getByRole('region', { name: '视频播放器：第2课' });
  const press = (key: string, init: KeyboardEventInit = {}, target: Element = player) => {
    const isOurs = !fireEvent.keyDown(target, { key, ...init });
    pass(200);
    return isOurs;
  };
  return { ...actions, playback, pass, player, press, at: () => Math.round(playback.state$.value.positionS) };
}

const textBelow = (element: Element | null) =>
  document.getElementById(element?.getAttribute('aria-describedby') ?? '')?.textContent;
const areControlsThere = () => screen.queryByRole('slider', { name: '播放进度' }) !== null;

describe('The keys of the player', () => {
  it('change the speed within its ends', () => {
    const { press, remember } = open({ speed: 3 });
    press('>');
    expect(remember.args.flat()).to.deep.equal([{ speed: 3 }]);
  });

  it('do not change the speed of a forward-only lesson', () => {
    const { press, remember } = open({ canChangeSpeed: false });
    expect([press('>'), remember.called]).to.deep.equal([false, false]);
  });

  it('do nothing while a text lies over the video', () => {
    expect(open({ cover: true }).press('ArrowLeft')).to.equal(false);
  });
});

describe('The poster', () => {
  const sign = () => screen.queryByRole('button', { name: '播放' });
  const press = () => fireEvent.click(sign() ?? expect.fail('There is no sign'));
  const isWaiting = () => screen.queryByText('视频加载中') !== null;

  it('says where playback begins, and has no controls but the play sign, until the video plays', () => {
    const { playback, pass } = open({ fromS: 315 });
    expect([textBelow(sign()), areControlsThere()]).to.deep.equal(['从 05:15 继续', false]);
    press();
    pass(200);
    expect([playback.state$.value.phase, areControlsThere()]).to.deep.equal(['playing', true]);
    act(() => playback.pause());
    pass(200);
    expect(screen.queryByText(/继续$/), 'after the first play').to.equal(null);
  });

  it('starts at a tap anywhere on it', () => {
    const { playback, pass, player } = open();
    const surface = player.querySelector('.player__image') ?? expect.fail('There is no surface');
    fireEvent.pointerDown(surface, { pointerType: 'touch' });
    fireEvent.click(surface);
    pass(200);
    expect(playback.state$.value.phase).to.equal('playing');
  });

  for (const [lengthS, text] of [
    [780, '开始 · 13:00'],
    [0, '开始'],
  ] as const) {
    it(`says ${text} at the beginning of a video of ${lengthS} s in the directory`, () => {
      open({ fromS: 0, lengthS });
      expect(textBelow(sign())).to.equal(text);
    });
  }

  it('says where a video will start that is shorter or longer than the directory says, once it is loaded', () => {
    open({ fromS: 300, lengthS: 302, loads: true });
    expect(textBelow(sign()), 'too near the end of the directory').to.equal('开始 · 05:02');
    cleanup();
    open({ fromS: 300, lengthS: 302 });
    expect(textBelow(sign()), 'the video has ten minutes').to.equal('从 05:00 继续');
  });

  it('waits for a video that was started, and not for one that is only loaded', () => {
    open({ loads: true });
    expect([sign() !== null, isWaiting()], 'before a press').to.deep.equal([true, false]);
    press();
    expect([sign() !== null, isWaiting()], 'after a press').to.deep.equal([false, true]);
    cleanup();
    const { playback } = open({ loads: true });
    act(() => playback.play());
    expect([sign() !== null, isWaiting()], 'when it starts by itself').to.deep.equal([false, true]);
  });
});

describe('The controls of the player', () => {
  it('show the duration of the directory while a video is loaded again', () => {
    const { playback, pass, player } = open({ lengthS: 780 });
    act(() => playback.play());
    pass(1000);
    act(() => playback.open({ kind: 'file', url: 'https://videos.example/b.mp4' }, 301));
    expect(player.querySelector('.player__time')?.textContent).to.equal('05:01 / 13:00');
  });

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
    act(() => screen.getByRole('combobox', { name: '播放速度', hidden: true }).focus());
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
