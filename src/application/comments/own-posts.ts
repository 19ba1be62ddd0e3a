import { BehaviorSubject, distinctUntilChanged, filter, map, type Observable, Subject } from 'rxjs';

import type { CommentTarget } from '../../domain/comments/comment.js';
import type { OwnPost } from '../../domain/comments/comments-on-view.js';

const NONE: readonly OwnPost[] = [];

/** What the visitor has written since the page was loaded (pages §17); a reload forgets it. */
export class OwnPosts {
  private readonly byTarget = new BehaviorSubject<ReadonlyMap<string, readonly OwnPost[]>>(new Map());
  private readonly publications = new Subject<string>();

  /** Those that wait for review, newest first: now, and whenever there is another. Never errors, never completes. */
  on(target: CommentTarget): Observable<readonly OwnPost[]> {
    return this.byTarget.pipe(
      map((posts) => posts.get(nameOf(target)) ?? NONE),
      distinctUntilChanged(),
    );
  }

  /** Emits whenever something was written there that everybody sees. Never errors, never completes. */
  published(target: CommentTarget): Observable<unknown> {
    return this.publications.pipe(filter((name) => name === nameOf(target)));
  }

  add(target: CommentTarget, post: OwnPost): void {
    const name = nameOf(target);
    const others = this.byTarget.value;
    this.byTarget.next(new Map(others).set(name, [post, ...(others.get(name) ?? NONE)]));
  }

  notePublished(target: CommentTarget): void {
    this.publications.next(nameOf(target));
  }
}

function nameOf({ kind, id }: CommentTarget): string {
  return `${kind} ${String(id)}`;
}
