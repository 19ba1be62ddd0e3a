import type { LessonPlay } from '../../../application/lesson/lesson-play.js';
import { FROM_THE_START, resumedAt } from '../../../domain/lesson/words.js';
import { duration } from '../../../domain/text/quantities.js';
import { useBehavior } from '../../hooks/use-behavior.js';

/** '已从 mm:ss 继续播放', for a while, with the way back to the beginning. */
export function ResumeNotice({ play }: { readonly play: LessonPlay }) {
  const position = useBehavior(play.resumedAt$);
  return (
    <div className="resume-notice" role="status">
      {position !== undefined && (
        <p className="resume-notice__words">
          {resumedAt(duration(position))}
          <button
            type="button"
            className="resume-notice__deed"
            onClick={() => {
              play.startOver();
            }}
          >
            {FROM_THE_START}
          </button>
        </p>
      )}
    </div>
  );
}
