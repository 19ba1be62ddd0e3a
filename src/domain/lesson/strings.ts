import { isolated } from '../text/isolated.js';
import { HELD_SPEED } from './limits.js';

/** Resuming at the last position (docs/spec/lesson.md#resume). */
export const resumedAt = (position: string): string => `已从 ${position} 继续播放`;
export const FROM_THE_START = '从头播放';
/** Repeating a part (docs/spec/lesson.md#repeat); `to` is `undefined` until the visitor has marked it. */
export const repeating = (from: string, to: string | undefined): string =>
  to === undefined ? `循环起点 ${from}，按 ] 设置终点` : `循环 ${from}–${to}`;
export const END_REPEAT = '结束循环';

/** Shown while the video goes on (docs/spec/media.md). */
export const PART_SKIPPED = '有一小段视频无法播放，已跳过';
export const UNSEEKABLE = '该视频不支持跳转，只能从头播放';

/** Shown instead of the video. */
export const NO_ADDRESS = '该视频暂无播放地址';
/** Also of a video that stands still (standstill.ts). */
export const STREAM_BROKEN = '视频播放出错，请稍后重试';
export const UNSUPPORTED = '当前浏览器无法播放该视频，请更换浏览器后重试';
export const WAITING_FOR_NETWORK = '网络已断开，恢复后将继续播放';
export const PLAYING_ELSEWHERE = '已在其他页面播放，本页已暂停';
export const CONTINUE_HERE = '在此继续';
export const LESSON_LOCKED = '本课时需要购买课程后观看';

/** The preview. */
export const PREVIEWING = '正在试看，购买后观看完整课程';
export const PREVIEW_OVER = '试看已结束，购买后观看完整课程';
export const PREVIEW_AGAIN = '重新试看';

/** The end of a lesson. */
export const UP_NEXT = '即将播放下一节';
export const PLAY_NOW = '立即播放';
/** Behind `PLAY_NOW`. */
export const inSeconds = (seconds: number): string => `（${String(seconds)}）`;
export const CANCEL_NEXT = '取消';
export const COURSE_ENDED = '恭喜学完本课程';
export const unfinishedAtEnd = (count: number): string => `这是最后一节，还有 ${String(count)} 节没学完`;
export const TO_UNFINISHED = '去学没学完的';
export const PLAY_AGAIN = '重新播放';
export const BACK_TO_COURSE = '返回课程';
export const NEXT_LESSON = '下一节';
export const PREVIOUS_LESSON = '上一节';

/** Codes of cloud services for video qualities (docs/api/lesson.md#play-addresses). */
export const QUALITY_NAMES: Readonly<Record<string, string>> = {
  FD: '流畅',
  LD: '清晰',
  SD: '标清',
  HD: '高清',
  OD: '原画',
};
export const nthQuality = (index: number): string => `清晰度 ${String(index)}`;

/** The page around the player. */
export const lessonTitle = (lesson: string, course: string): string =>
  [lesson, course].filter(Boolean).map(isolated).join(' - ');
export const WIDE_MODE = '宽屏模式';
/** Opens the directory in wide mode. */
export const SHOW_DIRECTORY = '目录';
export const CLOSE_SMALL_PLAYER = '关闭小窗';
export const KEY_SHEET = '快捷键';
export const lessonPosition = (number: number, count: number): string => `第 ${String(number)}/${String(count)} 课时`;
/** The accessible name of a link to the previous or the next lesson. */
export const namedLesson = (name: string, lesson: string): string => `${isolated(name)}：${isolated(lesson)}`;
/** The row that opens the picker (docs/spec/lesson.md#picker-row). */
export const LESSON_PICKER = '选集';
export const lessonOf = (number: number, total: number): string => `${String(number)}/${String(total)}`;
export const lessonsTotal = (total: number): string => `共 ${String(total)} 课时`;
export const FIND_LESSON = '查找课时';
export const LESSON_PARTS = '课时内容';
export const COMMENTS_OF_LESSON = '课时评论';
export const NO_ATTACHMENTS = '本课程暂无附件';
export const frameOf = (lesson: string): string => `视频：${isolated(lesson)}`;

/** Notes: what the page shows before their code has arrived (docs/spec/notes.md). */
export const NOTES_TEXT = '我的笔记';
export const TAKE_NOTE = '记一笔';
export const NOTES_FAILED = '笔记加载失败，请检查网络后重试';

/** The player (docs/spec/lesson.md#player). */
export const playerOf = (title: string): string => `视频播放器：${isolated(title)}`;
export const PLAY = '播放';
/** Below the play sign on the poster. */
export const continueFrom = (position: string): string => `从 ${position} 继续`;
export const START = '开始';
export const startOf = (length: string): string => `${START} · ${length}`;
export const UNKNOWN_TIME = '--:--';
export const MUTE = '静音';
export const VOLUME = '音量';
export const SEEK = '播放进度';
export const SPEED = '播放速度';
export const QUALITY = '清晰度';
export const FULLSCREEN = '全屏';
export const PICTURE_IN_PICTURE = '画中画';
export const LOADING_VIDEO = '视频加载中';
export const FASTER_NOW = `${HELD_SPEED} 倍速播放中`;
export const positionOf = (position: string, length: string): string => `${position}，共 ${length}`;
export const percent = (value: number): string => `${String(value)}%`;
export const speedText = (speed: number): string => `${String(speed)}x`;
export const PLAYER_FAILED = '播放器加载失败，请检查网络后重试';
