import { useId, useState } from 'react';

import type { Lessons } from '../../../application/lesson/lessons.js';
import { ATTACHMENTS } from '../../../domain/courses/strings.js';
import {
  LESSON_TABS,
  type LessonPage,
  type LessonTab,
  lessonTabAddress,
  readLessonTab,
} from '../../../domain/lesson/page.js';
import { COMMENTS_OF_LESSON, LESSON_PARTS, NO_ATTACHMENTS } from '../../../domain/lesson/strings.js';
import { Comments } from '../../comments/comments.js';
import { useComments } from '../../comments/use-comments.js';
import { AttachmentList } from '../../courses/attachments.js';
import { EmptyState } from '../../feedback/empty-state.js';
import { Loaded } from '../../feedback/loaded.js';
import { usePageLocation } from '../../hooks/services.js';
import { useLoading } from '../../hooks/use-refreshable.js';
import { LinkChoices } from '../../widgets/link-choices.js';

interface LessonBodyProps {
  readonly page: LessonPage;
  readonly service: Lessons;
}

const TAB_NAMES: Readonly<Record<LessonTab, string>> = { comments: COMMENTS_OF_LESSON, attachments: ATTACHMENTS };

/** The part below a lesson: its comments and the attachments of its course (docs/spec/lesson.md#lesson-page). */
export function LessonBody({ page, service }: LessonBodyProps) {
  const { lesson, access, allowsComments } = page;
  const heading = useId();
  const tab = readLessonTab(usePageLocation().query);
  // An opened tab stays mounted with its state and sends no request again (docs/spec/every-page.md#requests).
  const [opened, setOpened] = useState<readonly LessonTab[]>([tab]);
  if (!opened.includes(tab)) setOpened([...opened, tab]);
  const comments = useComments({ kind: 'lesson', id: lesson.id }, opened.includes('comments'));
  return (
    <div className="lesson-body">
      <div className="lesson-body__tabs">
        <LinkChoices
          label={LESSON_PARTS}
          look="tabs"
          choices={LESSON_TABS.map((each) => ({
            to: lessonTabAddress(lesson.id, each),
            name: TAB_NAMES[each],
            chosen: each === tab,
          }))}
        />
      </div>
      {opened.map((each) => (
        <section key={each} className="lesson-body__panel" aria-labelledby={`${heading}-${each}`} hidden={each !== tab}>
          <h2 id={`${heading}-${each}`} className="visually-hidden">
            {TAB_NAMES[each]}
          </h2>
          {each === 'comments' ? (
            <Comments comments={comments} mayWatch={access === 'open'} commentsAllowed={allowsComments} />
          ) : (
            <Attachments page={page} service={service} />
          )}
        </section>
      ))}
    </div>
  );
}

function Attachments({ page, service }: LessonBodyProps) {
  const { course, mayWatch } = { course: page.of.course, mayWatch: page.of.mayWatch };
  const [files, retry] = useLoading((retry$) => service.attachments(course.id, retry$));
  return (
    <Loaded state={files} onRetry={retry}>
      {(attachments) =>
        attachments.length === 0 ? (
          <EmptyState text={NO_ATTACHMENTS} />
        ) : (
          <AttachmentList
            attachments={attachments}
            mayWatch={mayWatch}
            download={(attachmentId) => service.download(course.id, attachmentId)}
          />
        )
      }
    </Loaded>
  );
}
