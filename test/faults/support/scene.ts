import type { Look } from '../sight.js';
import type { FaultWorld, WorldWishes } from './fault-world.js';

/** Where one call is made: a page, a dialog, the beginning of everything. */
export interface Scene {
  readonly wishes?: WorldWishes;
  /** Brings a visitor to the moment before the call. */
  set(world: FaultWorld): Promise<View>;
}

/** What the visitor has before them. */
export interface View {
  /** Makes the call, as the visitor would or the page by itself. */
  act(): void;
  look(): Look;
  /** What is offered once the call has failed, or happens by itself; the fault is over by then. */
  again?(): void;
  /** What `look` says once that has worked. */
  readonly well?: string;
}

/** States in which something is still to come. */
export const BUSY: ReadonlySet<string> = new Set(['loading', 'running', 'starting', 'asking', 'wait']);
