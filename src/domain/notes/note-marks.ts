import type { Note } from './note.js';

/** Marks nearer to each other are one: on a bar of 500 px they would touch. */
const STEPS = 200;

/** Where the notes about a lesson are on its seek bar, in per cent of the video (docs/spec/notes.md#beside-the-video). */
export function noteMarks(
  notes: readonly Pick<Note, 'lessonId' | 'atS'>[],
  lessonId: number,
  durationS: number | undefined,
): readonly number[] {
  if (durationS === undefined || !(durationS > 0) || durationS === Infinity) return [];
  const steps = notes
    .filter((note) => note.lessonId === lessonId && note.atS <= durationS)
    .map(({ atS }) => Math.round((atS / durationS) * STEPS));
  return [...new Set(steps)].sort((one, other) => one - other).map((step) => (step / STEPS) * 100);
}
