import { useId } from 'react';

import type { CourseDetails } from '../../../application/courses/course-details.js';
import type { CourseTab } from '../../../domain/courses/course-address.js';
import type { CourseDetail } from '../../../domain/courses/course-detail.js';
import { Comments } from '../../comments/comments.js';
import type { OpenComments } from '../../comments/use-comments.js';
import { AttachmentList } from '../../courses/attachment-list.js';
import { LessonDirectory } from '../../courses/lesson-directory.js';
import { Introduction } from './introduction.js';
import { TAB_NAMES } from './tab-names.js';

interface CoursePanelProps {
  readonly tab: CourseTab;
  readonly hidden: boolean;
  readonly detail: CourseDetail;
  readonly service: CourseDetails;
  readonly comments: OpenComments;
}

/** What a tab of the course shows. */
export function CoursePanel({ tab, hidden, ...content }: CoursePanelProps) {
  const id = useId();
  return (
    <section className="course__panel" aria-labelledby={id} hidden={hidden}>
      <h2 id={id} className="visually-hidden">
        {TAB_NAMES[tab]}
      </h2>
      <Content tab={tab} {...content} />
    </section>
  );
}

function Content({ tab, detail, service, comments }: Omit<CoursePanelProps, 'hidden'>) {
  const { course, introductionHtml, attachments, mayWatch, allowsComments } = detail;
  switch (tab) {
    case 'introduction':
      return <Introduction html={introductionHtml} />;
    case 'directory':
      return <LessonDirectory detail={detail} />;
    case 'comments':
      return <Comments comments={comments} mayWatch={mayWatch} commentsAllowed={allowsComments} />;
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
