export type Unit = 'ms' | 'kB' | 'MB' | 'count' | 'shift';

export interface Figure {
  readonly title: string;
  readonly unit: Unit;
  /** The largest value that is accepted on two idle cores. Printed beside the value; no test reads a time. */
  readonly budget?: number;
}

/** A press that shows what the page has already feels immediate; one that opens another page has a good INP. */
const AT_ONCE_MS = 100;
const INP_MS = 200;

/**
 * Everything that is measured, in the order of the printed table. `slow` means the slow profile, `phone` and `press`
 * that of a phone; the others are measured unthrottled. A press is the time to its next paint, whatever this one shows.
 */
export const FIGURES = {
  'first-content': { title: 'first contentful paint (slow)', unit: 'ms' },
  'opener-seen': { title: '登录 is visible (slow)', unit: 'ms' },
  pressable: { title: '登录 can be pressed (slow)', unit: 'ms' },
  'largest-content': { title: 'largest contentful paint (slow)', unit: 'ms' },
  'longest-task': { title: 'longest task (slow)', unit: 'ms', budget: 50 },
  blocking: { title: 'total blocking time (slow)', unit: 'ms' },
  shift: { title: 'cumulative layout shift (slow)', unit: 'shift', budget: 0 },
  processor: { title: 'processor time of a cold visit', unit: 'ms' },
  script: { title: 'of it script', unit: 'ms' },
  'first-content-unthrottled': { title: 'first contentful paint', unit: 'ms' },
  heap: { title: 'heap after load', unit: 'MB' },
  'bytes-page': { title: 'bytes on the wire: HTML', unit: 'kB' },
  'bytes-script': { title: 'bytes on the wire: JavaScript', unit: 'kB' },
  'bytes-style': { title: 'bytes on the wire: stylesheets', unit: 'kB' },
  'bytes-image': { title: 'bytes on the wire: images', unit: 'kB' },
  'bytes-answer': { title: 'bytes on the wire: answers of the API', unit: 'kB' },
  requests: { title: 'requests', unit: 'count' },
  calls: { title: 'of them API calls', unit: 'count' },
  'repeat-first-content': { title: 'repeat visit: first contentful paint (slow)', unit: 'ms' },
  'repeat-largest-content': { title: 'repeat visit: largest contentful paint (slow)', unit: 'ms' },
  'repeat-longest-task': { title: 'repeat visit: longest task (slow)', unit: 'ms' },
  'repeat-blocking': { title: 'repeat visit: total blocking time (slow)', unit: 'ms' },
  'repeat-pressable': { title: 'repeat visit: 登录 can be pressed (slow)', unit: 'ms' },
  'repeat-requests': { title: 'repeat visit: requests that leave the browser', unit: 'count' },
  'member-first-content': { title: 'member, cold: first contentful paint (slow)', unit: 'ms' },
  'member-largest-content': { title: 'member, cold: largest contentful paint (slow)', unit: 'ms' },
  'member-header': { title: 'member, cold: their menu can be pressed (slow)', unit: 'ms' },
  'member-longest-task': { title: 'member, cold: longest task (slow)', unit: 'ms' },
  'member-blocking': { title: 'member, cold: total blocking time (slow)', unit: 'ms' },
  'bytes-looked-at': { title: 'bytes on the wire after home was viewed: all', unit: 'kB' },
  'bytes-script-looked-at': { title: 'of them JavaScript', unit: 'kB' },
  dialog: { title: '登录 pressed → field ready (slow)', unit: 'ms' },
  key: { title: 'key → frame (slow)', unit: 'ms' },
  route: { title: 'route change: home → courses (slow)', unit: 'ms' },
  back: { title: 'route change: Back to home (slow)', unit: 'ms' },
  course: { title: 'course page, cold (slow)', unit: 'ms' },
  'course-text': { title: 'course page: its text is visible, cold (slow)', unit: 'ms' },
  'course-first-content': { title: 'course page: first contentful paint (slow)', unit: 'ms' },
  'course-largest-content': { title: 'course page: largest contentful paint (slow)', unit: 'ms' },
  'course-shift': { title: 'course page: cumulative layout shift (slow)', unit: 'shift', budget: 0 },
  'course-longest-task': { title: 'course page: longest task (slow)', unit: 'ms' },
  'course-blocking': { title: 'course page: total blocking time (slow)', unit: 'ms' },
  'course-lessons': { title: 'course page: 课程目录 pressed once seen, lessons are visible (slow)', unit: 'ms' },
  'course-processor': { title: 'course page: processor time', unit: 'ms' },
  lesson: { title: 'lesson page until play can be pressed, cold (slow)', unit: 'ms' },
  'lesson-deep-press': { title: 'lesson page: play pressed once seen → the video plays (slow)', unit: 'ms' },
  'lesson-deep-playing': { title: 'the same, from the start of the visit (slow)', unit: 'ms' },
  'lesson-play': { title: 'lesson viewed: play pressed → the video plays (slow)', unit: 'ms' },
  'lesson-from-course': { title: 'course viewed: lesson pressed → the video plays (slow)', unit: 'ms' },
  'lesson-next': { title: 'lesson about to end: 下一节 pressed → the video plays (slow)', unit: 'ms' },
  search: { title: 'search: key → results (slow)', unit: 'ms' },
  'phone-first-content': { title: 'phone: first contentful paint', unit: 'ms' },
  'phone-largest-content': { title: 'phone: largest contentful paint', unit: 'ms' },
  'phone-longest-task': { title: 'phone: longest task', unit: 'ms' },
  'phone-blocking': { title: 'phone: total blocking time', unit: 'ms' },
  'phone-shift': { title: 'phone: cumulative layout shift', unit: 'shift', budget: 0 },
  'phone-bytes-script': { title: 'phone: bytes on the wire: JavaScript', unit: 'kB' },
  'phone-dialog': { title: 'phone: 登录 pressed → field ready', unit: 'ms' },
  'phone-list': { title: 'phone: course list, cold', unit: 'ms' },
  'phone-course': { title: 'phone: course page, cold', unit: 'ms' },
  'phone-lesson': { title: 'phone: lesson page until play can be pressed, cold', unit: 'ms' },
  'phone-lesson-press': { title: 'phone: lesson page: play pressed once seen → the video plays', unit: 'ms' },
  'phone-lesson-playing': { title: 'phone: the same, from the start of the visit', unit: 'ms' },
  'phone-next-page': { title: 'phone: next page of the list pressed → its courses are visible', unit: 'ms' },
  'phone-directory': { title: 'phone: 课程目录 pressed → lessons are visible', unit: 'ms' },
  'phone-long-directory': { title: 'phone: the same with 2,000 lessons', unit: 'ms' },
  'phone-comments': { title: 'phone: 课程评论 pressed → comments are visible', unit: 'ms' },
  'press-bottom-bar': { title: 'press: 全部课程 of the bottom bar', unit: 'ms', budget: INP_MS },
  'press-card': { title: 'press: a course in the list', unit: 'ms', budget: INP_MS },
  'press-directory': { title: 'press: 课程目录 of a course', unit: 'ms', budget: AT_ONCE_MS },
  'press-long-directory': { title: 'press: the same with 2,000 lessons', unit: 'ms', budget: AT_ONCE_MS },
  'press-comments': { title: 'press: 课程评论 of a course', unit: 'ms', budget: AT_ONCE_MS },
  'press-chapter': { title: 'press: a chapter, with 2,000 lessons', unit: 'ms', budget: AT_ONCE_MS },
  'press-lesson': { title: 'press: a lesson', unit: 'ms', budget: INP_MS },
  'press-pause': { title: 'press: pause', unit: 'ms', budget: AT_ONCE_MS },
  'press-next-page': { title: 'press: next page of the list', unit: 'ms', budget: INP_MS },
  'press-letter': { title: 'press: a letter in the search box', unit: 'ms', budget: AT_ONCE_MS },
  'press-login': { title: 'press: 登录', unit: 'ms', budget: AT_ONCE_MS },
  'menu-of-1000': { title: 'menu of 1,000 items: drawn', unit: 'ms' },
  'menu-of-1000-longest-task': { title: 'menu of 1,000 items: longest task', unit: 'ms' },
  'course-of-300': { title: 'course of 300 lessons: drawn', unit: 'ms' },
  'course-of-300-longest-task': { title: 'course of 300 lessons: longest task', unit: 'ms' },
} as const satisfies Readonly<Record<string, Figure>>;

export type FigureName = keyof typeof FIGURES;

/** The results of one measurement; a figure that could not be measured is missing. */
export type Measured = Readonly<Partial<Record<FigureName, number>>>;

export function isFigureName(name: string): name is FigureName {
  return Object.hasOwn(FIGURES, name);
}
