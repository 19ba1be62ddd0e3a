import './course-outline.scss';

import { memo, useId } from 'react';
import { Link } from 'react-router-dom';

import { courseAddress } from '../../../domain/courses/course-address.js';
import type { CourseDetail } from '../../../domain/courses/course.js';
import { lessonsInOrder, outlineOf } from '../../../domain/courses/directory.js';
import { allLessons, chapterSize, OUTLINE, PREVIEW, previewOf } from '../../../domain/courses/strings.js';
import { knownDuration } from '../../../domain/text/quantities.js';
import { LessonDirectory } from '../lesson-directory.js';
import { PrintButton } from '../../shared/widgets/print-button.js';
import { usePrintedCodes } from './use-printed-codes.js';
import { PreviewLink } from './preview-link.js';

/**
 * The first chapters of the course, or its first lessons, each with its preview; on paper the whole directory
 * (docs/spec/courses.md#outline).
 */
export const CourseOutline = memo(function CourseOutline({ detail }: { readonly detail: CourseDetail }) {
  const heading = useId();
  const { isPrinting, Code, print } = usePrintedCodes();
  const lessonCount = lessonsInOrder(detail.directory).length;
  if (lessonCount === 0) return null;
  return (
    <section className="course-outline" aria-labelledby={heading}>
      <h2 id={heading} className="course__heading">
        {OUTLINE}
      </h2>
      <ol className="course-outline__entries">
        {outlineOf(detail).map(({ id, title, lessonCount, durationS, preview }) => (
          <li key={id} className="course-outline__entry">
            <span className="course-outline__title">{title}</span>
            {preview && (
              <PreviewLink
                className="course-outline__preview"
                lessonId={preview.id}
                text={PREVIEW}
                label={previewOf(preview.title)}
              />
            )}
            <span className="course-outline__size">
              {lessonCount === undefined
                ? knownDuration(durationS)
                : chapterSize(lessonCount, knownDuration(durationS))}
            </span>
          </li>
        ))}
      </ol>
      {isPrinting && (
        <div className="course-outline__whole">
          <LessonDirectory detail={detail} look="paper" Code={Code} />
        </div>
      )}
      <div className="course-outline__actions">
        <Link className="btn course-outline__all" to={courseAddress(detail.course.id, 'directory')}>
          {allLessons(lessonCount)}
        </Link>
        <PrintButton onPress={print} />
      </div>
    </section>
  );
});
