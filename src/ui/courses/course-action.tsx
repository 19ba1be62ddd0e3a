import './course-action.scss';

import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { ROUTES } from '../../domain/access/routes.js';
import { lessonAddress } from '../../domain/courses/course-address.js';
import { orderAddress } from '../../domain/orders/order-addresses.js';
import {
  type CallToActionCourse,
  type CallToAction,
  callToAction,
  type PrimaryAction,
} from '../../domain/courses/call-to-action.js';
import { priceOf } from '../../domain/courses/price.js';
import * as strings from '../../domain/courses/strings.js';
import { assertNever } from '../../domain/kernel/values.js';
import { RUNTIME_SETTINGS } from '../../domain/site/system-config.js';
import { SERVER_CLOCK } from '../../domain/ports/server-clock.js';
import { isVip } from '../../domain/session/login-user.js';
import { SESSION } from '../../domain/session/session.js';
import { showsVipEntry } from '../../domain/site/nav.js';
import { yuan } from '../../domain/text/quantities.js';
import { useBehavior, useService, useSite } from '../shared/hooks/services.js';
import { MemberLink } from '../shared/routing/member-action.js';
import { CrownIcon } from '../shared/theme/icons.js';
import { LearningState } from './learning-state.js';
import { Price } from './price.js';
import { useLessonAhead } from './use-lesson-ahead.js';

/** What the primary button of a course does for this visitor (docs/spec/courses.md#primary-action). */
function useCallToAction(detail: CallToActionCourse): CallToAction {
  const state = useBehavior(useService(SESSION).state$);
  const now = useService(SERVER_CLOCK).now();
  const isVipOffered = showsVipEntry(useSite().config, useService(RUNTIME_SETTINGS));
  return callToAction(detail, {
    // A visitor whose session is still being restored counts as signed in; the guard of the target page decides.
    viewer: { signedIn: state.kind !== 'anonymous', isVip: state.kind === 'member' && isVip(state.user, now) },
    isVipOffered,
  });
}

interface CourseActionProps {
  readonly detail: CallToActionCourse;
  /** Below the buttons of a course that the visitor can buy. */
  readonly children?: ReactNode;
}

/** Price or progress, and the primary action of a course (docs/spec/courses.md#primary-action). */
export function CourseAction({ detail, children }: CourseActionProps) {
  const { course } = detail;
  const { primary, offersVip, openBecause, learning } = useCallToAction(detail);
  return (
    <div className="course-action">
      {learning !== undefined ? (
        <LearningState learning={learning} openBecause={openBecause} />
      ) : (
        priceOf(course) !== undefined && (
          <p className="course-action__price">
            <Price priced={course} />
          </p>
        )
      )}
      <Primary courseId={course.id} action={primary} />
      {offersVip ? (
        <Link
          className={`btn btn-lg ${primary.kind === 'unavailable' ? 'btn-primary' : 'course-action__vip'}`}
          to={ROUTES.vip.pattern}
        >
          <CrownIcon />
          <span>{strings.FREE_FOR_VIP}</span>
        </Link>
      ) : (
        primary.kind === 'unavailable' && (
          <Link className="btn btn-lg course-action__list" to={ROUTES.courses.pattern}>
            {strings.SEE_ALL_COURSES}
          </Link>
        )
      )}
      {primary.kind === 'buy' && children}
    </div>
  );
}

interface PrimaryProps {
  readonly courseId: number;
  readonly action: PrimaryAction;
}

function Primary({ courseId, action }: PrimaryProps) {
  const ahead = useLessonAhead();
  const to = (address: string, name: string, label?: string) => (
    <MemberLink
      className="btn btn-primary btn-lg course-action__primary"
      to={address}
      isAction
      aria-label={label}
      ahead={'lessonId' in action ? ahead(action.lessonId) : undefined}
    >
      {name}
    </MemberLink>
  );
  switch (action.kind) {
    case 'preparing':
      return <span className="course-action__inert">{strings.PREPARING}</span>;
    case 'unavailable':
      return <p className="course-action__sentence">{strings.UNAVAILABLE}</p>;
    case 'continue':
      return to(lessonAddress(action.lessonId), strings.CONTINUE_LEARNING);
    case 'start':
      return to(lessonAddress(action.lessonId), strings.START_LEARNING);
    case 'again':
      return to(lessonAddress(action.lessonId), strings.LEARN_AGAIN);
    case 'buy':
      return to(
        orderAddress({ kind: 'course', id: courseId }),
        strings.BUY_COURSE,
        action.priceYuan === undefined ? undefined : strings.buyFor(yuan(action.priceYuan)),
      );
    default:
      return assertNever(action);
  }
}
