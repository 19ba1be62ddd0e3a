import { filter, map, type Observable, skip } from 'rxjs';

import { withoutLoneSurrogates } from '../kernel/values.js';
import type { PlaybackState } from '../ports/playback.js';
import type { VisitStore } from '../ports/visit-store.js';
import type { LoginUser } from '../session/login-user.js';
import { storedFields } from '../kernel/stored-json.js';

/** True while playing, and while playback is stalled but will resume. */
export function isAdvancing({ phase }: Pick<PlaybackState, 'phase'>): boolean {
  return phase === 'playing' || phase === 'waiting';
}

/** The position of a video and whether it is meant to play, preserved when the player opens it again after an error. */
export class PlayIntent {
  /** In seconds. */
  positionS: number;
  plays: boolean;

  constructor(start: { readonly fromS: number; readonly plays: boolean }) {
    this.positionS = start.fromS;
    this.plays = start.plays;
  }

  follow(state: PlaybackState): void {
    if (isAdvancing(state)) this.plays = true;
    else if (state.phase === 'paused' || state.phase === 'ended') this.plays = false;
    if (state.phase !== 'empty') this.positionS = state.positionS;
  }
}

/**
 * Identifies the member's latest playback in this browser, across page loads and sign-outs
 * (docs/spec/lesson.md#one-lesson-at-a-time).
 */
export class PlayId {
  constructor(private readonly store: VisitStore) {}

  get value(): string | undefined {
    return this.store.read('playId');
  }

  /** The current id at once, then every new one, also from other tabs. Cold; never errors, never completes. */
  watch(): Observable<string | undefined> {
    return this.store.watch('playId');
  }

  remember(id: string): void {
    this.store.write('playId', id);
  }
}

/**
 * Exclusive playback: in one browser only one page plays (docs/spec/lesson.md#sources). A page that starts reports it
 * to all others.
 */
export class PlaybackLock {
  constructor(
    private readonly playId: PlayId,
    /** The id of this page's playback. */
    private readonly own: string,
  ) {}

  /** Announces that this page plays. */
  take(): void {
    if (this.playId.value !== this.own) this.playId.remember(this.own);
  }

  /** Emits when another page has started playback. Cold; never errors, never completes. */
  lost(): Observable<void> {
    return this.playId.watch().pipe(
      skip(1),
      filter((id) => id !== undefined && id !== this.own),
      map(() => undefined),
    );
  }
}

/** The member's settings of the player and its page, stored across lessons (docs/spec/lesson.md#player). */
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
const DEFAULT_PREFERENCES: PlayPreferences = { speed: 1, volume: 1, muted: false, quality: undefined, wide: false };

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

/** The owner's watermark setting (docs/api/site.md#configuration `player`), not yet checked. */
export interface WatermarkSetting {
  /** May contain the placeholders `${mobile}`, `${user.mobile}`, `${user.id}` and others for the member's data. */
  readonly text: string;
  readonly sizePx: number;
  /** A CSS colour, or anything else that the owner typed. */
  readonly color: string;
  /** From 0 to 1. */
  readonly opacity: number;
}

/**
 * A watermark as it is shown: over the video, below the controls, also in fullscreen (docs/spec/lesson.md#watermark).
 */
export interface Watermark extends WatermarkSetting {
  /** Position in the free space, from 0 (left, top) to 1 (right, bottom). */
  readonly at: { readonly x: number; readonly y: number };
}

const SIZE_PX = { min: 12, max: 36 };
const OPACITY = { min: 0.1, max: 1 };
const LONGEST_TEXT = 60;
const DEFAULT_COLOR = 'red';

/** This member's watermark; `undefined` when it has no text. Size, colour and opacity are limited to visible values. */
export function watermarkOf(
  { text, sizePx, color, opacity }: WatermarkSetting,
  member: Pick<LoginUser, 'id' | 'mobile' | 'name'>,
): WatermarkSetting | undefined {
  const filled = withoutLoneSurrogates(fillPlaceholders(text, member).trim().slice(0, LONGEST_TEXT));
  if (filled === '') return undefined;
  return {
    text: filled,
    sizePx: clamped(sizePx, SIZE_PX),
    color: isColor(color) ? color.trim() : DEFAULT_COLOR,
    opacity: clamped(opacity, OPACITY),
  };
}

function fillPlaceholders(text: string, { id, mobile, name }: Pick<LoginUser, 'id' | 'mobile' | 'name'>): string {
  const values = new Map([
    ['mobile', mobile],
    ['id', String(id ?? '')],
    ['nickname', name],
    ['nick_name', name],
  ]);
  // An unknown placeholder is removed.
  return text.replaceAll(/\$\{\s*(?:user\.)?(\w+)\s*\}/g, (_whole, key: string) => values.get(key) ?? '');
}

function clamped(value: number, { min, max }: { min: number; max: number }): number {
  return Number.isNaN(value) ? min : Math.min(max, Math.max(min, value));
}

/** A colour name or the notation of a colour picker; nothing that could be more than a colour. */
function isColor(color: string): boolean {
  return /^(?:[a-z]{3,20}|#[\da-f]{3,4}|#[\da-f]{6}|#[\da-f]{8}|rgba?\([\d\s.,%/]{5,40}\))$/i.test(color.trim());
}
