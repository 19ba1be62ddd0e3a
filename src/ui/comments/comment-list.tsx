import { memo, startTransition, useEffect, useState } from 'react';

import type { CommentThread } from '../../application/comments/comment-thread.js';
import type { ReplyTarget } from '../../application/comments/comment-writing.js';
import { authorName, type CommentReply, type CommentStyle } from '../../domain/comments/comment.js';
import type { VisibleComment, VisibleComments } from '../../domain/comments/visible-comments.js';
import {
  allComments,
  allReplies,
  commentsInAll,
  NO_COMMENTS,
  repliesTo,
  WRITE_FIRST_COMMENT,
} from '../../domain/comments/strings.js';
import { EmptyState } from '../shared/feedback/empty-state.js';
import { useFocusOn } from '../shared/hooks/use-focus-on.js';
import { CommentForm } from './comment-form.js';
import { MoreButton } from './more-button.js';
import { PostView } from './post-view.js';

/** The focus moves to the first new entry of a list that its button makes longer: the button may disappear. */
function useFirstNew<E extends HTMLElement>(isFirstNew: boolean) {
  return useFocusOn<E>(isFirstNew, { preventScroll: true });
}

interface ReplyItemProps {
  readonly reply: CommentReply;
  readonly isFirstNew: boolean;
  readonly onAnswer: (() => void) | undefined;
}

function ReplyItem({ reply, isFirstNew, onAnswer }: ReplyItemProps) {
  return (
    <li className="comment__reply" ref={useFirstNew<HTMLLIElement>(isFirstNew)} tabIndex={-1}>
      <PostView post={reply} replyTo={reply.replyTo} onAnswer={onAnswer} />
    </li>
  );
}

interface CommentItemProps {
  readonly thread: CommentThread;
  readonly comment: VisibleComment;
  readonly style: CommentStyle;
  readonly mayAnswer: boolean;
  readonly isFirstNew: boolean;
  /** The comment or answer to which the visitor writes an answer. */
  readonly answered: ReplyTarget | undefined;
  readonly onAnswer: (answered: ReplyTarget | undefined) => void;
}

/** A comment with its answers and the form to answer it. Memoized, because a list may have many. */
const CommentItem = memo(function CommentItem({
  thread,
  comment,
  style,
  mayAnswer,
  isFirstNew,
  answered,
  onAnswer,
}: CommentItemProps) {
  const { id, replies, moreReplies } = comment;
  const [oldestSeen, setOldestSeen] = useState<string>();
  const name = authorName(comment.author);
  const answering = (reply?: CommentReply) =>
    mayAnswer && !comment.isUnderReview && !(reply?.isUnderReview ?? false)
      ? () => {
          onAnswer({ commentId: id, reply });
        }
      : undefined;
  return (
    <li className="comment" ref={useFirstNew<HTMLLIElement>(isFirstNew)} tabIndex={-1}>
      <PostView post={comment} onAnswer={answering()} />
      <MoreButton
        more={moreReplies}
        allOf={allReplies}
        onMore={() => {
          setOldestSeen(replies[0]?.id);
          thread.showReplies(id);
        }}
      />
      {replies.length > 0 && (
        <ul className="comment__replies" aria-label={repliesTo(name)}>
          {replies.map((reply, index) => (
            <ReplyItem
              key={reply.id}
              reply={reply}
              isFirstNew={index === 0 && oldestSeen !== undefined && reply.id !== oldestSeen}
              onAnswer={answering(reply)}
            />
          ))}
        </ul>
      )}
      {answered && mayAnswer && (
        <CommentForm
          key={answered.reply?.id ?? id}
          writing={thread.writing}
          style={style}
          reply={{
            to: answered,
            name: answered.reply ? authorName(answered.reply.author) : name,
            onClose: () => {
              onAnswer(undefined);
            },
          }}
        />
      )}
    </li>
  );
});

/** Whether the entry at `index` follows the one that was last when the visitor requested more entries. */
function isAfter(entries: readonly { readonly id: string }[], index: number, lastSeen: string | undefined): boolean {
  return lastSeen !== undefined && entries[index - 1]?.id === lastSeen;
}

const ROWS_AT_ONCE = 50;

/**
 * How many entries of a long list are rendered: some at once, the others in later renders, so that a thousand entries
 * never block the page.
 */
function useRenderedCount(count: number): number {
  const [rendered, setRendered] = useState(ROWS_AT_ONCE);
  useEffect(() => {
    if (rendered >= count) return;
    startTransition(() => {
      setRendered(rendered + ROWS_AT_ONCE);
    });
  }, [rendered, count]);
  return Math.min(rendered, count);
}

interface CommentListViewProps {
  readonly thread: CommentThread;
  readonly view: VisibleComments;
  readonly mayWrite: boolean;
}

/** The visible comments, newest first, and the button that shows more. The visitor writes one answer at a time. */
export function CommentListView({ thread, view: { style, total, comments, more }, mayWrite }: CommentListViewProps) {
  const [answered, setAnswered] = useState<ReplyTarget>();
  const rendered = useRenderedCount(comments.length);
  const [lastSeen, setLastSeen] = useState<string>();
  if (comments.length === 0 && more.kind === 'nothing')
    return <EmptyState text={mayWrite ? WRITE_FIRST_COMMENT : NO_COMMENTS} />;
  return (
    <>
      {total !== undefined && <p className="comments__total">{commentsInAll(total)}</p>}
      <ul className="comments__list">
        {comments.slice(0, rendered).map((comment, index) => (
          <CommentItem
            key={comment.id}
            thread={thread}
            comment={comment}
            style={style}
            mayAnswer={mayWrite && style.allowsReplies}
            isFirstNew={isAfter(comments, index, lastSeen)}
            answered={answered?.commentId === comment.id ? answered : undefined}
            onAnswer={setAnswered}
          />
        ))}
      </ul>
      <MoreButton
        more={more}
        allOf={allComments}
        onMore={() => {
          setLastSeen(comments[rendered - 1]?.id);
          thread.showMore();
        }}
      />
    </>
  );
}
