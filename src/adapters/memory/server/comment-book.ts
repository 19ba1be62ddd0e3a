import type { CommentTarget } from '../../../domain/comments/comment.js';
import { ObservableRecord } from './records.js';

/** A comment or a reply, as the server's table knows it. */
export interface CommentRecord {
  readonly id: number;
  readonly target: CommentTarget;
  readonly userId: number;
  /** Without tags. */
  readonly text: string;
  readonly atMs: number;
  /** As the server found it out: a province, nothing, `UNKNOWN`, or the name for its own network. */
  readonly province: string;
  /** The owner has let it through. */
  readonly approved: boolean;
  /** The comment it stands below; 0 for one that stands by itself. */
  readonly parentId: number;
  /** The reply it answers; 0 for one that answers the comment itself. */
  readonly replyId: number;
}

/** Every comment of the site, of both generations: what the first knows nothing of it leaves out. */
export class CommentBook {
  readonly records: ObservableRecord<{ readonly all: readonly CommentRecord[] }>;

  constructor(seed: readonly CommentRecord[]) {
    this.records = new ObservableRecord({ all: seed });
  }

  /** Those that stand by themselves, newest first (by id); without a target, of everything. */
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

  /** Lets one through, or all that wait. */
  approve(id?: number): void {
    this.put(this.all.map((record) => (id === undefined || record.id === id ? { ...record, approved: true } : record)));
  }

  /** Puts these in the place of all. */
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
  return records.toSorted((one, other) => other.id - one.id);
}

/**
 * What PHP leaves of a text when it strips its tags: from a bracket that is followed by no blank to the next closing
 * one, or to the end when there is none.
 */
export function stripTags(text: string): string {
  return text.replace(/<[^\s<>][^>]*(?:>|$)/g, '');
}
