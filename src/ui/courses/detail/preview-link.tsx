import { lessonAddress } from '../../../domain/courses/course-address.js';
import { SESSION } from '../../../domain/session/session.js';
import { ActionLink } from '../action-link.js';
import { useLessonAhead } from '../use-lesson-ahead.js';
import { useBehavior, useService } from '../../shared/hooks/services.js';

interface PreviewLinkProps {
  readonly lessonId: number;
  readonly text: string;
  /** The accessible name, if it differs from the text. */
  readonly label?: string;
  readonly className: string;
}

/** A link to a lesson of which the visitor may watch the beginning. An anonymous visitor signs in first. */
export function PreviewLink({ lessonId, text, label, className }: PreviewLinkProps) {
  const isAnonymous = useBehavior(useService(SESSION).state$).kind === 'anonymous';
  const ahead = useLessonAhead()(lessonId);
  return (
    <ActionLink
      className={className}
      to={lessonAddress(lessonId)}
      needsSignIn={isAnonymous}
      label={label}
      ahead={ahead}
    >
      {text}
    </ActionLink>
  );
}
