import { expect } from 'chai';

import { PlayIntent } from '../../../src/domain/lesson/play-intent.js';
import type { PlaybackPhase } from '../../../src/domain/ports/playback.js';

describe('The intent to play', () => {
  for (const [phase, plays, positionS] of [
    ['playing', true, 9],
    ['waiting', true, 9],
    ['paused', false, 9],
    ['ended', false, 9],
    // These three phases do not change whether the member wants to play.
    ['loading', 'as before', 9],
    ['failed', 'as before', 9],
    ['empty', 'as before', 5],
  ] as const satisfies readonly (readonly [PlaybackPhase, boolean | 'as before', number])[]) {
    it(`is ${String(plays)} at ${positionS} s when the video is ${phase}`, () => {
      for (const before of [true, false]) {
        const intent = new PlayIntent({ fromS: 5, shouldPlay: before });
        intent.follow({ phase, positionS: 9, durationS: 60, fault: undefined });
        expect([intent.shouldPlay, intent.positionS]).to.deep.equal([
          plays === 'as before' ? before : plays,
          positionS,
        ]);
      }
    });
  }
});
