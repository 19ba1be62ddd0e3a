import { BehaviorSubject, distinctUntilChanged, filter, map, type Observable, Subject, switchMap } from 'rxjs';

import type { CommentTarget } from '../../domain/comments/comment.js';
import type { OwnPost } from '../../domain/comments/comments-on-view.js';
import type { Session } from '../../domain/session/session.js';
import { memberId } from '../../domain/session/session-state.js';

const NONE: readonly OwnPost[] = [];

/**
 * What members have written since the page was loaded (pages §17); a reload forgets it. Nobody sees what another
 * member of the same tab has waiting for review.
 */
export class OwnPosts {
  private readonly posts = new BehaviorSubject<ReadonlyMap<string, readonly OwnPost[]>>(new Map());
  private readonly publications = new Subject<string>();

  constructor(private readonly session: Pick<Session, 'state$'>) {}

  /** Who writes now; `undefined` for nobody whom the site knows. */
  get writer(): number | undefined {
    return memberId(this.session.state$.value);
  }

  /**
   * Those of the present member that wait for review, newest first: now, and whenever there is another or somebody else
   * is there. Never errors, never completes.
   */
  on(target: CommentTarget): Observable<readonly OwnPost[]> {
    return this.session.state$.pipe(
      map(memberId),
      distinctUntilChanged(),
      // What the member before has written is no longer of interest.
      switchMap((writer) => this.posts.pipe(map((posts) => posts.get(shelfOf(target, writer)) ?? NONE))),
      distinctUntilChanged(),
    );
  }

  /** Emits whenever something was written there that everybody sees. Never errors, never completes. */
  published(target: CommentTarget): Observable<unknown> {
    return this.publications.pipe(filter((name) => name === targetNameOf(target)));
  }

  /** Notes what `writer` has sent; of nobody nothing is noted. */
  add(target: CommentTarget, post: OwnPost, writer: number | undefined): void {
    if (writer === undefined) return;
    const shelf = shelfOf(target, writer);
    const others = this.posts.value;
    this.posts.next(new Map(others).set(shelf, [post, ...(others.get(shelf) ?? NONE)]));
  }

  notePublished(target: CommentTarget): void {
    this.publications.next(targetNameOf(target));
  }
}

function targetNameOf({ kind, id }: CommentTarget): string {
  return `${kind} ${String(id)}`;
}

function shelfOf(target: CommentTarget, writer: number | undefined): string {
  return `${targetNameOf(target)} ${String(writer)}`;
}
