import { expect } from 'chai';

import { WishToPlay } from '../../../src/domain/lesson/playing.js';
import type { PlaybackPhase } from '../../../src/domain/ports/browser/playback.js';

describe('The wish to play', () => {
  const after = (plays: boolean, phase: PlaybackPhase) => {
    const wish = new WishToPlay({ fromS: 5, plays });
    wish.follow({ phase, positionS: 9, durationS: 60, fault: undefined });
    return [wish.plays, wish.positionS];
  };

  it('follows a film that moves or waits, is paused or has ended, with the place where it is', () => {
    for (const plays of [true, false]) {
      expect(after(plays, 'playing')).to.deep.equal([true, 9]);
      expect(after(plays, 'waiting')).to.deep.equal([true, 9]);
      expect(after(plays, 'paused')).to.deep.equal([false, 9]);
      expect(after(plays, 'ended')).to.deep.equal([false, 9]);
    }
  });

  it('outlives a film that breaks or is being opened, which may be moved meanwhile', () => {
    for (const plays of [true, false]) {
      for (const phase of ['loading', 'failed'] as const) expect(after(plays, phase), phase).to.deep.equal([plays, 9]);
    }
  });

  it('keeps its position when the film is closed', () => {
    expect(after(true, 'empty')).to.deep.equal([true, 5]);
  });
});
