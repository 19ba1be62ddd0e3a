import type { Playback, PlaybackState, PlayerSlot } from '../../../domain/ports/browser/playback.js';

/**
 * Gives a video element the properties and events of an in-memory playback, so that the real player controls can be
 * used with it.
 */
export class MemoryPlayerSlot implements PlayerSlot {
  constructor(private readonly playback: Playback) {}

  put(element: object): () => void {
    if (!(element instanceof HTMLVideoElement)) return () => undefined;
    const { playback } = this;
    const now = () => playback.state$.value;
    const length = () => (isLoaded(now()) ? (now().durationS ?? Infinity) : NaN);
    const fullRange = { length: 1, start: () => 0, end: () => length() || 0 };
    Object.defineProperties(element, {
      duration: { configurable: true, get: length },
      currentTime: {
        configurable: true,
        get: () => now().positionS,
        set: (seconds: number) => {
          playback.seek(seconds);
        },
      },
      paused: { configurable: true, get: () => !['playing', 'waiting'].includes(now().phase) },
      ended: { configurable: true, get: () => now().phase === 'ended' },
      readyState: { configurable: true, get: () => (isLoaded(now()) ? 4 : 0) },
      buffered: { configurable: true, get: () => fullRange },
      seekable: { configurable: true, get: () => fullRange },
      play: {
        configurable: true,
        value: () => {
          playback.play();
          return Promise.resolve();
        },
      },
      pause: {
        configurable: true,
        value: () => {
          playback.pause();
        },
      },
      load: { configurable: true, value: () => undefined },
    });
    let before: PlaybackState | undefined;
    const subscription = playback.state$.subscribe((state) => {
      for (const name of eventsOf(before, state)) element.dispatchEvent(new Event(name));
      before = state;
    });
    return () => {
      subscription.unsubscribe();
    };
  }
}

/** The events that a video element dispatches for a change from one state to the next. */
function eventsOf(before: PlaybackState | undefined, state: PlaybackState): readonly string[] {
  const { phase } = state;
  const known = isLoaded(state) && !(before && isLoaded(before));
  const loadEvents = known ? ['loadstart', 'loadedmetadata', 'durationchange', 'canplay'] : [];
  const phaseEvents = phase === before?.phase ? [] : EVENTS[phase];
  return [...loadEvents, ...phaseEvents, 'timeupdate'];
}

/** A video without a known length counts as loaded too. */
function isLoaded({ phase, durationS }: PlaybackState): boolean {
  return durationS !== undefined || !['empty', 'loading', 'failed'].includes(phase);
}

const EVENTS: Readonly<Record<PlaybackState['phase'], readonly string[]>> = {
  empty: ['emptied'],
  loading: ['loadstart'],
  paused: ['pause'],
  playing: ['play', 'playing'],
  waiting: ['waiting'],
  ended: ['pause', 'ended'],
  failed: ['pause'],
};
