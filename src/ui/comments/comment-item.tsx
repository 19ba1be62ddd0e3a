import { memo, useRef } from 'react';

import type { Answered, CommentThread } from '../../application/comments/comment-thread.js';
import { authorName, type CommentReply, type CommentStyle } from '../../domain/comments/comment.js';
import type { CommentOnView } from '../../domain/comments/comments-on-view.js';
import { allReplies, repliesTo } from '../../domain/comments/words.js';
import { CommentForm } from './comment-form.js';
import { MoreButton } from './more-button.js';
import { PostView } from './post-view.js';
import { useFocusOnNew } from './use-focus-on-new.js';

interface CommentItemProps {
  readonly thread: CommentThread;
  readonly comment: CommentOnView;
  readonly style: CommentStyle;
  readonly mayAnswer: boolean;
  /** What of it is being answered. */
  readonly answered: Answered | undefined;
  readonly onAnswer: (answered: Answered | undefined) => void;
}

/** A comment with its answers, and the place to write one. Drawn anew only for a change of its own: there may be many. */
export const CommentItem = memo(function CommentItem({
  thread,
  comment,
  style,
  mayAnswer,
  answered,
  onAnswer,
}: CommentItemProps) {
  const { id, replies, moreReplies } = comment;
  const item = useRef<HTMLLIElement>(null);
  const [list, expectNew] = useFocusOnNew<HTMLUListElement>(replies.length);
  const name = authorName(comment.author);
  const answering = (reply?: CommentReply) =>
    mayAnswer && !comment.underReview && !(reply?.underReview ?? false)
      ? () => {
          onAnswer({ commentId: id, reply });
        }
      : undefined;
  return (
    <li className="comment" ref={item} tabIndex={-1}>
      <PostView post={comment} onAnswer={answering()} />
      {replies.length > 0 && (
        <ul className="comment__replies" ref={list} aria-label={repliesTo(name)}>
          {replies.map((reply) => (
            <li key={reply.id} className="comment__reply" tabIndex={-1}>
              <PostView post={reply} replyTo={reply.replyTo} onAnswer={answering(reply)} />
            </li>
          ))}
        </ul>
      )}
      <MoreButton
        more={moreReplies}
        allOf={allReplies}
        onMore={() => {
          expectNew();
          thread.showReplies(id);
        }}
      />
      {answered && mayAnswer && (
        <CommentForm
          key={answered.reply?.id ?? id}
          thread={thread}
          style={style}
          reply={{
            to: answered,
            name: answered.reply ? authorName(answered.reply.author) : name,
            onClose: () => {
              onAnswer(undefined);
              // What had the focus goes with the form.
              item.current?.focus({ preventScroll: true });
            },
          }}
        />
      )}
    </li>
  );
});
