import type { LessonPlay } from '../../../application/lesson/lesson-play.js';
import { useBehavior } from '../../hooks/use-behavior.js';

/** The mark that the owner wants on the picture: seen by cameras, and in nobody's way. */
export function WatermarkView({ play }: { readonly play: LessonPlay }) {
  const mark = useBehavior(play.watermark$);
  if (mark === undefined) return null;
  const { text, sizePx, color, opacity, at } = mark;
  const left = `${String(at.x * 100)}%`;
  const top = `${String(at.y * 100)}%`;
  return (
    <span
      className="watermark"
      aria-hidden="true"
      style={{ fontSize: sizePx, color, opacity, left, top, translate: `-${left} -${top}` }}
    >
      {text}
    </span>
  );
}
