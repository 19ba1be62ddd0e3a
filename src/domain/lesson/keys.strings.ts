/** A row of the sheet of keys: keys that belong together, and what they do. */
export interface KeyRow {
  /** Each is a key, or keys that are pressed together. */
  readonly keys: readonly (readonly string[])[];
  readonly effect: string;
}

/** All keys of the lesson page (docs/spec/lesson.md#keys), in the order of the sheet. */
export const LESSON_KEYS: readonly KeyRow[] = [
  { keys: [['空格']], effect: '播放、暂停；按住时 2 倍速' },
  { keys: [['←'], ['→']], effect: '后退、前进 5 秒' },
  { keys: [['j'], ['l']], effect: '后退、前进 10 秒' },
  { keys: [['0–9']], effect: '跳到全长的 0%～90%' },
  { keys: [['<'], ['>']], effect: '减速、加速' },
  { keys: [['['], [']']], effect: '循环播放一段：起点、终点' },
  { keys: [['↑'], ['↓']], effect: '调高、调低音量' },
  { keys: [['m']], effect: '静音' },
  { keys: [['f']], effect: '全屏' },
  { keys: [['t']], effect: '宽屏模式' },
  {
    keys: [
      ['Shift', 'P'],
      ['Shift', 'N'],
    ],
    effect: '上一节、下一节',
  },
  { keys: [['n']], effect: '记一笔' },
  { keys: [['Ctrl', 'Enter']], effect: '发布评论' },
  { keys: [['/']], effect: '搜索' },
  { keys: [['?']], effect: '打开快捷键' },
];
