import { SEARCH_KEY } from '../site/keys.js';
import { SEARCH_LABEL } from '../site/strings.js';
import { FAR_SEEK_STEP_S, SEEK_STEP_S } from './limits.js';

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
  /** The sentence of the sheet of keys. */
  readonly effect: string;
}

/**
 * The table of all keys, in the order of the sheet (docs/spec/lesson.md#keys). A key is a row here, and an action where
 * `keysAt` of its place is used; the compiler refuses a row without an action.
 */
export const KEYS = [
  { where: 'hold', keys: { [PLAY_KEY]: 'play' }, effect: '播放、暂停；按住时 2 倍速' },
  {
    where: 'player',
    keys: { ArrowLeft: 'back', ArrowRight: 'forward' },
    repeats: true,
    effect: `后退、前进 ${SEEK_STEP_S} 秒`,
  },
  {
    where: 'player',
    keys: { j: 'farBack', l: 'farForward' },
    repeats: true,
    effect: `后退、前进 ${FAR_SEEK_STEP_S} 秒`,
  },
  { where: 'player', keys: { [ANY_DIGIT]: 'toTenth' }, effect: '跳到全长的 0%～90%' },
  { where: 'player', keys: { '<': 'slower', '>': 'faster' }, repeats: true, effect: '减速、加速' },
  { where: 'player', keys: { '[': 'repeatFrom', ']': 'repeatTo' }, effect: '循环播放一段：起点、终点' },
  { where: 'player', keys: { ArrowUp: 'louder', ArrowDown: 'quieter' }, repeats: true, effect: '调高、调低音量' },
  { where: 'player', keys: { m: 'mute' }, effect: '静音' },
  { where: 'player', keys: { f: 'fullscreen' }, effect: '全屏' },
  { where: 'lesson', keys: { t: 'wide' }, needsPage: true, effect: '宽屏模式' },
  { where: 'player', keys: { 'Shift+p': 'previous', 'Shift+n': 'next' }, effect: '上一节、下一节' },
  { where: 'lesson', keys: { n: 'note' }, effect: '记一笔' },
  { where: 'field', keys: { 'Ctrl+Enter': 'send' }, effect: '发布评论' },
  { where: 'site', keys: { [SEARCH_KEY]: 'search' }, needsPage: true, effect: SEARCH_LABEL },
  { where: 'lesson', keys: { '?': 'sheet' }, effect: '打开快捷键' },
] as const satisfies readonly KeyRow[];

/** The rows of a place. */
export function keysAt<Where extends KeyRow['where']>(where: Where) {
  return KEYS.filter((row): row is Extract<(typeof KEYS)[number], { where: Where }> => row.where === where);
}

/** What is printed on keys that are named otherwise. */
const PRINTED: Readonly<Record<string, string>> = {
  [PLAY_KEY]: '空格',
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
};

/** The keys that are pressed together, as they are printed: `Shift`, `P`. */
export function printedKeys(key: string): readonly string[] {
  return (PRINTED[key] ?? key.replace(/\+.$/, (last) => last.toUpperCase())).split('+');
}
