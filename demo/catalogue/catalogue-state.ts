import type { Controls } from '../../src/adapters/memory/server/controls.js';
import type { Scene } from '../../src/domain/site/scene.js';
import type { Step } from './steps/step.js';

/** The time of every state, so that the year in the footer and the dates on the pages never change. */
export const MOMENT = Date.UTC(2026, 10, 20, 2);

/** Trouble with code that is fetched on demand: `slow` never arrives, `lost` fails to load. */
export type CodeFault = 'slow' | 'lost';

/** A page may also load and then throw while it renders. */
export type PageFault = CodeFault | 'broken';

/**
 * One state of one view: how the in-memory server is set up, which visitor opens which address and what they do there,
 * and the text that shows the state was reached. Plain data and steps, so that Node can read the table too.
 */
export interface CatalogueState {
  /**
   * Path in the catalogue, for example `dialogs/login/refused`; the first part is the group's id. Also the name of its
   * screenshots.
   */
  readonly id: string;
  readonly title: string;
  /** The address that the visitor opens. A function computes it when it needs data from the server's controls. */
  readonly address: string | ((controls: Controls) => string);
  /** Mobile of the seeded account that is signed in already. */
  readonly signedInAs?: string;
  /** Sets up the in-memory server before the page starts. */
  readonly set?: (controls: Controls) => void;
  readonly steps?: readonly Step[];
  /** A text or accessible name that is on the page in this state, and not before. */
  readonly shows: string;
  /** The screens on which the state exists: below 992 px, or from 992 px on. */
  readonly screen?: 'narrow' | 'wide';
  /** The browser is that of a phone, or WeChat's own. Every other state has a computer's. */
  readonly scene?: Exclude<Scene, 'pc'>;
  /** Trouble with the code of pages, and with the code of the services that pages load. */
  readonly code?: { readonly pages?: PageFault; readonly services?: CodeFault };
  /** This state writes to the browser's console, as it should. */
  readonly noisy?: true;
}

export interface CatalogueGroup {
  /** The first part of the ids in it. */
  readonly id: string;
  readonly title: string;
  readonly states: readonly CatalogueState[];
}
