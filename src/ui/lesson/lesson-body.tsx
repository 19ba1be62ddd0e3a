import './lesson-body.scss';

import { type ReactNode, useId } from 'react';

import type { LessonPlayer } from '../../application/lesson/player.js';
import type { Lessons } from '../../application/lesson/lesson-page.js';
import { ATTACHMENTS } from '../../domain/courses/strings.js';
import {
  LESSON_TABS,
  type LessonDetail,
  type LessonTab,
  lessonTabAddress,
  readLessonTab,
} from '../../domain/lesson/lesson-page.js';
import {
  COMMENTS_OF_LESSON,
  LESSON_PARTS,
  NO_ATTACHMENTS,
  NOTES_TEXT,
  NOTES_FAILED,
} from '../../domain/lesson/strings.js';
import { LOADING_TEXT } from '../../domain/site/strings.js';
import { CommentsView } from '../comments/comments.js';
import { useComments } from '../comments/use-comments.js';
import { AttachmentList } from '../courses/attachments.js';
import { EmptyState } from '../shared/feedback/empty-state.js';
import { ErrorState } from '../shared/feedback/error-state.js';
import { Loaded } from '../shared/feedback/loaded.js';
import { usePageLocation } from '../shared/hooks/services.js';
import { useModule } from '../shared/hooks/use-module.js';
import { useOpened } from '../shared/hooks/use-opened.js';
import { useLoading } from '../shared/hooks/use-refreshable.js';
import { NOTES_MODULE } from '../notes/notes-module.js';
import { LinkChoices } from '../shared/widgets/link-choices.js';

interface LessonBodyProps {
  readonly page: LessonDetail;
  readonly service: Lessons;
  /** `undefined` until the lesson plays. */
  readonly player: LessonPlayer | undefined;
  readonly noteCount: ReactNode;
}

const TAB_NAMES: Readonly<Record<LessonTab, string>> = {
  comments: COMMENTS_OF_LESSON,
  attachments: ATTACHMENTS,
  notes: NOTES_TEXT,
};

/**
 * The part below a lesson: its comments, the attachments of its course and the member's notes
 * (docs/spec/lesson.md#lesson-page).
 */
export function LessonBody({ page, service, player, noteCount }: LessonBodyProps) {
  const { lesson, access, allowsComments } = page;
  const heading = useId();
  const tab = readLessonTab(usePageLocation().query);
  const opened = useOpened(tab);
  const comments = useComments({ kind: 'lesson', id: lesson.id }, opened.includes('comments'));
  return (
    <div className="lesson-body">
      <div className="lesson-body__tabs">
        <LinkChoices
          label={LESSON_PARTS}
          look="tabs"
          choices={LESSON_TABS.map((each) => ({
            to: lessonTabAddress(lesson.id, each),
            name: (
              <>
                <span>{TAB_NAMES[each]}</span>
                {each === 'notes' && noteCount}
              </>
            ),
            isChosen: each === tab,
          }))}
        />
      </div>
      {opened.map((each) => (
        <section key={each} className="lesson-body__panel" aria-labelledby={`${heading}-${each}`} hidden={each !== tab}>
          <h2 id={`${heading}-${each}`} className="visually-hidden">
            {TAB_NAMES[each]}
          </h2>
          {each === 'comments' && (
            <CommentsView comments={comments} mayWatch={access === 'open'} allowsComments={allowsComments} />
          )}
          {each === 'attachments' && <Attachments page={page} service={service} />}
          {each === 'notes' && <NotesTab page={page} player={player} />}
        </section>
      ))}
    </div>
  );
}

function Attachments({ page, service }: Pick<LessonBodyProps, 'page' | 'service'>) {
  const { course, mayWatch } = page.course;
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

function NotesTab({ page, player }: Pick<LessonBodyProps, 'page' | 'player'>) {
  const { state, retry } = useModule(NOTES_MODULE);
  switch (state.kind) {
    case 'loading':
      return (
        <p className="lesson-body__loading" role="status">
          {LOADING_TEXT}
        </p>
      );
    case 'failed':
      return <ErrorState text={NOTES_FAILED} onRetry={retry} />;
    case 'ready':
      return (
        <state.value.NotesPanel
          service={state.value.service}
          page={page}
          onJump={(atS) => {
            player?.jumpTo(atS);
          }}
        />
      );
  }
}
