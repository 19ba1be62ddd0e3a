import { combineLatest, map, type Observable } from 'rxjs';

import type { VisitStore } from '../../domain/ports/visit-store.js';
import { keywordOf } from '../../domain/search/keywords.js';
import { GUEST, MemberRecord } from '../../domain/session/member-record.js';
import type { Session } from '../../domain/session/session.js';
import { STORED_KEYWORDS_MAX } from '../../domain/search/limits.js';

/**
 * The keywords that were searched last on this device, newest first, each once (docs/spec/search.md#invitation). A
 * member and the anonymous visitors do not see each other's. Nothing is stored while the member is not known.
 */
export class RecentKeywords {
  private readonly record: MemberRecord<{ readonly keywords: readonly string[] }>;

  constructor(
    private readonly store: VisitStore,
    private readonly session: Pick<Session, 'memberId' | 'state$'>,
  ) {
    const owner = {
      get memberId() {
        return store.read('token') === undefined ? GUEST : session.memberId;
      },
    };
    this.record = new MemberRecord(store, owner, 'recentKeywords', ({ keywords }) => ({
      keywords: Array.isArray(keywords) ? keywords.filter(isKeyword).slice(0, STORED_KEYWORDS_MAX) : [],
    }));
  }

  /** Emits at once, and when the keywords or the visitor change. Cold; never fails, never completes. */
  watch(): Observable<readonly string[]> {
    return combineLatest([this.store.watch('recentKeywords'), this.session.state$]).pipe(
      map(() => this.record.read().keywords),
    );
  }

  has(keyword: string): boolean {
    return this.record.read().keywords.includes(keyword);
  }

  add(keyword: string): void {
    const others = this.record.read().keywords.filter((other) => other !== keyword);
    this.record.write({ keywords: [keyword, ...others].slice(0, STORED_KEYWORDS_MAX) });
  }
}

function isKeyword(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value === keywordOf(value);
}
