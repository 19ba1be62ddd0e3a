import type { SchedulerLike } from 'rxjs';

import { type CommentTarget, countCharacters } from '../../../domain/comments/comment.js';
import { commentTarget } from '../../wire/comments.js';
import { INNER_NETWORK } from '../../wire/strings.js';
import { type CommentBook, type CommentRecord, stripTags } from './comment-book.js';
import type { Catalogue } from './courses/catalogue.js';
import type { TokenCheck } from './members/token-check.js';
import type { UserRecord, Users } from './members/users.js';
import { randomText, seededRandom } from './random.js';
import { demand, isBlank, Refusal, refused } from './refusal.js';
import {
  BAD_PARAMETERS,
  COMMENT_CONTENT_REQUIRED,
  COMMENT_TOO_LONG,
  COMMENT_UNDER_REVIEW,
  COMMENTS_FORBIDDEN,
  NO_SUCH_RECORD,
  TOO_MANY_COMMENTS,
} from './strings.js';

const HASH_LENGTH = 16;
/** Any number will do, as long as it stays: the hashes are in addresses of stored worlds. */
const SALT = 4911;

/** How the second generation names a comment (docs/api/comments.md#comments-generation-2); 0 has a hash as well. */
export function commentHash(id: number): string {
  return randomText(seededRandom(id * SALT + SALT), HASH_LENGTH);
}

const REPLIES_SHOWN = 3;

/** A comment or reply as the second generation hands it out (docs/api/comments.md#comments-generation-2). */
export interface HashedPost {
  readonly id: string;
  readonly parentId: string;
  readonly replyId: string;
  /** Mostly empty while it waits for review. */
  readonly content: string;
  readonly province: string;
  readonly approved: boolean;
  readonly atMs: number;
  /** `undefined` when the account is gone. */
  readonly author: UserRecord | undefined;
  /** There when another reply is answered; the account of that one may be gone. */
  readonly answered: { readonly author: UserRecord | undefined } | undefined;
}

export interface HashedComment extends HashedPost {
  readonly repliesCount: number;
  /** The newest three. */
  readonly replies: readonly HashedPost[];
}

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

/**
 * Comments of the second generation: with replies, each waiting for review
 * (docs/api/comments.md#comments-generation-2).
 */
export class CommentsG2 {
  constructor(
    private readonly tokenCheck: TokenCheck,
    private readonly users: Users,
    private readonly book: CommentBook,
    private readonly catalogue: Catalogue,
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
    return this.book.repliesTo(parent?.id ?? 0).map((record) => this.postOf(record, true));
  }

  /** Whatever is written waits for review. */
  write(token: string | undefined, { rt, rid, content, parentHash, replyHash }: CommentG2): HashedPost {
    const user = this.tokenCheck.enterOnOneDevice(token);
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
    const course = this.catalogue.commented(target);
    if (!course) throw new Refusal(404, NO_SUCH_RECORD);
    if (!course.allowsComments) throw refused(COMMENTS_FORBIDDEN);
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
    return this.postOf(record, true);
  }

  private viewOf(record: CommentRecord, blankReplies: boolean): HashedComment {
    const replies = this.book.repliesTo(record.id);
    return {
      ...this.postOf(record, true),
      repliesCount: replies.length,
      replies: replies.slice(0, REPLIES_SHOWN).map((reply) => this.postOf(reply, blankReplies)),
    };
  }

  /** `blank`: without its text as long as it waits for review. */
  private postOf(record: CommentRecord, blank: boolean): HashedPost {
    const { id, parentId, replyId, text, province, approved, atMs, userId } = record;
    const answered = replyId === 0 ? undefined : this.book.find((other) => other.id === replyId);
    return {
      id: commentHash(id),
      parentId: commentHash(parentId),
      replyId: commentHash(replyId),
      content: approved || !blank ? text : '',
      province,
      approved,
      atMs,
      author: this.users.byId(userId),
      answered: answered && { author: this.users.byId(answered.userId) },
    };
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
