/** The player by touch, whose code is fetched when a finger comes (docs/spec/lesson-touch.md). */
export const STEP_BACK = '后退 10 秒';
export const STEP_FORWARD = '前进 10 秒';
export const secondsMoved = (seconds: number): string => `${seconds < 0 ? '−' : '+'}${String(Math.abs(seconds))} 秒`;
export const AT_START = '已到开头';
export const AT_END = '已到结尾';
export const NOT_WATCHED_YET = '没看过的不能跳过';
export const SLOWLY = '慢速';
