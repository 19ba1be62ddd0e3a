import type { SchedulerLike } from 'rxjs';

import type { CommentTarget } from '../../../../domain/comments/comment.js';
import { countCharacters } from '../../../../domain/comments/comment-draft.js';
import { INNER_NETWORK } from '../../../wire/server-words.js';
import type { Door } from '../door.js';
import { Refusal, refused } from '../refusal.js';
import { BAD_PARAMETERS, NO_SUCH_RECORD } from '../server-words.js';
import type { UserRecord } from '../session/user-record.js';
import type { Users } from '../session/users.js';
import { demand, isBlank } from '../validation.js';
import type { CommentBook, CommentRecord } from './comment-book.js';
import type { CommentTargets } from './comment-targets.js';
import { COMMENT_REQUIRED, COMMENT_TOO_SHORT, NO_RIGHT_TO_COMMENT } from './server-words.js';
import { stripTags } from './strip-tags.js';

const NEWEST = 200;
const AT_LEAST = 6;

/** What the first generation answers with: comments, and apart from them their authors, as far as they are still there. */
export interface OpenComments {
  readonly comments: readonly CommentRecord[];
  readonly authors: readonly UserRecord[];
}

/** Comments of the first generation: there at once, without replies (pages API 3.7). */
export class CommentsG1 {
  constructor(
    private readonly door: Door,
    private readonly users: Users,
    private readonly book: CommentBook,
    private readonly targets: CommentTargets,
    private readonly time: SchedulerLike,
  ) {}

  list(target: CommentTarget): OpenComments {
    const comments = this.book
      .commentsOn(target)
      .filter(({ approved }) => approved)
      .slice(0, NEWEST);
    const ids = new Set(comments.map(({ userId }) => userId));
    return { comments, authors: this.users.all.filter(({ id }) => ids.has(id)) };
  }

  write(token: string | undefined, target: CommentTarget, content: string): void {
    const user = this.door.enter(token);
    const missing = isBlank(content);
    demand([missing, COMMENT_REQUIRED], [!missing && countCharacters(content) < AT_LEAST, COMMENT_TOO_SHORT]);
    const commented = this.targets.find(target);
    if (!commented) throw new Refusal(404, NO_SUCH_RECORD);
    if (!commented.mayWatch(user)) throw refused(NO_RIGHT_TO_COMMENT);
    const text = stripTags(content).trim();
    if (text === '') throw refused(BAD_PARAMETERS);
    this.book.add({
      target,
      userId: user.id,
      text,
      atMs: this.time.now(),
      province: INNER_NETWORK,
      approved: true,
      parentId: 0,
      replyId: 0,
    });
  }
}
