import './course-view.scss';

import { useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';

import type { CourseDetails } from '../../../application/courses/course-details.js';
import { landingTab } from '../../../domain/courses/call-to-action.js';
import {
  COURSE_TABS,
  courseAddress,
  type CourseTab,
  type LandingTab,
  shownTab,
} from '../../../domain/courses/course-address.js';
import type { CourseDetail } from '../../../domain/courses/course.js';
import { JOIN_COURSE, PURCHASE_NOTICE } from '../../../domain/courses/strings.js';
import { PAGE_NAVIGATOR } from '../../../domain/ports/navigator.js';
import { useComments } from '../../comments/use-comments.js';
import { CourseAction } from '../course-action.js';
import { matchesMedia } from '../../shared/hooks/media-list.js';
import { usePageLocation, useService, useSite } from '../../shared/hooks/services.js';
import { useBeginAt } from '../../shared/hooks/use-begin-at.js';
import { useWasIdle } from '../../shared/hooks/use-was-idle.js';
import { useOpened } from '../../shared/hooks/use-opened.js';
import { DeviceOrderLine } from '../../orders/device-order.js';
import { CourseHead } from './course-head.js';
import { CoursePanel, CourseTabBar, NOTICE_HASH } from './course-tabs.js';
import { CourseTrail } from './course-trail.js';

/** The tabs that render ahead of the visitor: they send no request. The introduction is not one of them, because its images do. */
const AHEAD: readonly CourseTab[] = ['directory', 'attachments'];

interface CourseViewProps {
  readonly detail: CourseDetail;
  readonly service: CourseDetails;
}

/** A course that has been loaded. The caller keys it by the id. */
export function CourseView({ detail, service }: CourseViewProps) {
  const { course } = detail;
  const { purchaseNoticeHtml } = useSite().config;
  const pending = service.pendingOrder(course.id);
  // A purchase in another tab does not change the tab that the visitor reads.
  const [landing] = useState(() => landingTab(detail));
  return (
    <>
      <CourseTrail detail={detail} />
      {pending && !detail.mayWatch && <DeviceOrderLine pending={pending} name="" />}
      <div className="course">
        <CourseHead detail={detail} service={service} isOwned={landing === 'directory'} />
        <aside className="course__side" aria-label={JOIN_COURSE}>
          <CourseAction detail={detail}>
            {purchaseNoticeHtml.trim() !== '' && (
              <Link className="course__to-notice" to={courseAddress(course.id) + NOTICE_HASH}>
                {PURCHASE_NOTICE}
              </Link>
            )}
          </CourseAction>
        </aside>
        <CourseParts detail={detail} service={service} landing={landing} />
      </div>
    </>
  );
}

/** The tabs with their panels. Only they render when the visitor selects a tab: what is around them stays as it is. */
function CourseParts({ detail, service, landing }: CourseViewProps & { readonly landing: LandingTab }) {
  const { course, attachments } = detail;
  const tabs = COURSE_TABS.filter((tab) => tab !== 'attachments' || attachments.length > 0);
  const tab = shownTab(usePageLocation().query, tabs, landing);
  const opened = useOpened(tab);
  const wasIdle = useWasIdle();
  const body = useTabsInSight(tab);
  useBeginAt(() => {
    // The visitor may have scrolled while the course was loading.
    if (window.scrollY > 0) return;
    window.scrollTo({ top: body.current?.getBoundingClientRect().top ?? 0, behavior: 'instant' });
  }, tab !== landing);
  const comments = useComments({ kind: 'course', id: course.id }, opened.includes('comments'));
  return (
    <div className="course__body" ref={body}>
      <CourseTabBar detail={detail} tabs={tabs} shown={tab} landing={landing} commentCount={comments.total} />
      {tabs.map((each) => (
        <CoursePanel
          key={each}
          tab={each}
          isHidden={each !== tab}
          stage={opened.includes(each) ? 'opened' : wasIdle && AHEAD.includes(each) ? 'ahead' : 'closed'}
          detail={detail}
          service={service}
          comments={each === 'comments' ? comments : undefined}
        />
      ))}
    </div>
  );
}

/**
 * When the visitor selects a tab while the tab bar is stuck, or in the lower half of a narrow window, where little of the
 * panel is visible, scrolls to the beginning of the panel.
 */
function useTabsInSight(tab: CourseTab) {
  const body = useRef<HTMLDivElement>(null);
  const seen = useRef(tab);
  const navigator = useService(PAGE_NAVIGATOR);
  useLayoutEffect(() => {
    if (seen.current === tab) return;
    seen.current = tab;
    const top = body.current?.getBoundingClientRect().top ?? 0;
    const isOutOfSight = top < 0 || (top > window.innerHeight / 2 && matchesMedia('narrow'));
    // After Back and Forward the scroll position is restored instead.
    if (isOutOfSight && navigator.location$.value.arrival === 'push') window.scrollBy({ top, behavior: 'instant' });
  }, [tab, navigator]);
  return body;
}
