import { filter, map, type Observable, skip } from 'rxjs';

import { wellFormed } from '../kernel/values.js';
import type { PlaybackState } from '../ports/browser/playback.js';
import type { VisitStore } from '../ports/browser/visit-store.js';
import type { LoginUser } from '../session/login-user.js';
import { storedFields } from '../kernel/stored-json.js';

/** Whether a film in that state moves, or would if it could. */
export function moves({ phase }: Pick<PlaybackState, 'phase'>): boolean {
  return phase === 'playing' || phase === 'waiting';
}

/** Where a film is and whether it is meant to play, kept through what breaks and is opened anew. */
export class WishToPlay {
  /** In seconds. */
  positionS: number;
  plays: boolean;

  constructor(start: { readonly fromS: number; readonly plays: boolean }) {
    this.positionS = start.fromS;
    this.plays = start.plays;
  }

  follow(state: PlaybackState): void {
    if (moves(state)) this.plays = true;
    else if (state.phase === 'paused' || state.phase === 'ended') this.plays = false;
    if (state.phase !== 'empty') this.positionS = state.positionS;
  }
}

/**
 * Names the visitor's latest playing of a video, across page loads and sign-outs (spec §3 local storage). What it
 * names is for the pages that play.
 */
export class PlayId {
  constructor(private readonly store: VisitStore) {}

  get value(): string | undefined {
    return this.store.read('playId');
  }

  /** The present one at once, then every other, of other tabs too. Cold; never errors, never completes. */
  watch(): Observable<string | undefined> {
    return this.store.watch('playId');
  }

  remember(id: string): void {
    this.store.write('playId', id);
  }
}

/** One lesson at a time in one browser (pages §4): whoever begins to play says so, and all others hear it at once. */
export class PlayTurn {
  constructor(
    private readonly playId: PlayId,
    /** Of this playing alone. */
    private readonly own: string,
  ) {}

  /** From now on this is the one that plays. */
  take(): void {
    if (this.playId.value !== this.own) this.playId.remember(this.own);
  }

  /** Somebody else has begun to play. Cold; never errors, never completes. */
  lost(): Observable<void> {
    return this.playId.watch().pipe(
      skip(1),
      filter((id) => id !== undefined && id !== this.own),
      map(() => undefined),
    );
  }
}

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
  const { speed, volume, muted, quality } = storedFields(stored);
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

/** How the owner wants the picture marked (API 2.17 `player`), as given. */
export interface WatermarkSetting {
  /** With `${mobile}`, `${user.mobile}`, `${user.id}` and the like where the member's own stand. */
  readonly text: string;
  readonly sizePx: number;
  /** As CSS writes it; whatever the owner typed. */
  readonly color: string;
  /** From 0 to 1. */
  readonly opacity: number;
}

/** A mark as it is shown: over the picture, under the controls, in fullscreen too (pages §4). */
export interface Watermark extends WatermarkSetting {
  /** Of the room that the mark leaves free, from 0 (left, top) to 1 (right, bottom). */
  readonly at: { readonly x: number; readonly y: number };
}

const SIZE_PX = { least: 12, most: 36 };
const OPACITY = { least: 0.1, most: 1 };
const LONGEST_TEXT = 60;
const PLAIN_COLOR = 'red';

/** The mark that this member sees; `undefined` where it would say nothing. Size, colour and opacity are clamped to sense. */
export function watermarkOf(
  { text, sizePx, color, opacity }: WatermarkSetting,
  member: Pick<LoginUser, 'id' | 'mobile' | 'name'>,
): WatermarkSetting | undefined {
  const filled = wellFormed(filledIn(text, member).trim().slice(0, LONGEST_TEXT));
  if (filled === '') return undefined;
  return {
    text: filled,
    sizePx: clamped(sizePx, SIZE_PX),
    color: isColor(color) ? color.trim() : PLAIN_COLOR,
    opacity: clamped(opacity, OPACITY),
  };
}

function filledIn(text: string, { id, mobile, name }: Pick<LoginUser, 'id' | 'mobile' | 'name'>): string {
  const values = new Map([
    ['mobile', mobile],
    ['id', String(id ?? '')],
    ['nickname', name],
    ['nick_name', name],
  ]);
  // A placeholder that nobody knows is better gone than shown.
  return text.replaceAll(/\$\{\s*(?:user\.)?(\w+)\s*\}/g, (_whole, key: string) => values.get(key) ?? '');
}

function clamped(value: number, { least, most }: { least: number; most: number }): number {
  return Number.isNaN(value) ? least : Math.min(most, Math.max(least, value));
}

/** A name, or what a colour picker writes: nothing that could be more than a colour. */
function isColor(color: string): boolean {
  return /^(?:[a-z]{3,20}|#[\da-f]{3,4}|#[\da-f]{6}|#[\da-f]{8}|rgba?\([\d\s.,%/]{5,40}\))$/i.test(color.trim());
}
