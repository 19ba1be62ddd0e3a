import { BehaviorSubject, distinctUntilChanged, filter, map, type Observable, Subject, switchMap } from 'rxjs';

import type { CommentTarget } from '../../domain/comments/comment.js';
import type { OwnPost, ReadComments } from '../../domain/comments/visible-comments.js';
import { ANSWERS_KEPT } from '../../domain/limits.js';
import type { Navigator } from '../../domain/ports/browser/navigator.js';
import type { VisitStore } from '../../domain/ports/browser/visit-store.js';
import type { AnsweredComment } from '../../domain/ports/server/comment-gateway.js';
import { memberId } from '../../domain/session/session-state.js';
import type { Session } from '../../domain/session/session.js';
import { MemberDrafts } from '../member/member-drafts.js';

/** Where a text is typed: under a course or lesson, or as an answer to something there. */
export interface DraftPlace {
  readonly target: CommentTarget;
  readonly answers?: AnsweredComment | undefined;
}

/** What a member has typed as comment and not sent (pages §3, §17), kept as any draft of a member is. Immediate. */
export class CommentDrafts {
  private readonly drafts: MemberDrafts;

  constructor(store: VisitStore, session: Pick<Session, 'member'>) {
    this.drafts = new MemberDrafts(store, session, 'commentDrafts');
  }

  /** Empty when there is none. */
  read(place: DraftPlace): string {
    return this.drafts.read(draftNameOf(place));
  }

  /** Takes the place of an older one; an empty text leaves none. Of somebody who is no member nothing is kept. */
  keep(place: DraftPlace, text: string): void {
    this.drafts.keep(draftNameOf(place), text);
  }
}

function draftNameOf({ target: { kind, id }, answers }: DraftPlace): string {
  return [`${kind} ${String(id)}`, answers?.commentId, answers?.replyId].filter(Boolean).join('/');
}

const NONE: readonly OwnPost[] = [];

/**
 * What members have written since the page was loaded (pages §17); a reload forgets it. Nobody sees what another
 * member of the same tab has waiting for review.
 */
export class OwnPosts {
  private readonly posts = new BehaviorSubject<ReadonlyMap<string, readonly OwnPost[]>>(new Map());
  private readonly publications = new Subject<string>();

  constructor(private readonly session: Pick<Session, 'state$' | 'member'>) {}

  /** Who writes now; `undefined` for nobody whom the site knows. */
  get writer(): number | undefined {
    return this.session.member;
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

/** How much of a list of comments a reader has unfolded. */
export type Unfolded = Pick<ReadComments, 'all' | 'replies' | 'parts'>;

/**
 * What was unfolded at the newest entries of the tab's history, so that Back shows as many comments as before. Kept for
 * the life of the document. Immediate.
 */
export class UnfoldedPlaces {
  private readonly places = new Map<string, Unfolded>();

  constructor(private readonly navigator: Pick<Navigator, 'place$'>) {}

  /** `undefined` where nothing was unfolded at the present entry. */
  read(name: string): Unfolded | undefined {
    return this.places.get(this.keyOf(name));
  }

  keep(name: string, unfolded: Unfolded): void {
    const key = this.keyOf(name);
    // The one that was kept last is the last to go.
    this.places.delete(key);
    this.places.set(key, unfolded);
    const [oldest] = this.places.keys();
    if (this.places.size > ANSWERS_KEPT && oldest !== undefined) this.places.delete(oldest);
  }

  private keyOf(name: string): string {
    return `${this.navigator.place$.value.key} ${name}`;
  }
}
