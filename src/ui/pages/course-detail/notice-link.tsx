import { useEffect, useState } from 'react';

import { courseAddress, type CourseTab } from '../../../domain/courses/course-address.js';
import { PURCHASE_NOTICE } from '../../../domain/courses/strings.js';
import { NAVIGATOR } from '../../../domain/ports/browser/navigator.js';
import { useService, useSite } from '../../hooks/services.js';

export const NOTICE_ID = 'purchase-notice';

interface NoticeLinkProps {
  readonly courseId: number;
  readonly tab: CourseTab;
}

/** Shows the notice for buyers, which is at the end of the introduction (docs/spec/courses.md#introduction). */
export function NoticeLink({ courseId, tab }: NoticeLinkProps) {
  const navigator = useService(NAVIGATOR);
  const { purchaseNoticeHtml } = useSite().config;
  const [presses, setPresses] = useState(0);
  useEffect(() => {
    if (presses === 0) return;
    const notice = document.getElementById(NOTICE_ID);
    notice?.focus({ preventScroll: true });
    notice?.scrollIntoView({ behavior: 'instant' });
  }, [presses]);
  if (purchaseNoticeHtml.trim() === '') return null;
  return (
    <button
      type="button"
      className="course__to-notice"
      onClick={() => {
        if (tab !== 'introduction') navigator.go(courseAddress(courseId));
        setPresses(presses + 1);
      }}
    >
      {PURCHASE_NOTICE}
    </button>
  );
}
