import { expect } from 'chai';

import { WatchTracker } from '../../../src/domain/lesson/progress-recorder.js';
import { NOTHING_OPEN, type PlaybackPhase } from '../../../src/domain/ports/playback.js';

describe('WatchTracker', () => {
  const at = (phase: PlaybackPhase, positionS: number) => ({ ...NOTHING_OPEN, phase, positionS });
  const played = (knownS = 0, limitS?: number) => new WatchTracker({ knownS, durationS: 600, limitS });

  it('sends a position for every 10 s of the video beyond the last sent position', () => {
    const video = played();
    const sent = Array.from({ length: 71 }, (_, tick) => video.update(at('playing', tick / 2))).filter(Boolean);
    expect(sent).to.deep.equal([10, 20, 30]);
  });

  it('sends nothing that the server already knows', () => {
    const video = played(315);
    expect([
      video.update(at('playing', 300)),
      video.update(at('paused', 300)),
      video.update(at('playing', 324)),
    ]).to.deep.equal([undefined, undefined, undefined]);
    expect(video.update(at('playing', 325))).to.equal(325);
  });

  it('sends the played position once when the video pauses or fails', () => {
    const video = played();
    video.update(at('playing', 3.9));
    expect([
      video.update(at('waiting', 3.9)),
      video.update(at('paused', 3.9)),
      video.update(at('paused', 3.9)),
    ]).to.deep.equal([undefined, 3, undefined]);
    video.update(at('playing', 5));
    expect([video.update(at('failed', 5)), video.takeUnsent()]).to.deep.equal([5, undefined]);
  });

  it('does not count a skipped part as played', () => {
    const video = played();
    video.update(at('playing', 2));
    video.update(at('paused', 2));
    expect([video.update(at('paused', 400)), video.furthest$.value]).to.deep.equal([undefined, 2]);
  });

  for (const [outcome, then] of [
    ['fails', at('failed', 400)],
    ['leads to the beginning, as on a server without ranges', at('playing', 0)],
    ['lasts while the visitor pauses', at('paused', 400)],
  ] as const) {
    it(`does not count the target of a seek that ${outcome}`, () => {
      const video = played();
      const recorded = [at('playing', 2), at('waiting', 400), then].map((state) => [
        video.update(state),
        video.takeUnstored(),
      ]);
      expect(new Set([...recorded.flat(), video.takeUnsent(), video.furthest$.value])).to.have.all.keys([undefined, 2]);
    });
  }

  it('never counts more than the length of the video, whatever was known before', () => {
    const video = played();
    expect(video.update({ ...at('playing', 300), durationS: 60 })).to.equal(60);
  });

  it('sends at the end the duration of the lesson, or of the video when that is longer', () => {
    expect(played().update(at('ended', 599.4))).to.equal(600);
    expect(played().update(at('ended', 612))).to.equal(612);
  });

  it('returns each played second once for storing, unless that second is sent', () => {
    const video = played();
    const stored = [0.5, 1.2, 1.9, 3.4].map((second) => {
      video.update(at('playing', second));
      return video.takeUnstored();
    });
    expect(stored).to.deep.equal([undefined, 1, undefined, 3]);
    video.update(at('playing', 4.7));
    expect([video.update(at('paused', 4.7)), video.takeUnstored()], 'sent').to.deep.equal([4, undefined]);
  });

  it('sends nothing beyond the end of a preview', () => {
    const video = played(0, 30);
    expect([video.update(at('playing', 42)), video.update(at('ended', 600))]).to.deep.equal([30, undefined]);
  });
});
