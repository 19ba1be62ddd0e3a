import type { CSSProperties } from 'react';

interface StageAttributes {
  readonly className: string;
  readonly style?: CSSProperties & Readonly<Record<'--aspect-ratio', number>>;
}

/** The attributes of the place of the player: 16:9, or that of an upright video (docs/spec/lesson.md#shape-of-the-video). */
export function stageOf(aspectRatio: number | undefined): StageAttributes {
  return aspectRatio === undefined
    ? { className: 'lesson-stage' }
    : { className: 'lesson-stage lesson-stage--upright', style: { '--aspect-ratio': aspectRatio } };
}
