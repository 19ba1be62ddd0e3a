import './comments.scss';

import { COMMENTS_FAILED } from '../../domain/comments/strings.js';
import { ErrorState } from '../shared/feedback/error-state.js';
import { Loaded } from '../shared/feedback/loaded.js';
import { LoadingPart } from '../shared/feedback/skeleton.js';
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

interface CommentsViewProps {
  readonly comments: OpenComments;
  /** The visitor may watch the course that the comments, or their lesson, belong to. */
  readonly mayWatch: boolean;
  /** The site's owner allows comments on the course. */
  readonly allowsComments: boolean;
}

/**
 * Comments on a course or a lesson, with the form for a new one (docs/spec/comments.md#reading). What is read and written
 * arrives with the code for comments.
 */
export function CommentsView({ comments: { opened, state, isCodeLost, retry }, ...course }: CommentsViewProps) {
  const failed = <ErrorState text={COMMENTS_FAILED} onRetry={retry} />;
  if (isCodeLost) return failed;
  return (
    <Loaded state={state} onRetry={retry} skeleton={<CommentsSkeleton />} missing={failed}>
      {(view) => opened && <opened.ThreadView thread={opened.thread} view={view} course={course} />}
    </Loaded>
  );
}
