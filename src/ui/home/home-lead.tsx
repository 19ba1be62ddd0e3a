import './home-lead.scss';

import { Link } from 'react-router-dom';

import { ROUTES } from '../../domain/access/routes.js';
import { coursesAddress } from '../../domain/courses/course-list-address.js';
import { introductionOf, ALL_COURSES, SEE_FREE_COURSES } from '../../domain/home/strings.js';
import { shownSiteName } from '../../domain/site/current-site.js';
import { useSite } from '../shared/hooks/services.js';

/** What the site is, for anonymous visitors, with links into its courses (docs/spec/home.md#parts). */
export function HomeLead() {
  const { siteName } = useSite().config;
  return (
    <div className="home__lead">
      <p className="home__sentence">{introductionOf(shownSiteName(siteName))}</p>
      <p className="home__links">
        <Link to={coursesAddress({ scene: 'free' })}>{SEE_FREE_COURSES}</Link>
        <Link to={ROUTES.courses.pattern}>{ALL_COURSES}</Link>
      </p>
    </div>
  );
}
