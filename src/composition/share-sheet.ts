import { WebShareSheet } from '../adapters/browser/share-sheet.js';
import { SHARE_SHEET } from '../domain/ports/share-sheet.js';
import type { Bindings } from './services.js';

/** For the pages with a share button. */
export const bindShareSheet: Bindings = (bind) => {
  bind(SHARE_SHEET, [], () => new WebShareSheet(window));
};
