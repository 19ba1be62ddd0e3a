import type { Controls } from '../../src/adapters/memory/server/controls.js';
import type { Step } from './steps/step.js';

/** What may go wrong with code that is fetched on demand: it is on its way for ever, or it does not come this time. */
export type CodeTrouble = 'slow' | 'lost';

/** A page may come and break as well. */
export type PageTrouble = CodeTrouble | 'broken';

/**
 * One state of one view, as a recipe: how the pretend site is set up, who comes to which address, what they do there,
 * and by what it is known that the state is reached. Plain data and steps, so that node can read the table too.
 */
export interface CatalogueState {
  /** Path in the catalogue, `dialogs/login/refused`; the first part is the group's. Also the name of its pictures. */
  readonly id: string;
  readonly title: string;
  /** Where the visitor comes in; one that needs something of the site first asks its controls. */
  readonly address: string | ((controls: Controls) => string);
  /** Mobile of the seeded account that is signed in already. */
  readonly signedInAs?: string;
  /** Turns the pretend site before anybody comes. */
  readonly set?: (controls: Controls) => void;
  /** What the visitor does, in order. */
  readonly steps?: readonly Step[];
  /** A text or a name that can be found on the page in this state, and not before. */
  readonly shows: string;
  /** The state exists on such screens alone: below 992 px, or from there on. */
  readonly screen?: 'narrow' | 'wide';
  /** What goes wrong with the code of pages, and with that of the services they fetch. */
  readonly code?: { readonly pages?: PageTrouble; readonly services?: CodeTrouble };
  /** The browser's console tells of this state as well, as it should. */
  readonly noisy?: true;
}

/** States that belong together. */
export interface CatalogueGroup {
  /** The first part of the ids in it. */
  readonly id: string;
  readonly title: string;
  readonly states: readonly CatalogueState[];
}
