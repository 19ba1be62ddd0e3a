import { useState } from 'react';

import type { Answered, CommentThread } from '../../application/comments/comment-thread.js';
import { commentsInAll, allComments, NO_COMMENTS } from '../../domain/comments/words.js';
import type { CommentsOnView } from '../../domain/comments/comments-on-view.js';
import { EmptyState } from '../feedback/empty-state.js';
import { CommentItem } from './comment-item.js';
import { MoreButton } from './more-button.js';
import { useDrawnCount } from './use-drawn-count.js';
import { useFocusOnNew } from './use-focus-on-new.js';

interface CommentListProps {
  readonly thread: CommentThread;
  readonly view: CommentsOnView;
  readonly mayWrite: boolean;
}

/** The comments that are on view, newest first, and the way to the others. One answer is written at a time. */
export function CommentList({ thread, view: { style, total, comments, more }, mayWrite }: CommentListProps) {
  const [answered, setAnswered] = useState<Answered>();
  const drawn = useDrawnCount(comments.length);
  const [list, expectNew] = useFocusOnNew<HTMLUListElement>(drawn);
  if (comments.length === 0 && more.kind === 'nothing') return <EmptyState text={NO_COMMENTS} />;
  return (
    <>
      {total !== undefined && <p className="comments__total">{commentsInAll(total)}</p>}
      <ul className="comments__list" ref={list}>
        {comments.slice(0, drawn).map((comment) => (
          <CommentItem
            key={comment.id}
            thread={thread}
            comment={comment}
            style={style}
            mayAnswer={mayWrite && style.replies}
            answered={answered?.commentId === comment.id ? answered : undefined}
            onAnswer={setAnswered}
          />
        ))}
      </ul>
      <MoreButton
        more={more}
        allOf={allComments}
        onMore={() => {
          expectNew();
          thread.showMore();
        }}
      />
    </>
  );
}
