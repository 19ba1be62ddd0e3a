import { frameOf } from '../../../domain/lesson/words.js';

/**
 * A lesson that another site plays (pages §4): sandboxed. Its player is a script with an origin of its own, which is never
 * ours; it may not open windows, leave with this page or send forms (docs/decisions/0011).
 */
export function LessonFrame({ url, title }: { readonly url: string; readonly title: string }) {
  return (
    <iframe
      className="lesson-frame"
      src={url}
      title={frameOf(title)}
      sandbox="allow-scripts allow-same-origin allow-presentation"
      allow="fullscreen; picture-in-picture; encrypted-media"
      referrerPolicy="strict-origin"
    />
  );
}
