import type { SchedulerLike } from 'rxjs';

import type { CommentTarget } from '../../../../domain/comments/comment.js';
import { countCharacters } from '../../../../domain/text/visible-text.js';
import { commentTarget } from '../../../wire/comments.js';
import { INTERNAL_NETWORK } from '../../../wire/strings.js';
import { type CommentStore, type CommentRecord, stripTags } from './comment-store.js';
import type { Catalogue } from '../courses/course-catalogue.js';
import type { TokenCheck } from '../member/token-check.js';
import type { UserRecord, Users } from '../member/users.js';
import { randomText, seededRandom } from '../random.js';
import { enforce, isBlank, Refusal, refused } from '../refusal.js';
import {
  BAD_PARAMETERS,
  COMMENT_CONTENT_REQUIRED,
  COMMENT_TOO_LONG,
  COMMENT_UNDER_REVIEW,
  COMMENTS_FORBIDDEN,
  NO_SUCH_RECORD,
  TOO_MANY_COMMENTS,
} from '../strings.js';

const HASH_LENGTH = 16;
/** Any number, but it must not change: stored databases and addresses contain the hashes. */
const SALT = 4911;

/** The id of a comment in generation 2 (docs/api/comments.md#comments-generation-2). 0 has a hash as well. */
function commentHash(id: number): string {
  return randomText(seededRandom(id * SALT + SALT), HASH_LENGTH);
}

const REPLIES_SHOWN = 3;

/** A comment or reply as generation 2 returns it (docs/api/comments.md#comments-generation-2). */
export interface HashedPost {
  readonly id: string;
  readonly parentId: string;
  readonly replyId: string;
  /** Usually empty while the post is under review. */
  readonly content: string;
  readonly province: string;
  readonly approved: boolean;
  readonly atMs: number;
  /** `undefined` when the account was deleted. */
  readonly author: UserRecord | undefined;
  /** Set when this post answers another reply; the account of that reply's author may have been deleted. */
  readonly answered: { readonly author: UserRecord | undefined } | undefined;
}

export interface HashedComment extends HashedPost {
  readonly repliesCount: number;
  /** The newest three replies. */
  readonly replies: readonly HashedPost[];
}

const NEWEST = 5;
const MAX_LENGTH = 140;
const POSTS_PER_DAY = 100;
const DAY_MS = 24 * 60 * 60 * 1000;
const CHINA_OFFSET_MS = 8 * 60 * 60 * 1000;

/** A new comment as generation 2 receives it. The hashes may be 0 for none. */
export interface CommentG2 {
  /** Resource type and id of the commented course or lesson; `undefined` when the request lacks them. */
  readonly rt: number | undefined;
  readonly rid: number | undefined;
  readonly content: string;
  readonly parentHash: string;
  readonly replyHash: string;
}

/**
 * Comments of generation 2: with replies; every new post starts under review
 * (docs/api/comments.md#comments-generation-2).
 */
export class CommentsG2 {
  constructor(
    private readonly tokenCheck: TokenCheck,
    private readonly users: Users,
    private readonly store: CommentStore,
    private readonly catalogue: Catalogue,
    private readonly time: SchedulerLike,
  ) {}

  /** Without a target it returns the comments on every course and lesson. */
  newest(target: CommentTarget | undefined): { readonly comments: readonly HashedComment[]; readonly total: number } {
    const all = this.store.commentsOn(target);
    // The real server does not remove the text of replies under review here; this is an oversight, reproduced on
    // purpose.
    return { comments: all.slice(0, NEWEST).map((record) => this.viewOf(record, false)), total: all.length };
  }

  all(target: CommentTarget | undefined): readonly HashedComment[] {
    return this.store.commentsOn(target).map((record) => this.viewOf(record, true));
  }

  replies(parentHash: string): readonly HashedPost[] {
    const parent = this.named(parentHash);
    return this.store.repliesTo(parent?.id ?? 0).map((record) => this.postOf(record, true));
  }

  /** Every new post starts under review. */
  write(token: string | undefined, { rt, rid, content, parentHash, replyHash }: CommentG2): HashedPost {
    const user = this.tokenCheck.requireMemberOnOneDevice(token);
    enforce(
      [rt === undefined, BAD_PARAMETERS],
      [rid === undefined, BAD_PARAMETERS],
      [isBlank(content), COMMENT_CONTENT_REQUIRED],
      [countCharacters(content) > MAX_LENGTH, COMMENT_TOO_LONG],
    );
    const [parent, answered] = [this.named(parentHash), this.named(replyHash)];
    if (this.writtenToday(user.id) >= POSTS_PER_DAY) throw refused(TOO_MANY_COMMENTS);
    const target = commentTarget(rt ?? 0, rid ?? 0);
    if (!target) throw refused(BAD_PARAMETERS);
    const course = this.catalogue.commentedCourse(target);
    if (!course) throw new Refusal(404, NO_SUCH_RECORD);
    if (!course.allowsComments) throw refused(COMMENTS_FORBIDDEN);
    if (parent?.approved === false || answered?.approved === false) throw refused(COMMENT_UNDER_REVIEW);
    const record = this.store.add({
      target,
      userId: user.id,
      text: stripTags(content).trim(),
      atMs: this.time.now(),
      province: INTERNAL_NETWORK,
      approved: false,
      parentId: parent?.id ?? 0,
      replyId: answered?.id ?? 0,
    });
    return this.postOf(record, true);
  }

  private viewOf(record: CommentRecord, blankReplies: boolean): HashedComment {
    const replies = this.store.repliesTo(record.id);
    return {
      ...this.postOf(record, true),
      repliesCount: replies.length,
      replies: replies.slice(0, REPLIES_SHOWN).map((reply) => this.postOf(reply, blankReplies)),
    };
  }

  /** `blank` removes the text while the post is under review. */
  private postOf(record: CommentRecord, blank: boolean): HashedPost {
    const { id, parentId, replyId, text, province, approved, atMs, userId } = record;
    const answered = replyId === 0 ? undefined : this.store.find((other) => other.id === replyId);
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

  /** Returns the comment with this hash; `undefined` for the hash of 0. Throws a `Refusal` for an unknown hash. */
  private named(hash: string): CommentRecord | undefined {
    if (hash === '0' || hash === commentHash(0)) return undefined;
    const record = this.store.find(({ id }) => commentHash(id) === hash);
    if (!record) throw refused(BAD_PARAMETERS);
    return record;
  }

  private writtenToday(userId: number): number {
    const today = chinaDay(this.time.now());
    return this.store.by(userId).filter(({ atMs }) => chinaDay(atMs) === today).length;
  }
}

function chinaDay(ms: number): number {
  return Math.floor((ms + CHINA_OFFSET_MS) / DAY_MS);
}
