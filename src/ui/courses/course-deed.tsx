import './course-deed.scss';

import { lessonAddress, orderOfCourse } from '../../domain/courses/course-address.js';
import type { DeedCourse, PrimaryDeed } from '../../domain/courses/main-deed.js';
import { yuan } from '../../domain/text/quantities.js';
import * as says from '../../domain/courses/words.js';
import { ROUTES } from '../../domain/access/routes.js';
import { assertNever } from '../../domain/kernel/assert-never.js';
import { Link } from '../links/link.js';
import { CrownIcon } from '../theme/icons/crown-icon.js';
import { DeedLink } from './deed-link.js';
import { Price } from './price.js';
import { useMainDeed } from './use-main-deed.js';

/** Price and main deed of a course, and why it is open (pages §3). */
export function CourseDeed({ detail }: { readonly detail: DeedCourse }) {
  const { course } = detail;
  const { primary, offersVip, openBecause, needsSignIn } = useMainDeed(detail);
  return (
    <div className="course-deed">
      <p className="course-deed__price">
        {(course.isFree || course.priceYuan > 0) && <Price course={course} />}
        {/* A free course says so by its price. */}
        {openBecause !== undefined && <span className="course-deed__reason">{says.OPEN_BECAUSE[openBecause]}</span>}
      </p>
      <Primary courseId={course.id} deed={primary} needsSignIn={needsSignIn} />
      {offersVip && (
        <Link className="btn btn-lg course-deed__vip" to={ROUTES.vip.pattern}>
          <CrownIcon />
          {says.FREE_FOR_VIP}
        </Link>
      )}
    </div>
  );
}

interface PrimaryProps {
  readonly courseId: number;
  readonly deed: PrimaryDeed;
  readonly needsSignIn: boolean;
}

function Primary({ courseId, deed, needsSignIn }: PrimaryProps) {
  const to = (address: string, name: string) => (
    <DeedLink className="btn btn-primary btn-lg course-deed__primary" to={address} needsSignIn={needsSignIn}>
      {name}
    </DeedLink>
  );
  switch (deed.kind) {
    case 'preparing':
      return <span className="course-deed__inert">{says.PREPARING}</span>;
    case 'unavailable':
      return <span className="course-deed__inert">{says.UNAVAILABLE}</span>;
    case 'continue':
      return to(lessonAddress(deed.lessonId), says.CONTINUE_LEARNING);
    case 'start':
      return to(lessonAddress(deed.lessonId), says.START_LEARNING);
    case 'again':
      return to(lessonAddress(deed.lessonId), says.LEARN_AGAIN);
    case 'buy':
      return to(orderOfCourse(courseId), says.buyFor(yuan(deed.priceYuan)));
    default:
      return assertNever(deed);
  }
}
