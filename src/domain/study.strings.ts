import { LEARN_AGAIN } from './courses/strings.js';
import type { StudyAction, StudyTab } from './study.js';
import { isolated } from './text/isolated.js';

/** Strings of the study center (docs/spec/study.md#course-tabs). */
export const STUDY_LISTS = '我的课程';
export const TAB_NAMES: Readonly<Record<StudyTab, string>> = { learned: '在学', courses: '已购', like: '收藏' };
export const TAB_EMPTY: Readonly<Record<StudyTab, string>> = {
  learned: '还没有学习记录，选一门课程开始吧',
  courses: '还没有购买课程，去看看有哪些课程吧',
  like: '还没有收藏课程，遇到喜欢的就收藏起来吧',
};
/** Shown before the time of the event. */
export const EVENTS: Readonly<Record<StudyTab, string>> = { learned: '最近学习', courses: '购买于', like: '收藏于' };
export const ACTIONS: Readonly<Record<StudyAction, string>> = {
  start: '开始学习',
  continue: '继续学习',
  finished: LEARN_AGAIN,
};
/** The state of a finished course. */
export const COURSE_FINISHED = '已学完';
export const lessonsToGo = (count: number): string => `还剩 ${String(count)} 课时`;
export const lastLessonOf = (title: string): string => `上次学到：${isolated(title)}`;
export const lessonsLearnedOf = (learned: number, all: number): string =>
  `已学 ${String(learned)} / ${String(all)} 课时`;
export const studiedPercent = (percent: number): string => `已学 ${String(percent)}%`;
/** Shown instead of the title of a deleted course. */
export const COURSE_WITHDRAWN = '课程已下架';

export const PROGRESS_OF_LESSONS = '学习进度';
export const LESSON_NOT_STARTED = '未学习';
export const LESSON_FINISHED = '已学完';
export const watchedOf = (watched: string, length: string): string => `已学 ${watched} / ${length}`;
export const watchedSoFar = (watched: string): string => `已学 ${watched}`;
export const lengthOf = (length: string): string => `时长 ${length}`;
export const NO_LESSONS_YET = '课时上线后会出现在这里';

/** Removing a favourite, and undoing that. */
export const favouriteDropped = (title: string): string => `已取消收藏《${isolated(title)}》`;
export const UNDO = '撤销';
/** Added for screen readers to buttons with the same label: `继续学习《高等数学精讲》`. */
export const ofCourse = (title: string): string => `《${isolated(title)}》`;
