import type { SchedulerLike } from 'rxjs';

import type { Behavior } from '../../../../domain/kernel/behavior.js';
import type { Door } from '../door.js';
import type { Users } from '../session/users.js';
import { CommentBook, type CommentRecord } from './comment-book.js';
import type { CommentTargets } from './comment-targets.js';
import { CommentsG1 } from './comments-g1.js';
import { CommentsG2 } from './comments-g2.js';

/** What members say about courses and lessons: one book, open in the way of either generation (pages API 3.7, 3.8). */
export class Comments {
  readonly book: CommentBook;
  readonly g1: CommentsG1;
  readonly g2: CommentsG2;

  constructor(door: Door, users: Users, targets: CommentTargets, time: SchedulerLike, seed: readonly CommentRecord[]) {
    this.book = new CommentBook(seed);
    this.g1 = new CommentsG1(door, users, this.book, targets, time);
    this.g2 = new CommentsG2(door, users, this.book, targets, time);
  }
}

/** What the owner of the site does with comments, for a test or a panel. Immediate. */
export class CommentControls {
  readonly all$: Behavior<{ readonly all: readonly CommentRecord[] }>;

  constructor(private readonly book: CommentBook) {
    this.all$ = book.records.now$;
  }

  /** Lets one comment through, or all that wait for review. */
  approve(id?: number): void {
    this.book.approve(id);
  }

  /** Puts these in the place of all. */
  put(all: readonly CommentRecord[]): void {
    this.book.put(all);
  }
}
