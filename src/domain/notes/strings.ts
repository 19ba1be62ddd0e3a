import { isolated } from '../text/isolated.js';
import { NOTE_LENGTH, NOTES_PER_COURSE } from './limits.js';

export const NOTES_ARE_LOCAL = '笔记只保存在这台设备上，清除浏览器数据时会一起删除，重要的请导出。';
export const NO_NOTES = '还没有笔记。看视频时点「记一笔」，就能在当前时间写下一条';
export const NO_NOTES_IN_LESSON = '本课时还没有笔记';

/** The two scopes of the list. */
export const NOTES_SHOWN = '笔记范围';
export const OF_LESSON = '本课时';
export const OF_COURSE = '整门课程';

/** The field. */
export const noteAt = (position: string): string => `${position} 的笔记`;
export const NOTE_PLACEHOLDER = '写下这一刻的要点';
export const NOTE_KEYS = 'Enter 保存，Shift + Enter 换行';
export const noteLength = (length: number): string => `${length}/${NOTE_LENGTH}`;
export const SAVE_NOTE = '保存';
export const CANCEL_NOTE = '取消';
/** Beside the title, with a link to the notes; over the video it stands alone for a moment. */
export const noteSaved = (position: string): string => `已保存 ${position}`;
export const SEE_NOTES = '查看';
export const NOTE_STORED_BESIDE = '原来的那条已在别处改动，两份内容都已保留';

/** Why a note was not saved. */
export const NOTE_FAULTS = {
  empty: '请先写点内容',
  'too-long': `没有保存：一条笔记最多 ${NOTE_LENGTH} 字`,
  'too-many': `没有保存：一门课程最多 ${NOTES_PER_COURSE} 条笔记，请先删除一些`,
  'not-stored': '没有保存：浏览器的存储空间已满或不可用。文字还在这里，请先复制，或删除一些笔记后再保存',
  'signed-out': '没有保存：登录状态已变化，请先复制文字，重新登录后再保存',
} as const;

/** The list. */
export const jumpToNote = (position: string, where: string): string =>
  where === '' ? `跳到 ${position}` : `跳到 ${position}，${isolated(where)}`;
export const EDIT_NOTE = '编辑';
export const DELETE_NOTE = '删除';
export const NOTE_DELETED = '已删除一条笔记';
export const NOTE_STAYS = '浏览器不允许删除，笔记还在';
export const EXPORT_NOTES = '导出';
/** Inside WeChat, QQ and WeChat Work, which cannot save files. The notes are in this browser only. */
export const NOTES_COPIED = '这里不能保存文件，笔记已复制，可以粘贴到别处';
export const NOTES_NOT_COPIED = '这里不能保存文件，也无法复制笔记';
export const CLEAR_NOTES = '清除本机笔记';
export const confirmClearing = (count: number): string =>
  `将删除这台设备上您所有课程的 ${count} 条笔记，不能恢复。建议先导出。`;
export const CONFIRM_CLEARING = '确定清除';
export const NOTES_CLEARED = '已清除本机笔记';
/** Plays from the next note about the lesson. */
export const NEXT_NOTE = '下一条';
export const NOTES_OF_ALL_COURSES = '全部课程的笔记';
export const notesOf = (course: string): string => `${isolated(course)} · 笔记`;
export const NOTES_FILE = '笔记.md';

/** The page over all courses (docs/spec/notes.md#my-notes). */
export const SEARCH_NOTES = '搜索笔记';
export const LIST_OF_NOTES = '笔记列表';
export const notesInAll = (count: number): string => `共 ${count} 条`;
export const notesFound = (count: number): string => `找到 ${count} 条`;
export const noNotesWith = (keywords: string): string => `没有找到包含“${isolated(keywords)}”的笔记`;
export const CLEAR_SEARCH = '清除搜索';
export const GO_LEARN = '去学习';
export const STORAGE_FORBIDDEN = '浏览器禁止本站保存数据，这里看不到、也存不下笔记。请在浏览器设置中允许后刷新页面';
export const EXPORT_ALL = '导出全部';
/** Instead of it while a search narrows the list. */
export const EXPORT_FOUND = '导出找到的';
/** Of a course whose notes are older than the stored titles. */
export const unnamedCourse = (id: number): string => `课程 ${id}`;
export const noteCount = (count: number): string => `${count} 条`;

/** Import (docs/spec/notes.md#file). */
export const IMPORT_NOTES = '导入';
export const notesImported = (count: number): string => `已导入 ${count} 条笔记`;
export const notesKnown = (count: number): string => `${count} 条已经有了，没有重复导入`;
export const notesUnreadable = (count: number): string => `${count} 处无法识别，已跳过`;
export const notesTooMany = (count: number): string => `${count} 条没有导入：一门课程最多 ${NOTES_PER_COURSE} 条笔记`;
export const notesNotStored = (count: number): string =>
  `${count} 条没有导入：浏览器的存储空间已满或不可用。可以先删除一些笔记，再导入一次`;
export const IMPORT_UNDONE = '已撤销导入';
export const IMPORT_FAULTS = {
  'too-large': '文件超过 10 MB，不是这里导出的笔记',
  damaged: '文件无法读取，可能已损坏',
  foreign: '没有找到笔记，请选择从「我的笔记」导出的 .md 文件',
} as const;
