import type { CSSProperties } from 'react';

interface StageAttributes {
  readonly className: string;
  readonly style: CSSProperties & Readonly<Record<'--aspect-ratio', number | undefined>>;
}

/** The attributes of the place of the player: 16:9, or that of an upright video (docs/spec/lesson.md#shape-of-the-video). */
export function stageOf(aspectRatio: number | undefined): StageAttributes {
  return {
    className: `lesson-stage${aspectRatio === undefined ? '' : ' lesson-stage--upright'}`,
    style: { '--aspect-ratio': aspectRatio },
  };
}
