import type { CommentTarget } from '../../domain/comments/comment.js';
import type { AnsweredComment } from '../../domain/ports/server/comment-gateway.port.js';
import type { VisitStore } from '../../domain/ports/browser/visit-store.port.js';
import type { Session } from '../../domain/session/session.js';

/** Where a text is typed: under a course or lesson, or as an answer to something there. */
export interface DraftPlace {
  readonly target: CommentTarget;
  readonly answers?: AnsweredComment | undefined;
}

type Drafts = Readonly<Record<string, string>>;

/**
 * What a member has typed and not sent (pages §3, §17): it outlives a failure, the end of the session, the login dialog
 * and a reload of the page; not a sign-out, and not the tab. Nobody sees the drafts of another member. Immediate.
 */
export class CommentDrafts {
  constructor(
    private readonly store: VisitStore,
    private readonly session: Pick<Session, 'state$'>,
  ) {}

  /** Empty when there is none. */
  read(place: DraftPlace): string {
    return this.own()[nameOf(place)] ?? '';
  }

  /** Takes the place of an older one; an empty text leaves none. Of somebody who is no member nothing is kept. */
  keep(place: DraftPlace, text: string): void {
    const { member } = this;
    if (member === undefined) return;
    const name = nameOf(place);
    const others = Object.entries(this.own()).filter(([other]) => other !== name);
    const drafts: Drafts = Object.fromEntries(text === '' ? others : [...others, [name, text]]);
    if (Object.keys(drafts).length === 0) this.store.erase('commentDrafts');
    else this.store.write('commentDrafts', JSON.stringify({ member, drafts }));
  }

  private get member(): number | undefined {
    const state = this.session.state$.value;
    return state.kind === 'member' ? state.user.id : undefined;
  }

  private own(): Drafts {
    const { member } = this;
    const kept = parse(this.store.read('commentDrafts') ?? '');
    return member !== undefined && kept?.member === member ? kept.drafts : {};
  }
}

function nameOf({ target: { kind, id }, answers }: DraftPlace): string {
  return [`${kind} ${String(id)}`, answers?.commentId, answers?.replyId].filter(Boolean).join('/');
}

/** Whatever has become of it in the browser's storage: only texts are taken out. */
function parse(stored: string): { readonly member: unknown; readonly drafts: Drafts } | undefined {
  try {
    const kept: unknown = JSON.parse(stored);
    if (typeof kept !== 'object' || kept === null || !('member' in kept) || !('drafts' in kept)) return undefined;
    const entries = Object.entries(Object(kept.drafts)).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    );
    return { member: kept.member, drafts: Object.fromEntries(entries) };
  } catch {
    return undefined;
  }
}
