import { lessonAddress } from '../../../domain/courses/course-address.js';
import { MemberLink } from '../../shared/routing/member-action.js';
import { useLessonAhead } from '../use-lesson-ahead.js';

interface PreviewLinkProps {
  readonly lessonId: number;
  readonly text: string;
  /** The accessible name, if it differs from the text. */
  readonly label?: string;
  readonly className: string;
}

/** A link to a lesson of which the visitor may watch the beginning. An anonymous visitor signs in first. */
export function PreviewLink({ lessonId, text, label, className }: PreviewLinkProps) {
  const ahead = useLessonAhead()(lessonId);
  return (
    <MemberLink className={className} to={lessonAddress(lessonId)} isAction aria-label={label} ahead={ahead}>
      {text}
    </MemberLink>
  );
}
