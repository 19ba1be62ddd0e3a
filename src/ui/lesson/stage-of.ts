import type { CSSProperties } from 'react';

interface StageAttributes {
  readonly className: string;
  readonly style?: CSSProperties & Readonly<Record<'--aspect-ratio', number>>;
}

/** The attributes of the place of the player: 16:9, or that of an upright video (docs/spec/lesson.md#shape-of-the-video). */
export function stageOf(aspectRatio: number | undefined): StageAttributes {
  const className = 'lesson-stage';
  if (aspectRatio === undefined) return { className };
  return { className: `${className} lesson-stage--upright`, style: { '--aspect-ratio': aspectRatio } };
}
