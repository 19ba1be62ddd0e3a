import { expect } from 'chai';
import { Subject } from 'rxjs';

import { failWithoutData } from '../../../../src/adapters/browser/playback/load-file.js';
import { NO_DATA_TIMEOUT_MS } from '../../../../src/domain/lesson/limits.js';
import { VirtualClock } from '../../../support/virtual-clock.js';

describe('A video for which no data arrives', () => {
  function loading() {
    const clock = new VirtualClock();
    const progress = new Subject<'more' | 'enough'>();
    const video = { ready: false, loading: true, gone: new AbortController(), faults: [] as string[] };
    failWithoutData(
      { closeSignal: video.gone.signal, fail: (fault) => video.faults.push(fault) },
      () => !video.ready && video.loading,
      progress,
      clock,
    );
    return { clock, progress, video };
  }

  it('fails once after the time limit, with a network fault', () => {
    const { clock, video } = loading();
    clock.advance(NO_DATA_TIMEOUT_MS - 1);
    expect(video.faults).to.deep.equal([]);
    clock.advance(NO_DATA_TIMEOUT_MS * 3);
    expect([video.faults, clock.pending]).to.deep.equal([['network'], 0]);
  });

  it('starts the time limit again whenever data arrives: a slow connection is no fault', () => {
    const { clock, progress, video } = loading();
    for (let part = 0; part < 5; part += 1) {
      clock.advance(NO_DATA_TIMEOUT_MS - 1);
      progress.next('more');
    }
    expect(video.faults).to.deep.equal([]);
    clock.advance(NO_DATA_TIMEOUT_MS);
    expect(video.faults).to.deep.equal(['network']);
  });

  it('does not fail while the browser loads nothing, and fails after the time limit once it does', () => {
    const { clock, progress, video } = loading();
    video.loading = false;
    clock.advance(NO_DATA_TIMEOUT_MS * 2);
    expect([video.faults, clock.pending]).to.deep.equal([[], 0]);
    video.loading = true;
    progress.next('more');
    clock.advance(NO_DATA_TIMEOUT_MS - 1);
    expect(video.faults).to.deep.equal([]);
    clock.advance(1);
    expect(video.faults).to.deep.equal(['network']);
  });

  it('has no time limit once enough data has arrived, once it can play, and once it is closed', () => {
    const [enough, ready, closed] = [loading(), loading(), loading()];
    enough.progress.next('enough');
    ready.video.ready = true;
    closed.video.gone.abort();
    for (const { clock, video } of [enough, ready, closed]) {
      clock.advance(NO_DATA_TIMEOUT_MS * 2);
      expect([video.faults, clock.pending]).to.deep.equal([[], 0]);
    }
  });
});
