import { SCROLL_POSITIONS_MAX } from '../../domain/site/limits.js';
import type { VisitStore } from '../../domain/ports/visit-store.js';
import { token } from '../../domain/kernel/token.js';

/**
 * The scroll positions of the tab's history entries, in CSS pixels, by `PageLocation.key`
 * (docs/spec/start-and-routes.md#scrolling). They survive a reload and a visit to another site; only the newest are
 * stored. Immediate, never throws.
 */
export class ScrollPositions {
  constructor(private readonly store: VisitStore) {}

  /** `undefined` when none is stored. */
  of(key: string): number | undefined {
    return this.all().find(([of]) => of === key)?.[1];
  }

  save(key: string, top: number): void {
    const others = this.all().filter(([of]) => of !== key);
    const stored = [...others, [key, Math.round(top)] as const].slice(-SCROLL_POSITIONS_MAX);
    this.store.write('scrollPositions', stored.map((entry) => entry.join('=')).join('&'));
  }

  /** Oldest first. Malformed entries are skipped. */
  private all(): readonly (readonly [key: string, top: number])[] {
    const entries = [...(this.store.read('scrollPositions') ?? '').matchAll(/([^&=]+)=(\d+)/g)];
    return entries.map(([, key = '', top]) => [key, Number(top)]);
  }
}

export const SCROLL_POSITIONS = token<ScrollPositions>('ScrollPositions');
