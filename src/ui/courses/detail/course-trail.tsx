import './course-trail.scss';

import { Link } from 'react-router-dom';

import { ROUTES } from '../../../domain/access/routes.js';
import { courseAddress } from '../../../domain/courses/course-address.js';
import { coursesAddress } from '../../../domain/courses/course-list-address.js';
import type { CourseDetail } from '../../../domain/courses/course.js';
import { HOME_CRUMB } from '../../../domain/courses/strings.js';
import { breadcrumbLinkedData, courseLinkedData, type Crumb } from '../../../domain/courses/linked-data.js';
import { BREADCRUMB } from '../../../domain/kernel/paging.strings.js';
import { PAGE_NAVIGATOR } from '../../../domain/ports/navigator.js';
import { shownSiteName } from '../../../domain/site/current-site.js';
import { useService, useSite } from '../../shared/hooks/services.js';
import { PageHead } from '../../shared/widgets/page-head.js';
import { useJsonLd } from './json-ld.js';

/** Breadcrumb from the home page to the displayed page. The last entry is the page itself and no link. */
function Breadcrumb({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label={BREADCRUMB}>
      <ol className="breadcrumb">
        {crumbs.map(({ name, to }, index) => (
          <li key={to} className="breadcrumb__step">
            {index === crumbs.length - 1 ? (
              <bdi aria-current="page" title={name}>
                {name}
              </bdi>
            ) : (
              <Link className="breadcrumb__link" to={to}>
                <bdi>{name}</bdi>
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

/**
 * Breadcrumb of the course, and structured data about breadcrumb and course for search engines
 * (docs/spec/courses.md#structured-data).
 */
export function CourseTrail({ detail }: { readonly detail: CourseDetail }) {
  const { course } = detail;
  const { origin } = useService(PAGE_NAVIGATOR);
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
    { name: ROUTES.courses.title, to: ROUTES.courses.pattern },
    ...(category === undefined ? [] : [{ name: category, to: coursesAddress({ categoryId }) }]),
    { name: title || ROUTES.courseDetail.title, to: courseAddress(id) },
  ];
}
