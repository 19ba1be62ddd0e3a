import { type MemoryVideo, MemoryPlayback } from '../../src/adapters/memory/browser/playback.js';
import type { PlaybackState } from '../../src/domain/ports/playback.js';
import { VirtualClock } from '../support/virtual-clock.js';
import { watching } from '../support/watching.js';
import { keepsPlaybackContract, type PlaybackRig } from './playback.contract.js';

const VIDEOS: Readonly<Record<string, MemoryVideo>> = {
  '/missing.mp4': { durationS: 0, fault: 'refused' },
  '/endless.webm': { durationS: Infinity },
  '/upright.webm': { durationS: 20, aspectRatio: 9 / 16 },
  '/undecodable.mp4': { durationS: 0, fault: 'unsupported' },
};
const STEP_MS = 50;
const LONGEST_MS = 60_000;

function memoryPlaybackRig(): Promise<PlaybackRig> {
  const clock = new VirtualClock();
  const playback = new MemoryPlayback(clock, ({ url }) => VIDEOS[url] ?? { durationS: 20 });
  const watched = watching(playback.state$);
  const until = (what: string, isSo: (state: PlaybackState) => boolean): Promise<PlaybackState> => {
    for (let waited = 0; waited < LONGEST_MS; waited += STEP_MS) {
      if (isSo(playback.state$.value)) return Promise.resolve(playback.state$.value);
      clock.advance(STEP_MS);
    }
    return Promise.reject(new Error(`This state did not arrive: ${what}`));
  };
  return Promise.resolve({
    file: { kind: 'file', url: '/video.mp4' },
    stream: { kind: 'stream', url: '/video.m3u8' },
    upright: { kind: 'file', url: '/upright.webm' },
    misdescribed: { kind: 'file', url: '/upright.webm' },
    missing: { kind: 'file', url: '/missing.mp4' },
    endless: { kind: 'file', url: '/endless.webm' },
    undecodable: { kind: 'file', url: '/undecodable.mp4' },
    prepare: (...input) => done(() => playback.prepare(...input).subscribe()),
    open: (source, fromS, origin) => done(() => playback.open(source, fromS, { origin })),
    play: () => done(() => playback.play()),
    pause: () => done(() => playback.pause()),
    seek: (...input) => done(() => playback.seek(...input)),
    seekBy: (...input) => done(() => playback.seekBy(...input)),
    reachable: (seconds) => Promise.resolve(playback.reachable(seconds)),
    restrict: (...input) => done(() => playback.restrict(...input)),
    close: () => done(() => playback.close()),
    states: () => Promise.resolve(watched.values),
    until,
    rest: () => done(() => clock.advance(600)),
    forbid: () =>
      done(() => {
        playback.isPlayAllowed = false;
      }),
    lift: () =>
      done(() => {
        playback.isPlayAllowed = true;
      }),
    selectSpeed: (speed) => done(() => playback.selectSpeed(speed)),
    speed: () => {
      const { positionS } = playback.state$.value;
      clock.advance(1000);
      return Promise.resolve(Math.round(playback.state$.value.positionS - positionS));
    },
    end: () => Promise.resolve(),
  });
}

function done(work: () => void): Promise<void> {
  work();
  return Promise.resolve();
}

keepsPlaybackContract('MemoryPlayback', memoryPlaybackRig);
