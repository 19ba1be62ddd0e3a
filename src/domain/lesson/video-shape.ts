import { storedFields } from '../kernel/stored-json.js';
import { UPRIGHT_LESSONS_MAX } from './limits.js';

/** The shape of a video's image. */
export type VideoShape = 'upright' | 'square' | 'wide';

/** Up to 11:10 or 10:11 an image is square: it is as large on a phone that is held either way. */
const SQUARE_MAX = 1.1;

/** The shape of an image by its width divided by its height; `undefined` while that is not known. */
export function shapeOf(aspectRatio: number | undefined): VideoShape | undefined {
  if (aspectRatio === undefined) return undefined;
  if (aspectRatio > SQUARE_MAX) return 'wide';
  return aspectRatio * SQUARE_MAX < 1 ? 'upright' : 'square';
}

/** The orientation to which fullscreen locks a phone; `any`: as the phone is held. */
export const LOCKED_ORIENTATIONS = {
  upright: 'portrait',
  square: 'any',
  wide: 'landscape',
} as const satisfies Readonly<Record<VideoShape, string>>;

/** The aspect ratios of the upright videos that the member has played on this device, by lesson, the newest first. */
export type UprightLessons = readonly (readonly [lessonId: unknown, aspectRatio: number])[];

/** Reads stored JSON: what the site has not written is left out. */
export function readUprightLessons(stored: string | undefined): UprightLessons {
  const { upright } = storedFields(stored);
  return Array.isArray(upright) ? upright.filter(isUprightLesson) : [];
}

export function writeUprightLessons(upright: UprightLessons): string {
  return JSON.stringify({ upright });
}

function isUprightLesson(entry: unknown): entry is UprightLessons[number] {
  const aspectRatio: unknown = Array.isArray(entry) ? entry[1] : undefined;
  return typeof aspectRatio === 'number' && aspectRatio > 0 && isUpright(aspectRatio);
}

function isUpright(aspectRatio: number): boolean {
  return shapeOf(aspectRatio) === 'upright';
}

/** The aspect ratio of the place of a lesson's player; `undefined`: the usual 16:9. */
export function uprightRatioOf(lessonId: number | undefined, known: UprightLessons): number | undefined {
  return known.find(([id]) => id === lessonId)?.[1];
}

/**
 * What is known after the first image of a lesson's video; the same list where it says nothing new. Lessons with another
 * shape are not listed: their players have the usual place.
 */
export function withAspectRatio(known: UprightLessons, lessonId: number, aspectRatio: number): UprightLessons {
  const upright = isUpright(aspectRatio) ? aspectRatio : undefined;
  if (upright === uprightRatioOf(lessonId, known)) return known;
  const others = known.filter(([id]) => id !== lessonId);
  return upright === undefined ? others : [[lessonId, upright] as const, ...others].slice(0, UPRIGHT_LESSONS_MAX);
}
