import { wellFormed } from '../kernel/well-formed.js';
import type { LoginUser } from '../session/login-user.js';

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
