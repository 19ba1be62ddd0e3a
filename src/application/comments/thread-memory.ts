import { BehaviorSubject, distinctUntilChanged, filter, map, type Observable, Subject, switchMap } from 'rxjs';

import type { CommentTarget } from '../../domain/comments/comment.js';
import type { OwnPost, CommentsInput } from '../../domain/comments/visible-comments.js';
import type { PageNavigator } from '../../domain/ports/navigator.js';
import type { Session } from '../../domain/session/session.js';
import { knownMember } from '../../domain/session/session-state.js';
import { writerOf } from '../../domain/session/token-member.js';
import { setNewest } from '../site/response-cache.js';

const NONE: readonly OwnPost[] = [];

/**
 * Comments that members have written since the page was loaded (docs/spec/comments.md#under-review); a reload forgets
 * them. A member never sees what another member of the same tab has waiting for review.
 */
export class OwnPosts {
  private readonly posts = new BehaviorSubject<ReadonlyMap<string, readonly OwnPost[]>>(new Map());
  private readonly publications = new Subject<string>();

  constructor(private readonly session: Pick<Session, 'state$' | 'memberId' | 'ownToken'>) {}

  /** The id of the signed-in member; `undefined` when there is none or the browser does not know it yet. */
  get writer(): number | undefined {
    return writerOf(this.session);
  }

  /** The name under which the signed-in member writes; `undefined` while it is unknown. */
  get writerName(): string | undefined {
    return knownMember(this.session.state$.value)?.name;
  }

  /**
   * The present member's comments that wait for review, newest first: at once, and whenever they or the member change.
   * Never errors, never completes.
   */
  on(target: CommentTarget): Observable<readonly OwnPost[]> {
    return this.session.state$.pipe(
      map(() => this.writer),
      distinctUntilChanged(),
      // Only the comments of the present member count.
      switchMap((writer) => this.posts.pipe(map((posts) => posts.get(keyOf(target, writer)) ?? NONE))),
      distinctUntilChanged(),
    );
  }

  /** The ids of what the present member has waiting for review. */
  idsOn(target: CommentTarget): readonly string[] {
    return (this.posts.value.get(keyOf(target, this.writer)) ?? NONE).map(({ post }) => post.id);
  }

  /** Emits when a comment on `target` is published, which every visitor can see. Never errors, never completes. */
  published(target: CommentTarget): Observable<unknown> {
    return this.publications.pipe(filter((name) => name === targetNameOf(target)));
  }

  /** Records a comment that `writer` has sent; without a writer it records nothing. */
  add(target: CommentTarget, post: OwnPost, writer: number | undefined): void {
    if (writer === undefined) return;
    const key = keyOf(target, writer);
    const others = this.posts.value;
    this.posts.next(new Map(others).set(key, [post, ...(others.get(key) ?? NONE)]));
  }

  recordPublished(target: CommentTarget): void {
    this.publications.next(targetNameOf(target));
  }
}

export function targetNameOf({ kind, id }: CommentTarget): string {
  return `${kind} ${String(id)}`;
}

function keyOf(target: CommentTarget, writer: number | undefined): string {
  return `${targetNameOf(target)} ${String(writer)}`;
}

/** How much of a list of comments the reader has unfolded. */
export type ExpandedState = Pick<CommentsInput, 'all' | 'replies' | 'parts'>;

/**
 * What was unfolded at the newest entries of the tab's history, so that Back shows as many comments as before. In
 * memory: a reload forgets it. Immediate.
 */
export class ExpandedLists {
  private readonly lists = new Map<string, ExpandedState>();

  constructor(private readonly navigator: Pick<PageNavigator, 'location$'>) {}

  /** `undefined` when nothing was unfolded at the present history entry. */
  read(name: string): ExpandedState | undefined {
    return this.lists.get(this.keyOf(name));
  }

  save(name: string, expanded: ExpandedState): void {
    setNewest(this.lists, this.keyOf(name), expanded);
  }

  private keyOf(name: string): string {
    return `${this.navigator.location$.value.key} ${name}`;
  }
}
