import { expect } from 'chai';
import { Subject } from 'rxjs';

import { failWhenSilent } from '../../../../src/adapters/browser/playback/load-file.js';
import { LOADING_SILENCE_MS } from '../../../../src/domain/limits.js';
import { VirtualClock } from '../../../support/virtual-clock.js';

describe('a video of which nothing arrives', () => {
  function loading() {
    const clock = new VirtualClock();
    const heard = new Subject<'more' | 'enough'>();
    const film = { ready: false, gone: new AbortController(), faults: [] as string[] };
    failWhenSilent(
      { gone: film.gone.signal, isReady: () => film.ready, fail: (fault) => film.faults.push(fault) },
      heard,
      clock,
    );
    return { clock, heard, film };
  }

  it('fails once after the time limit, as without a network', () => {
    const { clock, film } = loading();
    clock.advance(LOADING_SILENCE_MS - 1);
    expect(film.faults).to.deep.equal([]);
    clock.advance(LOADING_SILENCE_MS * 3);
    expect([film.faults, clock.pending]).to.deep.equal([['network'], 0]);
  });

  it('has the whole limit again with everything that arrives: a slow line is no fault', () => {
    const { clock, heard, film } = loading();
    for (let part = 0; part < 5; part += 1) {
      clock.advance(LOADING_SILENCE_MS - 1);
      heard.next('more');
    }
    expect(film.faults).to.deep.equal([]);
    clock.advance(LOADING_SILENCE_MS);
    expect(film.faults).to.deep.equal(['network']);
  });

  it('has no limit once enough has arrived, once it can play, and once it is closed', () => {
    const [enough, ready, closed] = [loading(), loading(), loading()];
    enough.heard.next('enough');
    ready.film.ready = true;
    closed.film.gone.abort();
    for (const { clock, film } of [enough, ready, closed]) {
      clock.advance(LOADING_SILENCE_MS * 2);
      expect([film.faults, clock.pending]).to.deep.equal([[], 0]);
    }
  });
});
