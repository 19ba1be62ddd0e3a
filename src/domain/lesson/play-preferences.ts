/** How a visitor likes films to be played: remembered across lessons (pages §4). */
export interface PlayPreferences {
  /** From 0.5 to 2. */
  readonly speed: number;
  /** From 0 to 1. */
  readonly volume: number;
  readonly muted: boolean;
  /** Of the quality chosen last; `undefined` as long as none was. */
  readonly quality: string | undefined;
}

export const SPEEDS: readonly number[] = [0.5, 0.75, 1, 1.25, 1.5, 2];
const PLAIN: PlayPreferences = { speed: 1, volume: 1, muted: false, quality: undefined };

/** Reads what was stored; whatever makes no sense in it is as for somebody who has chosen nothing. */
export function readPreferences(stored: string | undefined): PlayPreferences {
  const found = parsed(stored);
  const { speed, volume, muted, quality } = found;
  return {
    speed: typeof speed === 'number' && speed >= 0.5 && speed <= 2 ? speed : PLAIN.speed,
    volume: typeof volume === 'number' && volume >= 0 && volume <= 1 ? volume : PLAIN.volume,
    muted: muted === true,
    quality: typeof quality === 'string' ? quality : undefined,
  };
}

export function writePreferences(preferences: PlayPreferences): string {
  return JSON.stringify(preferences);
}

function parsed(stored: string | undefined): Readonly<Record<string, unknown>> {
  try {
    const found: unknown = JSON.parse(stored ?? '{}');
    return typeof found === 'object' && found !== null ? { ...found } : {};
  } catch {
    return {};
  }
}
