import './comments.scss';

import { Fragment, useState } from 'react';

import type { CommentThread } from '../../application/comments/comment-thread.js';
import type { CommentWriting } from '../../application/comments/comment-writing.js';
import { type CommentStyle, type WritingRule, writingRule } from '../../domain/comments/comment.js';
import { COMMENTS_FAILED } from '../../domain/comments/strings.js';
import type { VisibleComments } from '../../domain/comments/visible-comments.js';
import { SESSION } from '../../domain/session/session.js';
import { ErrorState } from '../shared/feedback/error-state.js';
import { Loaded } from '../shared/feedback/loaded.js';
import { LoadingPart } from '../shared/feedback/skeleton.js';
import { useBehavior, useService } from '../shared/hooks/services.js';
import { CommentComposer } from './comment-composer.js';
import { useWriter } from './comment-form.js';
import { CommentListView } from './comment-list.js';
import type { OpenComments } from './use-comments.js';

/** Skeleton that is visible until the comments arrive. */
function CommentsSkeleton() {
  return (
    <LoadingPart className="comments__skeleton">
      {Array.from({ length: 3 }, (_, index) => (
        <div key={index} className="post" aria-hidden="true">
          <span className="avatar" />
          <div className="post__content">
            <div className="skeleton__bar" />
            <div className="skeleton__bar skeleton__bar--short" />
          </div>
        </div>
      ))}
    </LoadingPart>
  );
}

/** Returns a function: whether the visitor may write a comment of the given style, or why not. */
function useWritingRule(course: {
  readonly mayWatch: boolean;
  readonly allowsComments: boolean;
}): (style: CommentStyle) => WritingRule {
  const { kind } = useBehavior(useService(SESSION).state$);
  return (style) => writingRule({ isSignedIn: kind !== 'anonymous', ...course }, style);
}

/** A key for the forms of one writer: what one member has typed is never displayed to another. */
function useKeyOfWriter(writing: CommentWriting): number {
  const member = useWriter(writing);
  const [last, setLast] = useState({ member, key: 0 });
  // Text that is typed while the member is unknown stays, and becomes that member's draft.
  if (member !== undefined && member !== last.member)
    setLast({ member, key: last.member === undefined ? last.key : last.key + 1 });
  return last.key;
}

interface ThreadViewProps {
  readonly thread: CommentThread;
  readonly view: VisibleComments;
  readonly rule: WritingRule;
}

function ThreadView({ thread, view, rule }: ThreadViewProps) {
  const key = useKeyOfWriter(thread.writing);
  return (
    <Fragment key={key}>
      <CommentComposer writing={thread.writing} style={view.style} rule={rule} />
      <CommentListView thread={thread} view={view} mayWrite={rule === 'write'} />
    </Fragment>
  );
}

interface CommentsViewProps {
  readonly comments: OpenComments;
  /** The visitor may watch the course that the comments, or their lesson, belong to. */
  readonly mayWatch: boolean;
  /** The site's owner allows comments on the course. */
  readonly allowsComments: boolean;
}

/** Comments on a course or a lesson, with the form for a new one (docs/spec/comments.md#reading). */
export function CommentsView({ comments: { thread, state, isCodeLost, retry }, ...course }: CommentsViewProps) {
  const ruleFor = useWritingRule(course);
  const failed = <ErrorState text={COMMENTS_FAILED} onRetry={retry} />;
  if (isCodeLost) return failed;
  return (
    <Loaded state={state} onRetry={retry} skeleton={<CommentsSkeleton />} missing={failed}>
      {(view) => thread !== undefined && <ThreadView thread={thread} view={view} rule={ruleFor(view.style)} />}
    </Loaded>
  );
}
