import type { CommentTarget } from '../../../../domain/comments/comment.js';
import { ObservableRecord } from '../records.js';

/** A comment or a reply: one row of the server's table. */
export interface CommentRecord {
  readonly id: number;
  readonly target: CommentTarget;
  readonly userId: number;
  /** Text without HTML tags. */
  readonly text: string;
  readonly atMs: number;
  /** Where the server located the author: a province, an empty text, `UNKNOWN`, or the name for its own network. */
  readonly province: string;
  /** The owner has approved it. */
  readonly approved: boolean;
  /** The comment that this reply belongs to; 0 for a comment. */
  readonly parentId: number;
  /** The reply that this one answers; 0 when it answers the comment itself. */
  readonly replyId: number;
}

/** Every comment of the site, for both generations; generation 1 ignores the fields that it does not know. */
export class CommentStore {
  readonly records: ObservableRecord<{ readonly all: readonly CommentRecord[] }>;

  constructor(seed: readonly CommentRecord[]) {
    this.records = new ObservableRecord({ all: seed });
  }

  /** The comments without the replies, newest first (by id); without a target, those on every course and lesson. */
  commentsOn(target: CommentTarget | undefined): readonly CommentRecord[] {
    return newestFirst(this.all.filter((record) => record.parentId === 0 && (!target || isOn(record, target))));
  }

  /** Newest first (by id). */
  repliesTo(parentId: number): readonly CommentRecord[] {
    return newestFirst(this.all.filter((record) => record.parentId === parentId));
  }

  /** Every comment and reply of a member. */
  by(userId: number): readonly CommentRecord[] {
    return this.all.filter((record) => record.userId === userId);
  }

  find(which: (record: CommentRecord) => boolean): CommentRecord | undefined {
    return this.all.find(which);
  }

  add(written: Omit<CommentRecord, 'id'>): CommentRecord {
    const record = { ...written, id: 1 + Math.max(0, ...this.all.map(({ id }) => id)) };
    this.put([...this.all, record]);
    return record;
  }

  /** Approves one comment, or without an id all that are under review. */
  approve(id?: number): void {
    this.put(this.all.map((record) => (id === undefined || record.id === id ? { ...record, approved: true } : record)));
  }

  /** Replaces all comments. */
  put(all: readonly CommentRecord[]): void {
    this.records.change({ all });
  }

  private get all(): readonly CommentRecord[] {
    return this.records.value.all;
  }
}

function isOn({ target }: CommentRecord, { kind, id }: CommentTarget): boolean {
  return target.kind === kind && target.id === id;
}

function newestFirst(records: readonly CommentRecord[]): readonly CommentRecord[] {
  return [...records].sort((one, other) => other.id - one.id);
}

/**
 * Strips tags as PHP does: from a `<` that no blank follows to the next `>`, or to the end of the text if there is
 * none.
 */
export function stripTags(text: string): string {
  return text.replace(/<[^\s<>][^>]*(?:>|$)/g, '');
}
