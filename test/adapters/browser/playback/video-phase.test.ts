import { expect } from 'chai';

import { VideoPhase } from '../../../../src/adapters/browser/playback/video-phase.js';

/** A playing video with enough data. */
const PLAYING = {
  ended: false,
  paused: false,
  seeking: false,
  currentTime: 0,
  readyState: 4,
  HAVE_FUTURE_DATA: 3,
} as const;

describe('The phase of a video', () => {
  it('is playing while the position moves, although the browser reports no data ahead (WebKit after a change of speed)', () => {
    const phase = new VideoPhase();
    const phases = [2, 2.5, 3, 3.5, 4].map((currentTime) => phase.of({ ...PLAYING, currentTime, readyState: 2 }));
    expect(phases).to.deep.equal(['waiting', 'waiting', 'playing', 'playing', 'playing']);
  });

  it('is waiting while the position stays, also after the video has moved without data ahead', () => {
    const phase = new VideoPhase();
    for (const currentTime of [2, 3]) phase.of({ ...PLAYING, currentTime, readyState: 2 });
    phase.runDry();
    expect(phase.of({ ...PLAYING, currentTime: 3.1, readyState: 2 })).to.equal('waiting');
    expect(phase.of({ ...PLAYING, currentTime: 3.2, readyState: 2 })).to.equal('waiting');
  });

  it('is waiting while the video seeks, however far', () => {
    const phase = new VideoPhase();
    phase.of({ ...PLAYING, currentTime: 2, readyState: 2 });
    expect(phase.of({ ...PLAYING, currentTime: 20, readyState: 2, seeking: true })).to.equal('waiting');
    expect(phase.of({ ...PLAYING, currentTime: 20, readyState: 2 })).to.equal('waiting');
  });

  it('is not ended while the video seeks to its end, which it may never reach (WebKit calls it ended at once)', () => {
    const seeking = { ...PLAYING, currentTime: 36, readyState: 1, seeking: true, ended: true };
    expect(new VideoPhase().of(seeking)).to.equal('waiting');
    expect(new VideoPhase().of({ ...seeking, paused: true })).to.equal('paused');
  });

  it('is paused or ended whatever data the browser has', () => {
    const phase = new VideoPhase();
    expect(phase.of({ ...PLAYING, paused: true, readyState: 2 })).to.equal('paused');
    expect(phase.of({ ...PLAYING, paused: true, ended: true })).to.equal('ended');
    expect(phase.of(PLAYING)).to.equal('playing');
  });
});
