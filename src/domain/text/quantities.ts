import { about } from './quantities.strings.js';

/** Amounts from here on have a thousands separator. */
const GROUPED_FROM = 10_000;

/**
 * An amount in yuan as text (docs/spec/every-page.md#numbers): `￥99`, `￥12,800`; with a fraction always two decimals,
 * `￥30.50`.
 */
export function yuan(amount: number): string {
  const cents = Math.round(Math.abs(amount) * 100);
  const whole = Math.floor(cents / 100);
  const fraction = cents % 100;
  const sign = amount < 0 && cents > 0 ? '-' : '';
  return `${sign}￥${grouped(whole)}${fraction === 0 ? '' : `.${twoDigits(fraction)}`}`;
}

/** The difference of two amounts in yuan, exact to the cent. */
export function minusYuan(amount: number, part: number): number {
  return Math.round(100 * amount - 100 * part) / 100;
}

/**
 * A duration in seconds as text (docs/spec/every-page.md#numbers): `mm:ss`, from one hour on `h:mm:ss`. Fractions of a
 * second are cut off.
 */
export function duration(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const hours = Math.floor(whole / 3600);
  const rest = `${twoDigits(Math.floor(whole / 60) % 60)}:${twoDigits(whole % 60)}`;
  return hours === 0 ? rest : `${hours}:${rest}`;
}

/** `duration`; empty where it is not known. */
export function knownDuration(seconds: number | undefined): string {
  return seconds ? duration(seconds) : '';
}

/**
 * A duration in seconds as words (docs/spec/every-page.md#numbers), rounded up to minutes: `约 25 分钟`,
 * `约 1 小时 10 分钟`.
 */
export function roughDuration(seconds: number): string {
  const minutes = Math.ceil(Math.max(0, seconds) / 60);
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return about(hours > 0 ? hours : undefined, rest > 0 || hours === 0 ? rest : undefined);
}

const SIZE_UNITS = ['B', 'KB', 'MB', 'GB'] as const;
const SIZE_STEP = 1024;

/**
 * A file size as text (docs/spec/every-page.md#numbers, attachments): `512 B`, `10 KB`, `1.5 MB`; at most one decimal.
 */
export function fileSize(bytes: number): string {
  let size = Math.max(0, bytes);
  let unit = 0;
  // A size that rounds up to 1024 of a unit is written as 1 of the next.
  while (tenths(size) >= SIZE_STEP && unit < SIZE_UNITS.length - 1) {
    size /= SIZE_STEP;
    unit += 1;
  }
  return `${tenths(size)} ${SIZE_UNITS[unit] ?? ''}`;
}

function tenths(size: number): number {
  return Math.round(size * 10) / 10;
}

function grouped(whole: number): string {
  return whole < GROUPED_FROM ? String(whole) : String(whole).replace(/\B(?=(?:\d{3})+$)/g, ',');
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}
