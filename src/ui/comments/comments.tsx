import './comments.scss';

import { COMMENTS_FAILED } from '../../domain/comments/words.js';
import { ErrorState } from '../feedback/error-state.js';
import { Loaded } from '../feedback/loaded.js';
import { CommentList } from './comment-list.js';
import { CommentsSkeleton } from './comments-skeleton.js';
import type { OpenComments } from './use-comments.js';
import { useWritingRule } from './use-writing-rule.js';
import { WritingPlace } from './writing-place.js';

interface CommentsProps {
  readonly comments: OpenComments;
  /** May watch the course that is spoken of, or whose lesson is. */
  readonly mayWatch: boolean;
  /** Its owner lets it be commented on. */
  readonly commentsAllowed: boolean;
}

/** What is said about a course or a lesson, and the place to say something (pages §3). */
export function Comments({ comments: { thread, state, lost, retry }, ...course }: CommentsProps) {
  const ruleFor = useWritingRule(course);
  const failed = <ErrorState text={COMMENTS_FAILED} onRetry={retry} />;
  if (lost) return failed;
  return (
    <Loaded state={state} onRetry={retry} skeleton={<CommentsSkeleton />} gone={failed}>
      {(view) =>
        thread !== undefined && (
          <>
            <WritingPlace thread={thread} style={view.style} rule={ruleFor(view.style)} />
            <CommentList thread={thread} view={view} mayWrite={ruleFor(view.style) === 'write'} />
          </>
        )
      }
    </Loaded>
  );
}
