import { ANSWERS_KEPT } from '../../domain/limits.js';
import type { ReadComments } from '../../domain/comments/comments-on-view.js';
import type { Navigator } from '../../domain/ports/browser/navigator.port.js';

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
