import { storedFields } from '../kernel/stored-json.js';

/** The settings of the player and its page, stored across lessons (docs/spec/lesson.md#player). */
export interface PlayPreferences {
  /** One of `SPEEDS`. */
  readonly speed: number;
  /** From 0 to 1. */
  readonly volume: number;
  readonly muted: boolean;
  /** Key of the quality chosen last; `undefined` before the first choice. */
  readonly quality: string | undefined;
  /** The page is in wide mode (docs/spec/lesson.md#wide-mode). */
  readonly wide: boolean;
}

export const SPEEDS: readonly number[] = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2, 2.5, 3];
const DEFAULT_PREFERENCES = { speed: 1, volume: 1 };

/** Parses the stored settings; an invalid value becomes the default. */
export function readPreferences(stored: string | undefined): PlayPreferences {
  const { speed, volume, muted, quality, wide } = storedFields(stored);
  return {
    speed: typeof speed === 'number' && SPEEDS.includes(speed) ? speed : DEFAULT_PREFERENCES.speed,
    volume: typeof volume === 'number' && volume >= 0 && volume <= 1 ? volume : DEFAULT_PREFERENCES.volume,
    muted: muted === true,
    quality: typeof quality === 'string' ? quality : undefined,
    wide: wide === true,
  };
}

/** The next faster speed; the same when it is the fastest. */
export function fasterThan(speed: number): number {
  return SPEEDS.find((each) => each > speed) ?? speed;
}

/** The next slower speed; the same when it is the slowest. */
export function slowerThan(speed: number): number {
  return SPEEDS.filter((each) => each < speed).at(-1) ?? speed;
}

export function writePreferences(preferences: PlayPreferences): string {
  return JSON.stringify(preferences);
}
