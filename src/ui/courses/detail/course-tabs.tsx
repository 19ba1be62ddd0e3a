import './course-tabs.scss';

import { memo, useId } from 'react';

import type { CourseDetails } from '../../../application/courses/course-details.js';
import { courseAddress, type CourseTab, type LandingTab } from '../../../domain/courses/course-address.js';
import type { CourseDetail } from '../../../domain/courses/course.js';
import { lessonsInOrder } from '../../../domain/courses/directory.js';
import {
  ATTACHMENTS,
  COMMENTS_OF_COURSE,
  COURSE_PARTS,
  DIRECTORY,
  INTRODUCTION,
  NO_INTRODUCTION,
  PURCHASE_NOTICE,
} from '../../../domain/courses/strings.js';
import { CommentsView } from '../../comments/comments.js';
import type { OpenComments } from '../../comments/use-comments.js';
import { RichText } from '../../shared/content/rich-text.js';
import { AttachmentList } from '../attachments.js';
import { EmptyState } from '../../shared/feedback/empty-state.js';
import { useLocationPart, useSite } from '../../shared/hooks/services.js';
import { useFocusOn } from '../../shared/hooks/use-focus-on.js';
import { LinkChoices } from '../../shared/widgets/link-choices.js';
import { CourseOutline } from './course-outline.js';
import { WholeDirectory } from './whole-directory.js';

/** Names of the tabs (docs/spec/courses.md#course-page). */
const TAB_NAMES: Readonly<Record<CourseTab, string>> = {
  introduction: INTRODUCTION,
  directory: DIRECTORY,
  comments: COMMENTS_OF_COURSE,
  attachments: ATTACHMENTS,
};

/** The hash of an address that leads to the notice for buyers. */
export const NOTICE_HASH = '#purchase-notice';

/**
 * The description of the course, its outline, and the notice that the owner wrote for buyers
 * (docs/spec/courses.md#introduction).
 */
function Introduction({ detail }: { readonly detail: CourseDetail }) {
  const { introductionHtml: html } = detail;
  const { purchaseNoticeHtml } = useSite().config;
  const notice = useFocusOn<HTMLHeadingElement>(
    // After Back the scroll position is restored.
    useLocationPart(({ hash, key, arrival }) => hash === NOTICE_HASH && arrival !== 'pop' && key),
  );
  return (
    <>
      {html.trim() === '' ? <EmptyState text={NO_INTRODUCTION} /> : <RichText html={html} topLevel={3} />}
      <CourseOutline detail={detail} />
      {purchaseNoticeHtml.trim() !== '' && (
        <section className="purchase-notice" aria-label={PURCHASE_NOTICE}>
          <h2 ref={notice} className="course__heading" tabIndex={-1}>
            {PURCHASE_NOTICE}
          </h2>
          <RichText html={purchaseNoticeHtml} topLevel={3} />
        </section>
      )}
    </>
  );
}

interface CourseTabBarProps {
  readonly detail: CourseDetail;
  readonly tabs: readonly CourseTab[];
  readonly shown: CourseTab;
  /** The tab of an address that names none. */
  readonly landing: LandingTab;
  /** Undefined until the comments have been requested. */
  readonly commentCount: number | undefined;
}

/**
 * The tabs, each with its number of entries if that is known. The bar sticks to the top of the window
 * (docs/spec/courses.md#course-page).
 */
export function CourseTabBar({ detail, tabs, shown, landing, commentCount }: CourseTabBarProps) {
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
          to: courseAddress(detail.course.id, tab, landing),
          name: (
            <>
              <span>{TAB_NAMES[tab]}</span>
              {counts[tab] !== undefined && <span className="course__count">{counts[tab]}</span>}
            </>
          ),
          isChosen: tab === shown,
        }))}
      />
    </div>
  );
}

interface CoursePanelProps {
  readonly tab: CourseTab;
  readonly isHidden: boolean;
  /** `ahead`: rendered before the visitor opens it, with its first rows only. `closed`: not rendered yet. */
  readonly stage: 'closed' | 'ahead' | 'opened';
  readonly detail: CourseDetail;
  readonly service: CourseDetails;
  /** Of the panel that displays them. */
  readonly comments: OpenComments | undefined;
}

/**
 * The panel of one tab, empty until it is rendered: for a panel that is inserted later the browser would calculate the styles
 * of its siblings again.
 */
export const CoursePanel = memo(function CoursePanel(panel: CoursePanelProps) {
  const { tab, isHidden, stage } = panel;
  const id = useId();
  return (
    <section
      className={stage === 'ahead' ? 'course__panel course__panel--ahead' : 'course__panel'}
      aria-labelledby={id}
      hidden={isHidden}
    >
      {stage !== 'closed' && (
        <>
          <h2 id={id} className="visually-hidden">
            {TAB_NAMES[tab]}
          </h2>
          <Content {...panel} />
        </>
      )}
    </section>
  );
});

function Content({ tab, isHidden, stage, detail, service, comments }: CoursePanelProps) {
  const { course, attachments, mayWatch, allowsComments } = detail;
  switch (tab) {
    case 'introduction':
      return <Introduction detail={detail} />;
    case 'directory':
      return <WholeDirectory detail={detail} isHidden={isHidden} isOpened={stage === 'opened'} />;
    case 'comments':
      return comments && <CommentsView comments={comments} mayWatch={mayWatch} allowsComments={allowsComments} />;
    case 'attachments':
      return (
        <AttachmentList
          attachments={attachments}
          mayWatch={mayWatch}
          download={(attachmentId) => service.download(course.id, attachmentId)}
        />
      );
  }
}
