import { courseAddress, type CourseTab } from '../../../domain/courses/course-address.js';
import type { CourseDetail } from '../../../domain/courses/course-detail.js';
import { lessonsInOrder } from '../../../domain/courses/directory.js';
import { COURSE_PARTS } from '../../../domain/courses/words.js';
import { LinkChoices } from '../../choices/link-choices.js';
import { TAB_NAMES } from './tab-names.js';

interface CourseTabBarProps {
  readonly detail: CourseDetail;
  readonly tabs: readonly CourseTab[];
  readonly shown: CourseTab;
  /** Known once they have been asked for. */
  readonly commentCount: number | undefined;
}

/** The parts of the course, with how much is in them where that is known; it stays at the edge of the window (pages §3). */
export function CourseTabBar({ detail, tabs, shown, commentCount }: CourseTabBarProps) {
  const counts: Readonly<Partial<Record<CourseTab, number | undefined>>> = {
    directory: lessonsInOrder(detail.directory).length,
    comments: commentCount,
    attachments: detail.attachments.length,
  };
  return (
    <div className="course__tabs">
      <LinkChoices
        label={COURSE_PARTS}
        look="tabs"
        choices={tabs.map((tab) => ({
          to: courseAddress(detail.course.id, tab),
          name: (
            <>
              {TAB_NAMES[tab]}
              {counts[tab] !== undefined && <span className="course__count">{counts[tab]}</span>}
            </>
          ),
          chosen: tab === shown,
        }))}
      />
    </div>
  );
}
