import { expect } from 'chai';
import { JSDOM } from 'jsdom';
import sinon from 'sinon';

import { loadFile } from '../../../../src/adapters/browser/playback/load-file.js';
import { NO_DATA_TIMEOUT_MS } from '../../../../src/domain/lesson/limits.js';
import { VirtualClock } from '../../../support/virtual-clock.js';

const { window } = new JSDOM('', { url: 'https://site.example/' });
const { document } = window;

/** A file in an element whose state the test decides. */
function loading() {
  const video = document.createElement('video');
  const state: { networkState: number; readyState: number; paused: boolean; seeking: boolean } = {
    networkState: video.NETWORK_LOADING,
    readyState: video.HAVE_NOTHING,
    paused: true,
    seeking: false,
  };
  for (const name of ['networkState', 'readyState', 'paused', 'seeking'] as const)
    Object.defineProperty(video, name, { get: () => state[name] });
  const clock = new VirtualClock();
  const opened = { ready: false, gone: new AbortController(), faults: [] as string[] };
  loadFile(
    {
      video,
      url: 'https://videos.example/a.mp4',
      closeSignal: opened.gone.signal,
      startsAt: () => 0,
      startWithin: () => undefined,
      skipHoles: () => undefined,
      goBehindHole: () => undefined,
      endAt: () => undefined,
      isReady: () => opened.ready,
      fail: (fault) => opened.faults.push(fault),
    },
    clock,
  );
  const fire = (name: string, changes: Partial<typeof state> = {}) => {
    Object.assign(state, changes);
    video.dispatchEvent(new window.Event(name));
  };
  const play = () => {
    opened.ready = true;
    fire('playing', { readyState: video.HAVE_ENOUGH_DATA, paused: false });
  };
  return { video, clock, opened, fire, play };
}

describe('A video file', () => {
  afterEach(() => sinon.restore());

  it('that stops to arrive while it plays fails after the time limit, and not while anything arrives', () => {
    const { video, clock, opened, fire, play } = loading();
    play();
    clock.advance(10 * NO_DATA_TIMEOUT_MS);
    fire('waiting', { readyState: video.HAVE_CURRENT_DATA });
    clock.advance(NO_DATA_TIMEOUT_MS - 1);
    fire('progress');
    clock.advance(NO_DATA_TIMEOUT_MS - 1);
    expect(opened.faults).to.deep.equal([]);
    clock.advance(1);
    expect([opened.faults, clock.pending]).to.deep.equal([['network'], 0]);
  });

  it('does not fail while it has enough data, is paused, or is closed', () => {
    for (const end of ['playing', 'pause', 'closed'] as const) {
      const { video, clock, opened, fire, play } = loading();
      play();
      fire('waiting', { readyState: video.HAVE_CURRENT_DATA });
      if (end === 'playing') fire('playing', { readyState: video.HAVE_FUTURE_DATA });
      if (end === 'pause') fire('pause', { paused: true });
      if (end === 'closed') opened.gone.abort();
      clock.advance(2 * NO_DATA_TIMEOUT_MS);
      expect(opened.faults, end).to.deep.equal([]);
    }
  });

  it('that the browser refuses fails although the server does not answer the request for the reason', async () => {
    const fetches = sinon.stub(globalThis, 'fetch').callsFake(() => new Promise(() => undefined));
    const { clock, opened, fire } = loading();
    fire('error', { networkState: 3 });
    await Promise.resolve();
    expect(fetches.callCount).to.equal(1);
    clock.advance(NO_DATA_TIMEOUT_MS);
    expect(opened.faults).to.deep.equal(['network']);
  });
});
