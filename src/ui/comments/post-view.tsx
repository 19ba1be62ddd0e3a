import { authorName, type CommentAuthor, type Post } from '../../domain/comments/comment.js';
import { answers, REPLY, UNDER_REVIEW } from '../../domain/comments/strings.js';
import { Avatar } from '../shared/header/avatar.js';
import { FoldedText } from '../shared/widgets/folded-text.js';
import { Ago } from '../shared/widgets/ago.js';

interface PostViewProps {
  readonly post: Post;
  /** Author of the reply that this reply answers. */
  readonly replyTo?: CommentAuthor | undefined;
  /** Undefined where the visitor cannot reply to this post. */
  readonly onAnswer?: (() => void) | undefined;
}

/**
 * A comment or reply with its author, time and province. React renders the text as plain text, even if it looks like
 * HTML.
 */
export function PostView({ post, replyTo, onAnswer }: PostViewProps) {
  const { author, at, province, text, isUnderReview } = post;
  const name = authorName(author);
  return (
    <article className="post">
      <Avatar url={author.kind === 'member' ? author.avatar : ''} lazy />
      <div className="post__content">
        <p className="post__head">
          <span className="post__author" translate={author.kind === 'member' ? 'no' : undefined}>
            {name}
          </span>
          {replyTo && <span className="post__answers">{answers(authorName(replyTo))}</span>}
          {isUnderReview && <span className="post__review">{UNDER_REVIEW}</span>}
        </p>
        <p className="post__text">
          <FoldedText text={text} />
        </p>
        <p className="post__foot">
          {at !== undefined && <Ago instant={at} />}
          {province !== undefined && <span>{province}</span>}
          {onAnswer && (
            <button type="button" className="post__answer" aria-label={answers(name)} onClick={onAnswer}>
              {REPLY}
            </button>
          )}
        </p>
      </div>
    </article>
  );
}
