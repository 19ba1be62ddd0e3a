import { expect } from 'chai';
import { Subject } from 'rxjs';

import { failWhenSilent } from '../../../../src/adapters/browser/playback/load-file.js';
import { LOADING_SILENCE_MS } from '../../../../src/domain/limits.js';
import { VirtualClock } from '../../../support/virtual-clock.js';

describe('a video of which nothing arrives', () => {
  function loading() {
    const clock = new VirtualClock();
    const heard = new Subject<'more' | 'enough'>();
    const video = { ready: false, gone: new AbortController(), faults: [] as string[] };
    failWhenSilent(
      { gone: video.gone.signal, isReady: () => video.ready, fail: (fault) => video.faults.push(fault) },
      heard,
      clock,
    );
    return { clock, heard, video };
  }

  it('fails once after the time limit, as without a network', () => {
    const { clock, video } = loading();
    clock.advance(LOADING_SILENCE_MS - 1);
    expect(video.faults).to.deep.equal([]);
    clock.advance(LOADING_SILENCE_MS * 3);
    expect([video.faults, clock.pending]).to.deep.equal([['network'], 0]);
  });

  it('has the whole limit again with everything that arrives: a slow line is no fault', () => {
    const { clock, heard, video } = loading();
    for (let part = 0; part < 5; part += 1) {
      clock.advance(LOADING_SILENCE_MS - 1);
      heard.next('more');
    }
    expect(video.faults).to.deep.equal([]);
    clock.advance(LOADING_SILENCE_MS);
    expect(video.faults).to.deep.equal(['network']);
  });

  it('has no limit once enough has arrived, once it can play, and once it is closed', () => {
    const [enough, ready, closed] = [loading(), loading(), loading()];
    enough.heard.next('enough');
    ready.video.ready = true;
    closed.video.gone.abort();
    for (const { clock, video } of [enough, ready, closed]) {
      clock.advance(LOADING_SILENCE_MS * 2);
      expect([video.faults, clock.pending]).to.deep.equal([[], 0]);
    }
  });
});
