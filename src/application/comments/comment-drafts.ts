import { MemberDrafts } from '../member/member-drafts.js';
import type { CommentTarget } from '../../domain/comments/comment.js';
import type { AnsweredComment } from '../../domain/ports/server/comment-gateway.port.js';
import type { VisitStore } from '../../domain/ports/browser/visit-store.port.js';
import type { Session } from '../../domain/session/session.js';

/** Where a text is typed: under a course or lesson, or as an answer to something there. */
export interface DraftPlace {
  readonly target: CommentTarget;
  readonly answers?: AnsweredComment | undefined;
}

/** What a member has typed as comment and not sent (pages §3, §17), kept as any draft of a member is. Immediate. */
export class CommentDrafts {
  private readonly drafts: MemberDrafts;

  constructor(store: VisitStore, session: Pick<Session, 'state$'>) {
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
