import { SEARCH_LABEL } from '../site/strings.js';
import { type KEYS, PLAY_KEY } from './keys.js';
import { FAR_SEEK_STEP_S, HELD_SPEED, SEEK_STEP_S } from './limits.js';

/** What the sheet of keys shows of the table: fetched when it opens. */

export const KEY_COLUMNS = ['按键', '作用'] as const;
export const KEYS_HINT = '正在打字时，字母和数字键不起作用。';

/** What the keys of a row do. */
export const EFFECTS: Readonly<Record<(typeof KEYS)[number]['name'], string>> = {
  play: `播放、暂停；按住时 ${HELD_SPEED} 倍速`,
  back: `后退、前进 ${SEEK_STEP_S} 秒`,
  farBack: `后退、前进 ${FAR_SEEK_STEP_S} 秒`,
  toTenth: '跳到全长的 0%～90%',
  slower: '减速、加速',
  repeatFrom: '循环播放一段：起点、终点',
  louder: '调高、调低音量',
  mute: '静音',
  fullscreen: '全屏',
  wide: '宽屏模式',
  previous: '上一节、下一节',
  note: '记一笔',
  send: '发布评论',
  search: SEARCH_LABEL,
  sheet: '打开快捷键',
};

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
