import './comments.scss';

import { useState } from 'react';

import type { CommentThread } from '../../application/comments/comment-thread.js';
import { DIALOG_FLOW } from '../../application/signing-in/dialog-flow.js';
import { type CommentStyle, type WritingRule, writingRule } from '../../domain/comments/comment.js';
import { BUY_TO_COMMENT, COMMENTS_CLOSED, COMMENTS_FAILED, SIGN_IN_TO_COMMENT } from '../../domain/comments/strings.js';
import { memberId } from '../../domain/session/session-state.js';
import { SESSION } from '../../domain/session/session.js';
import { LOADING, SIGN_IN } from '../../domain/site/strings.js';
import { useDialogPrefetch } from '../dialogs/dialog-loader.js';
import { ErrorState } from '../feedback/error-state.js';
import { Loaded } from '../feedback/loaded.js';
import { useBehavior, useService } from '../hooks/services.js';
import { CommentForm } from './comment-form.js';
import { CommentList } from './comment-list.js';
import type { OpenComments } from './use-comments.js';

/** Skeleton that is visible until the comments arrive. */
function CommentsSkeleton() {
  return (
    <div className="comments__skeleton" role="status">
      <span className="visually-hidden">{LOADING}</span>
      {Array.from({ length: 3 }, (_, index) => (
        <div key={index} className="post" aria-hidden="true">
          <span className="avatar" />
          <div className="post__words">
            <div className="skeleton__bar" />
            <div className="skeleton__bar skeleton__bar--short" />
          </div>
        </div>
      ))}
    </div>
  );
}

/** Returns a function: whether the visitor may write a comment of the given style, or why not. */
function useWritingRule(course: {
  readonly mayWatch: boolean;
  readonly commentsAllowed: boolean;
}): (style: CommentStyle) => WritingRule {
  const { kind } = useBehavior(useService(SESSION).state$);
  return (style) => writingRule({ signedIn: kind !== 'anonymous', ...course }, style);
}

interface CommentComposerProps {
  readonly thread: CommentThread;
  readonly style: CommentStyle;
  readonly rule: WritingRule;
}

/** The form for a new comment, or the reason why the visitor cannot write one. */
function CommentComposer({ thread, style, rule }: CommentComposerProps) {
  const member = memberId(useBehavior(useService(SESSION).state$));
  // While the session is restored the member is unknown. Text typed in that time stays and becomes that member's draft.
  const [writer, setWriter] = useState({ member, form: 0 });
  if (member !== undefined && member !== writer.member)
    setWriter({ member, form: writer.member === undefined ? writer.form : writer.form + 1 });
  switch (rule) {
    case 'write':
      return <CommentForm key={writer.form} thread={thread} style={style} member={writer.member} />;
    case 'sign-in':
      return <SignInFirst />;
    case 'buy-first':
      return <p className="comments__closed">{BUY_TO_COMMENT}</p>;
    case 'not-allowed':
      return <p className="comments__closed">{COMMENTS_CLOSED}</p>;
  }
}

function SignInFirst() {
  const dialogs = useService(DIALOG_FLOW);
  const prefetch = useDialogPrefetch();
  return (
    <p className="comments__closed">
      <span>{SIGN_IN_TO_COMMENT}</span>
      <button
        type="button"
        className="btn btn-primary"
        {...prefetch}
        onClick={() => {
          dialogs.open({ kind: 'login' });
        }}
      >
        {SIGN_IN}
      </button>
    </p>
  );
}

interface CommentsProps {
  readonly comments: OpenComments;
  /** The visitor may watch the course that the comments, or their lesson, belong to. */
  readonly mayWatch: boolean;
  /** The site's owner allows comments on the course. */
  readonly commentsAllowed: boolean;
}

/** Comments on a course or a lesson, with the form for a new one (docs/spec/comments.md#reading). */
export function Comments({ comments: { thread, state, lost, retry }, ...course }: CommentsProps) {
  const ruleFor = useWritingRule(course);
  const failed = <ErrorState text={COMMENTS_FAILED} onRetry={retry} />;
  if (lost) return failed;
  return (
    <Loaded state={state} onRetry={retry} skeleton={<CommentsSkeleton />} gone={failed}>
      {(view) =>
        thread !== undefined && (
          <>
            <CommentComposer thread={thread} style={view.style} rule={ruleFor(view.style)} />
            <CommentList thread={thread} view={view} mayWrite={ruleFor(view.style) === 'write'} />
          </>
        )
      }
    </Loaded>
  );
}
