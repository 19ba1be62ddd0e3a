import type { Observable } from 'rxjs';

import type { CourseDetails } from '../../../application/courses/course-details.js';
import { DIALOG_FLOW } from '../../../application/signing-in/dialog-flow.js';
import { ROUTES } from '../../../domain/access/routes.js';
import type { CourseDetail } from '../../../domain/courses/course.js';
import { lessonsInOrder, totalSeconds } from '../../../domain/courses/directory.js';
import {
  ADD_FAVOURITE,
  DROP_FAVOURITE,
  FAVOURITE_DROPPED,
  IS_FAVOURITE,
  lessonsInAll,
  studentsInAll,
  totalLength,
} from '../../../domain/courses/strings.js';
import { duration } from '../../../domain/quantities.js';
import { SESSION } from '../../../domain/session/session.js';
import { Cover } from '../../courses/cover.js';
import { WaitingButton } from '../../forms/form-feedback.js';
import { useSubmission } from '../../forms/use-submission.js';
import { useBehavior, useService } from '../../hooks/services.js';
import { StarIcon } from '../../theme/lazy-icons.js';

interface FavouriteButtonProps {
  readonly isFavourite: boolean;
  readonly toggle: () => Observable<unknown>;
}

/**
 * Adds the course to the favourites or removes it; the server's answer decides the new state
 * (docs/spec/courses.md#favourite). An anonymous visitor signs in first.
 */
function FavouriteButton({ isFavourite, toggle }: FavouriteButtonProps) {
  const dialogs = useService(DIALOG_FLOW);
  const isAnonymous = useBehavior(useService(SESSION).state$).kind === 'anonymous';
  const [asked, ask] = useSubmission('spoken');
  const busy = asked.kind === 'running';
  return (
    <>
      <WaitingButton
        className={isFavourite ? 'btn favourite favourite--on' : 'btn favourite'}
        title={isFavourite ? DROP_FAVOURITE : undefined}
        onClick={() => {
          if (isAnonymous) dialogs.open({ kind: 'login' });
          else ask(toggle);
        }}
        busy={busy}
      >
        <span className="favourite__label">
          <StarIcon filled={isFavourite} />
          {isFavourite ? IS_FAVOURITE : ADD_FAVOURITE}
        </span>
      </WaitingButton>
      <span className="visually-hidden" role="status">
        {asked.kind === 'done' && (isFavourite ? IS_FAVOURITE : FAVOURITE_DROPPED)}
      </span>
    </>
  );
}

interface CourseHeadProps {
  readonly detail: CourseDetail;
  readonly service: CourseDetails;
}

/** The head of the course page: cover, title, facts. */
export function CourseHead({ detail, service }: CourseHeadProps) {
  const { course, directory, isFavourite } = detail;
  const lessons = lessonsInOrder(directory);
  const length = totalSeconds(lessons);
  const facts = [
    course.studentCount === undefined ? '' : studentsInAll(course.studentCount),
    lessonsInAll(lessons.length),
    length === 0 ? '' : totalLength(duration(length)),
  ].filter(Boolean);
  return (
    <div className="course-head">
      <div className="course-head__cover">
        <Cover url={course.cover} eager />
      </div>
      <div className="course-head__words">
        <h1 className="course-head__title">{course.title || ROUTES.courseDetail.title}</h1>
        {course.shortDescription !== '' && <p className="course-head__lead">{course.shortDescription}</p>}
        <ul className="course-head__facts">
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        <FavouriteButton isFavourite={isFavourite} toggle={() => service.toggleFavourite(course.id)} />
      </div>
    </div>
  );
}
