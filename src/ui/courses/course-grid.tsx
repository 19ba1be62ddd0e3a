import './course-grid.scss';

import { Fragment, memo } from 'react';
import { Link } from 'react-router-dom';

import { courseAddress } from '../../domain/courses/course-address.js';
import { type CourseSummary, isMarkedForVip } from '../../domain/courses/course.js';
import { lessonsInAll, studentsInAll, VIP_FREE } from '../../domain/courses/strings.js';
import { showsVipEntry } from '../../domain/site/nav.js';
import { RUNTIME_SETTINGS } from '../../domain/site/system-config.js';
import { LoadingPart } from '../shared/feedback/skeleton.js';
import { useService, useSite } from '../shared/hooks/services.js';
import { Cover } from './cover.js';
import { Price } from './price.js';

interface CourseCardProps {
  readonly course: CourseSummary;
  /** The cover is likely on the first screen, so it loads at once (docs/spec/every-page.md#images). */
  readonly isEager?: boolean;
}

/**
 * A course in a list: one link, whose whole surface is clickable (docs/spec/every-page.md#cards,
 * docs/spec/courses.md#course-card). While another page or category loads, no card renders again.
 */
export const CourseCard = memo(function CourseCard({ course, isEager = false }: CourseCardProps) {
  const isVipOffered = showsVipEntry(useSite().config, useService(RUNTIME_SETTINGS));
  const facts = [
    course.category,
    course.lessonCount === undefined ? undefined : lessonsInAll(course.lessonCount),
    course.studentCount === undefined ? undefined : studentsInAll(course.studentCount),
  ].filter(Boolean);
  return (
    <Link className="course-card" to={courseAddress(course.id)}>
      <Cover url={course.cover} isEager={isEager} />
      <span className="course-card__text">
        <span className="course-card__title" title={course.title}>
          {course.title}
        </span>
        <span className="course-card__facts">
          {facts.map((fact) => (
            <Fragment key={fact}>
              <span
                className={
                  fact === course.category ? 'course-card__fact course-card__fact--category' : 'course-card__fact'
                }
              >
                {fact}
              </span>{' '}
            </Fragment>
          ))}
        </span>
        <span className="course-card__price">
          <Price priced={course} />
          {isMarkedForVip(course, isVipOffered) && <span className="course-card__vip">{VIP_FREE}</span>}
        </span>
      </span>
    </Link>
  );
});

interface CourseGridProps {
  readonly courses: readonly CourseSummary[];
  /** How many of the courses are on the first screen (docs/spec/every-page.md#images). */
  readonly eagerCount?: number;
}

/** Courses in a grid of as many columns as fit. */
export function CourseGrid({ courses, eagerCount = 0 }: CourseGridProps) {
  return (
    <ul className="course-grid">
      {courses.map((course, index) => (
        <li key={course.id}>
          <CourseCard course={course} isEager={index < eagerCount} />
        </li>
      ))}
    </ul>
  );
}

/** Skeleton that is visible until the courses arrive. */
export function CourseGridSkeleton({ count }: { readonly count: number }) {
  return (
    <LoadingPart className="course-grid">
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className="course-grid__blank" aria-hidden="true">
          <div className="cover" />
        </div>
      ))}
    </LoadingPart>
  );
}
