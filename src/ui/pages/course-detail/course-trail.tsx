import { NAVIGATOR } from '../../../domain/ports/browser/navigator.port.js';
import { COURSE_DETAIL, COURSES } from '../../../domain/access/titles.js';
import { ROUTES } from '../../../domain/access/routes.js';
import { courseAddress } from '../../../domain/courses/course-address.js';
import type { CourseDetail } from '../../../domain/courses/course-detail.js';
import { breadcrumbLinkedData, courseLinkedData } from '../../../domain/courses/course-linked-data.js';
import { coursesAddress } from '../../../domain/courses/courses-address.js';
import { HOME_CRUMB } from '../../../domain/courses/words.js';
import type { Crumb } from '../../../domain/site/breadcrumb.js';
import { shownSiteName } from '../../../domain/site/site-name.js';
import { Breadcrumb } from '../../breadcrumb/breadcrumb.js';
import { useJsonLd } from '../../head/json-ld.js';
import { PageHead } from '../../head/page-head.js';
import { useService } from '../../hooks/services.js';
import { useSite } from '../../hooks/site.js';

/** Where the course stands: the way from home to it, and what search engines read of both (issue 10, point 8). */
export function CourseTrail({ detail }: { readonly detail: CourseDetail }) {
  const { course } = detail;
  const { origin } = useService(NAVIGATOR);
  const { siteName } = useSite().config;
  const crumbs = crumbsOf(detail);
  useJsonLd(courseLinkedData(course, { name: shownSiteName(siteName), origin }));
  useJsonLd(breadcrumbLinkedData(crumbs, origin));
  return (
    <>
      <PageHead address={courseAddress(course.id)} description={course.shortDescription} />
      <Breadcrumb crumbs={crumbs} />
    </>
  );
}

function crumbsOf({ course: { id, title, category }, categoryId }: CourseDetail): readonly Crumb[] {
  return [
    { name: HOME_CRUMB, to: ROUTES.home.pattern },
    { name: COURSES, to: coursesAddress() },
    ...(category === undefined ? [] : [{ name: category, to: coursesAddress({ categoryId }) }]),
    { name: title || COURSE_DETAIL, to: courseAddress(id) },
  ];
}
