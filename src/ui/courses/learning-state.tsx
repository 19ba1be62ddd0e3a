import '../shared/widgets/progress-bar.scss';

import type { CallToAction, Learning } from '../../domain/courses/call-to-action.js';
import * as strings from '../../domain/courses/strings.js';
import { roughDuration } from '../../domain/text/quantities.js';

interface LearningStateProps {
  readonly learning: Learning;
  readonly openBecause: CallToAction['openBecause'];
}

/**
 * What a member who may watch the course reads instead of its price: progress, and the lesson that the button opens
 * (docs/spec/courses.md#primary-action).
 */
export function LearningState({ learning: { finished, total, secondsLeft, next }, openBecause }: LearningStateProps) {
  return (
    <div className="course-action__learning">
      <p className="course-action__progress">
        <span className="course-action__finished">{strings.finishedOf(finished, total)}</span>{' '}
        {openBecause !== undefined && (
          <span className="course-action__reason">{strings.OPEN_BECAUSE[openBecause]}</span>
        )}
      </p>
      {/* The text above says the same. */}
      <span className="progress-bar" aria-hidden="true">
        <span className="progress-bar__done" style={{ width: `${String((100 * finished) / total)}%` }} />
      </span>
      {finished > 0 && finished < total && (
        <p className="course-action__left">
          {strings.lessonsLeft(total - finished, secondsLeft ? roughDuration(secondsLeft) : '')}
        </p>
      )}
      {next?.title && (
        <p className="course-action__next" title={next.title}>
          {strings.upNext(next.title)}
        </p>
      )}
    </div>
  );
}
