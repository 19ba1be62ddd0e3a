import { withoutLoneSurrogates } from '../kernel/values.js';
import type { LoginUser } from '../session/login-user.js';

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
