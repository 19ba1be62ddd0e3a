import type { SchedulerLike } from 'rxjs';

import type { CommentTarget } from '../../../../domain/comments/comment.js';
import type { Behavior } from '../../../../domain/kernel/streams.js';
import { countCharacters } from '../../../../domain/text/visible-text.js';
import { INTERNAL_NETWORK } from '../../../wire/strings.js';
import { CommentStore, type CommentRecord, stripTags } from './comment-store.js';
import { CommentsG2 } from './comments-g2.js';
import type { Catalogue, CourseRights } from '../courses/course-catalogue.js';
import type { TokenCheck } from '../member/token-check.js';
import type { UserRecord, Users } from '../member/users.js';
import { enforce, isBlank, Refusal, refused } from '../refusal.js';
import {
  BAD_PARAMETERS,
  COMMENT_REQUIRED,
  COMMENT_TOO_SHORT,
  NO_RIGHT_TO_COMMENT,
  NO_SUCH_RECORD,
} from '../strings.js';

const NEWEST = 200;
const MIN_LENGTH = 6;

/**
 * The response of generation 1: the comments, and separately their authors, except those whose accounts were deleted.
 */
export interface CommentsWithAuthors {
  readonly comments: readonly CommentRecord[];
  readonly authors: readonly UserRecord[];
}

/** Comments of generation 1: published at once, without replies (docs/api/comments.md#write-a-comment-generation-1). */
export class CommentsG1 {
  constructor(
    private readonly tokenCheck: TokenCheck,
    private readonly users: Users,
    private readonly store: CommentStore,
    private readonly catalogue: Catalogue,
    private readonly rights: CourseRights,
    private readonly time: SchedulerLike,
  ) {}

  list(target: CommentTarget): CommentsWithAuthors {
    const comments = this.store
      .commentsOn(target)
      .filter(({ approved }) => approved)
      .slice(0, NEWEST);
    const ids = new Set(comments.map(({ userId }) => userId));
    return { comments, authors: this.users.all.filter(({ id }) => ids.has(id)) };
  }

  write(token: string | undefined, target: CommentTarget, content: string): void {
    const user = this.tokenCheck.requireMember(token);
    const missing = isBlank(content);
    enforce([missing, COMMENT_REQUIRED], [!missing && countCharacters(content) < MIN_LENGTH, COMMENT_TOO_SHORT]);
    const course = this.catalogue.commentedCourse(target);
    if (!course) throw new Refusal(404, NO_SUCH_RECORD);
    if (!this.rights.mayWatch(course, user)) throw refused(NO_RIGHT_TO_COMMENT);
    const text = stripTags(content).trim();
    if (text === '') throw refused(BAD_PARAMETERS);
    this.store.add({
      target,
      userId: user.id,
      text,
      atMs: this.time.now(),
      province: INTERNAL_NETWORK,
      approved: true,
      parentId: 0,
      replyId: 0,
    });
  }
}

/**
 * Comments on courses and lessons: one table, with the API of either generation
 * (docs/api/comments.md#comments-generation-1, docs/api/comments.md#comments-generation-2).
 */
export class ServerComments {
  readonly store: CommentStore;
  readonly g1: CommentsG1;
  readonly g2: CommentsG2;

  constructor(
    tokenCheck: TokenCheck,
    users: Users,
    catalogue: Catalogue,
    rights: CourseRights,
    time: SchedulerLike,
    seed: readonly CommentRecord[],
  ) {
    this.store = new CommentStore(seed);
    this.g1 = new CommentsG1(tokenCheck, users, this.store, catalogue, rights, time);
    this.g2 = new CommentsG2(tokenCheck, users, this.store, catalogue, time);
  }
}

/** Review of comments by the owner, for a test or the panel. Takes effect at once. */
export class CommentControls {
  readonly all$: Behavior<{ readonly all: readonly CommentRecord[] }>;

  constructor(private readonly store: CommentStore) {
    this.all$ = store.records.now$;
  }

  /** Approves one comment, or without an id all that are under review. */
  approve(id?: number): void {
    this.store.approve(id);
  }

  /** Replaces all comments. */
  put(all: readonly CommentRecord[]): void {
    this.store.put(all);
  }
}
