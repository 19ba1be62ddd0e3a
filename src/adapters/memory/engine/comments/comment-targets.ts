import type { CommentTarget } from '../../../../domain/comments/comment.js';
import type { UserRecord } from '../session/user-record.js';

/** A course or lesson, as far as its comments depend on it. */
export interface Commentable {
  /** `is_allow_comment`. */
  readonly commentsAllowed: boolean;
  /** Of the course, for a lesson too. */
  mayWatch(user: UserRecord): boolean;
}

/** What can be commented on: the catalogue, as the comments see it. */
export interface CommentTargets {
  /** `undefined` when there is no such course or lesson. */
  find(target: CommentTarget): Commentable | undefined;
}
