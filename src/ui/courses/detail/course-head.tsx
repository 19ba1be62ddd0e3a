import './course-head.scss';

import type { Observable } from 'rxjs';

import type { CourseDetails } from '../../../application/courses/course-details.js';
import { ROUTES } from '../../../domain/access/routes.js';
import { courseAddress } from '../../../domain/courses/course-address.js';
import type { CourseDetail } from '../../../domain/courses/course.js';
import { lessonAccess, lessonsInOrder, totalS } from '../../../domain/courses/directory.js';
import * as strings from '../../../domain/courses/strings.js';
import { duration } from '../../../domain/text/quantities.js';
import { LINK_COPIED, SCAN_TO_OPEN, SHARE_COURSE } from '../../../domain/sharing.strings.js';
import { Cover } from '../cover.js';
import { WaitingButton } from '../../shared/forms/form-feedback.js';
import { useSubmission } from '../../shared/forms/use-submission.js';
import { useMemberAction } from '../../shared/routing/member-action.js';
import { ShareButton } from '../../sharing/share-button.js';
import { useShareCard } from '../../sharing/use-share-card.js';
import { StarIcon } from '../../shared/theme/lazy-icons.js';
import { PreviewLink } from './preview-link.js';

interface FavouriteButtonProps {
  readonly isFavourite: boolean;
  readonly toggle: () => Observable<unknown>;
}

/**
 * Does what its label says, whatever another tab has done meanwhile (docs/spec/courses.md#favourite). An anonymous
 * visitor signs in first.
 */
function FavouriteButton({ isFavourite, toggle }: FavouriteButtonProps) {
  const [signIn, prefetch] = useMemberAction();
  const [submission, submit] = useSubmission('announced');
  const busy = submission.kind === 'running';
  return (
    <>
      <WaitingButton
        className={isFavourite ? 'btn favourite favourite--on' : 'btn favourite'}
        title={isFavourite ? strings.DROP_FAVOURITE : undefined}
        {...prefetch}
        onClick={() => {
          if (signIn) signIn();
          else submit(toggle);
        }}
        isBusy={busy}
      >
        <span className="favourite__label">
          <StarIcon filled={isFavourite} />
          <span>{isFavourite ? strings.IS_FAVOURITE : strings.ADD_FAVOURITE}</span>
        </span>
      </WaitingButton>
      <span className="visually-hidden" role="status">
        {submission.kind === 'done' && (isFavourite ? strings.IS_FAVOURITE : strings.FAVOURITE_DROPPED)}
      </span>
    </>
  );
}

interface CourseHeadProps {
  readonly detail: CourseDetail;
  readonly service: CourseDetails;
  /** The member comes for the lessons: on a phone the cover is small. */
  readonly isOwned: boolean;
}

/** The head of the course page: cover, title, what the course includes, preview and favourite. */
export function CourseHead({ detail, service, isOwned }: CourseHeadProps) {
  const { course, directory, attachments, isFavourite } = detail;
  const title = course.title || ROUTES.courseDetail.title;
  useShareCard({ title, text: course.shortDescription, image: course.cover, address: courseAddress(course.id) });
  const lessons = lessonsInOrder(directory);
  const length = totalS(lessons);
  const previews = lessons.filter((lesson) => lessonAccess(lesson, detail) === 'preview');
  const included = [
    { name: strings.LESSONS_TEXT, value: lessons.length },
    { name: strings.TOTAL_LENGTH, value: length && duration(length) },
    { name: strings.FILES, value: attachments.length },
    { name: strings.PREVIEWS, value: previews.length },
  ].filter(({ value }) => value !== 0);
  return (
    <div className={isOwned ? 'course-head course-head--owned' : 'course-head'}>
      <div className="course-head__cover">
        <Cover url={course.cover} isEager />
      </div>
      <div className="course-head__text">
        <h1 className="course-head__title">{title}</h1>
        {course.shortDescription !== '' && <p className="course-head__lead">{course.shortDescription}</p>}
        {course.studentCount !== undefined && (
          <p className="course-head__students">{strings.studentsInAll(course.studentCount)}</p>
        )}
        {included.length > 0 && (
          <dl className="course-head__included" aria-label={strings.INCLUDED}>
            {included.map(({ name, value }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        <div className="course-head__actions">
          {previews[0] !== undefined && (
            <PreviewLink className="btn course-head__preview" lessonId={previews[0].id} text={strings.WATCH_PREVIEW} />
          )}
          <FavouriteButton isFavourite={isFavourite} toggle={() => service.setFavourite(course.id, !isFavourite)} />
          <ShareButton
            name={SHARE_COURSE}
            className="btn course-head__share"
            target={() => ({
              title,
              address: courseAddress(course.id),
              copied: LINK_COPIED,
              scan: SCAN_TO_OPEN,
            })}
          />
        </div>
      </div>
    </div>
  );
}
