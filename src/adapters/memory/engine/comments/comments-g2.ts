import type { SchedulerLike } from 'rxjs';

import type { CommentTarget } from '../../../../domain/comments/comment.js';
import { countCharacters } from '../../../../domain/comments/comment-draft.js';
import { commentTarget } from '../../../wire/comment-target.js';
import { INNER_NETWORK } from '../../../wire/server-words.js';
import type { Door } from '../door.js';
import { Refusal, refused } from '../refusal.js';
import { BAD_PARAMETERS, NO_SUCH_RECORD } from '../server-words.js';
import type { Users } from '../session/users.js';
import { demand, isBlank } from '../validation.js';
import type { CommentBook, CommentRecord } from './comment-book.js';
import { commentHash } from './comment-hash.js';
import type { CommentTargets } from './comment-targets.js';
import { type HashedComment, hashedComment, type HashedPost, hashedPost } from './hashed-comment.js';
import {
  COMMENT_CONTENT_REQUIRED,
  COMMENT_TOO_LONG,
  COMMENT_UNDER_REVIEW,
  COMMENTS_FORBIDDEN,
  TOO_MANY_COMMENTS,
} from './server-words.js';
import { stripTags } from './strip-tags.js';

const NEWEST = 5;
const AT_MOST = 140;
const A_DAY = 100;
const DAY_MS = 24 * 60 * 60 * 1000;
const CHINA_OFFSET_MS = 8 * 60 * 60 * 1000;

/** What is written, in the way of the second generation: hashes, or 0 for none. */
export interface CommentG2 {
  /** Resource type and id of what is commented on; `undefined` where they were not said. */
  readonly rt: number | undefined;
  readonly rid: number | undefined;
  readonly content: string;
  readonly parentHash: string;
  readonly replyHash: string;
}

/** Comments of the second generation: with replies, each waiting for review (pages API 3.8). */
export class CommentsG2 {
  constructor(
    private readonly door: Door,
    private readonly users: Users,
    private readonly book: CommentBook,
    private readonly targets: CommentTargets,
    private readonly time: SchedulerLike,
  ) {}

  /** Without a target: of everything. */
  newest(target: CommentTarget | undefined): { readonly comments: readonly HashedComment[]; readonly total: number } {
    const all = this.book.commentsOn(target);
    // The text of replies that wait for review is not taken out here, by an oversight of the server's.
    return { comments: all.slice(0, NEWEST).map((record) => this.viewOf(record, false)), total: all.length };
  }

  all(target: CommentTarget | undefined): readonly HashedComment[] {
    return this.book.commentsOn(target).map((record) => this.viewOf(record, true));
  }

  replies(parentHash: string): readonly HashedPost[] {
    const parent = this.named(parentHash);
    return this.book.repliesTo(parent?.id ?? 0).map((record) => hashedPost(record, this.book, this.users, true));
  }

  /** Whatever is written waits for review. */
  write(token: string | undefined, { rt, rid, content, parentHash, replyHash }: CommentG2): HashedPost {
    const user = this.door.enterOnOneDevice(token);
    demand(
      [rt === undefined, BAD_PARAMETERS],
      [rid === undefined, BAD_PARAMETERS],
      [isBlank(content), COMMENT_CONTENT_REQUIRED],
      [countCharacters(content) > AT_MOST, COMMENT_TOO_LONG],
    );
    const [parent, answered] = [this.named(parentHash), this.named(replyHash)];
    if (this.writtenToday(user.id) >= A_DAY) throw refused(TOO_MANY_COMMENTS);
    const target = commentTarget(rt ?? 0, rid ?? 0);
    if (!target) throw refused(BAD_PARAMETERS);
    const commented = this.targets.find(target);
    if (!commented) throw new Refusal(404, NO_SUCH_RECORD);
    if (!commented.commentsAllowed) throw refused(COMMENTS_FORBIDDEN);
    if (parent?.approved === false || answered?.approved === false) throw refused(COMMENT_UNDER_REVIEW);
    const record = this.book.add({
      target,
      userId: user.id,
      text: stripTags(content).trim(),
      atMs: this.time.now(),
      province: INNER_NETWORK,
      approved: false,
      parentId: parent?.id ?? 0,
      replyId: answered?.id ?? 0,
    });
    return hashedPost(record, this.book, this.users, true);
  }

  private viewOf(record: CommentRecord, blankReplies: boolean): HashedComment {
    return hashedComment(record, this.book, this.users, blankReplies);
  }

  /** What a hash stands for; `undefined` for that of 0. */
  private named(hash: string): CommentRecord | undefined {
    if (hash === '0' || hash === commentHash(0)) return undefined;
    const record = this.book.find(({ id }) => commentHash(id) === hash);
    if (!record) throw refused(BAD_PARAMETERS);
    return record;
  }

  private writtenToday(userId: number): number {
    const today = chinaDay(this.time.now());
    return this.book.by(userId).filter(({ atMs }) => chinaDay(atMs) === today).length;
  }
}

function chinaDay(ms: number): number {
  return Math.floor((ms + CHINA_OFFSET_MS) / DAY_MS);
}
