import { SEARCH_KEY, SEND_KEY } from '../site/keys.js';

/** The space bar. */
export const PLAY_KEY = ' ';
/** Any digit, in the table. */
export const ANY_DIGIT = '0–9';

/** Keys that belong together. */
export interface KeyRow<Action extends string = string> {
  /** `hold`: in the player, with its own meaning while held. `field`: where a text is typed. `site`: on every page. */
  readonly where: 'hold' | 'player' | 'lesson' | 'field' | 'site';
  /** What each does. A key is named as `pressedKey` names it. */
  readonly keys: Readonly<Record<string, Action>>;
  /** Goes on while it is held down; the others act once. */
  readonly repeats?: true;
  /** Does nothing in fullscreen, where its effect could not be seen. */
  readonly needsPage?: true;
  /** Of its sentence in the sheet (./key-sheet.strings.ts). */
  readonly name: string;
}

/**
 * The table of all keys, in the order of the sheet (docs/spec/lesson.md#keys). A key is a row here, and an action where
 * `keysAt` of its place is used; the compiler refuses a row without an action. Forms and header, which other pages have
 * too, name theirs (../site/keys.ts).
 */
export const KEYS = [
  { where: 'hold', keys: { [PLAY_KEY]: 'play' }, name: 'play' },
  { where: 'player', keys: { ArrowLeft: 'back', ArrowRight: 'forward' }, repeats: true, name: 'back' },
  { where: 'player', keys: { j: 'farBack', l: 'farForward' }, repeats: true, name: 'farBack' },
  { where: 'player', keys: { [ANY_DIGIT]: 'toTenth' }, name: 'toTenth' },
  { where: 'player', keys: { '<': 'slower', '>': 'faster' }, repeats: true, name: 'slower' },
  { where: 'player', keys: { '[': 'repeatFrom', ']': 'repeatTo' }, name: 'repeatFrom' },
  { where: 'player', keys: { ArrowUp: 'louder', ArrowDown: 'quieter' }, repeats: true, name: 'louder' },
  { where: 'player', keys: { m: 'mute' }, name: 'mute' },
  { where: 'player', keys: { f: 'fullscreen' }, name: 'fullscreen' },
  { where: 'lesson', keys: { t: 'wide' }, needsPage: true, name: 'wide' },
  { where: 'player', keys: { 'Shift+p': 'previous', 'Shift+n': 'next' }, name: 'previous' },
  { where: 'lesson', keys: { n: 'note' }, name: 'note' },
  { where: 'field', keys: { [SEND_KEY]: 'send' }, name: 'send' },
  { where: 'site', keys: { [SEARCH_KEY]: 'search' }, needsPage: true, name: 'search' },
  { where: 'lesson', keys: { '?': 'sheet' }, name: 'sheet' },
] as const satisfies readonly KeyRow[];

/** The rows of a place. */
export function keysAt<Where extends KeyRow['where']>(where: Where) {
  return KEYS.filter((row): row is Extract<(typeof KEYS)[number], { where: Where }> => row.where === where);
}
