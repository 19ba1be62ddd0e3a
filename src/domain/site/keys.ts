import { SEARCH_LABEL } from './strings.js';

/** Any digit, in the rows of keys. */
export const ANY_DIGIT = '0–9';

/** Keys that belong together. All of them are rows of the table in src/domain/lesson/keys.ts. */
export interface KeyRow<Action extends string = string> {
  /** `hold`: in the player, with its own meaning while held. `field`: where a text is typed. */
  readonly where: 'hold' | 'player' | 'lesson' | 'field' | 'site';
  /** What each does. A key is named as `pressedKey` names it. */
  readonly keys: Readonly<Record<string, Action>>;
  /** Goes on while it is held down; the others act once. */
  readonly repeats?: true;
  /** Does nothing in fullscreen, where its effect could not be seen. */
  readonly needsPage?: true;
  /** The sentence of the sheet of keys. */
  readonly effect: string;
}

/** The only row that every page has, and so the first load. */
export const SEARCH_KEY = {
  where: 'site',
  keys: { '/': 'search' },
  needsPage: true,
  effect: SEARCH_LABEL,
} as const satisfies KeyRow;
