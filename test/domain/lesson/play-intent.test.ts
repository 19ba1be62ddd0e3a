import { expect } from 'chai';

import { PlayIntent } from '../../../src/domain/lesson/play-intent.js';
import type { StartOrigin } from '../../../src/domain/lesson/start-position.js';
import { NOTHING_OPEN, type PlaybackPhase } from '../../../src/domain/ports/playback.js';

describe('The intent to play', () => {
  for (const [phase, positionS, origin] of [
    ['playing', 9, 'reached'],
    ['waiting', 9, 'reached'],
    ['paused', 9, 'reached'],
    ['ended', 9, 'reached'],
    // The visitor has moved a video that cannot be moved yet.
    ['loading', 9, 'named'],
    ['failed', 9, 'named'],
    ['empty', 5, 'stored'],
  ] as const satisfies readonly (readonly [PlaybackPhase, number, StartOrigin])[]) {
    it(`is at ${positionS} s, which was ${origin}, when the video is ${phase}, and whether it will play`, () => {
      for (const willPlay of [true, false]) {
        const intent = new PlayIntent({ fromS: 5, origin: 'stored', shouldPlay: false });
        intent.follow({ ...NOTHING_OPEN, phase, positionS: 9, durationS: 60, willPlay });
        expect([intent.positionS, intent.origin]).to.deep.equal([positionS, origin]);
        expect(intent.shouldPlay).to.equal(willPlay && phase !== 'empty');
      }
    });
  }

  it('starts over at the second attempt of the visitor to start at a position that the video does not reach', () => {
    const intent = new PlayIntent({ fromS: 300, origin: 'stored', shouldPlay: true });
    const positions = [1, 2].map(() => {
      intent.tryAgain();
      return intent.positionS;
    });
    expect(positions).to.deep.equal([300, 0]);
    intent.follow({ ...NOTHING_OPEN, phase: 'playing', positionS: 20 });
    for (let attempt = 0; attempt < 3; attempt += 1) intent.tryAgain();
    expect(intent.positionS, 'once it was reached').to.equal(20);
  });

  it('keeps the origin of a position that the video has not reached yet', () => {
    const intent = new PlayIntent({ fromS: 5, origin: 'stored', shouldPlay: false });
    for (const phase of ['loading', 'failed', 'loading'] as const)
      intent.follow({ ...NOTHING_OPEN, phase, positionS: 5 });
    expect(intent.origin).to.equal('stored');
  });
});
