/** What was learned in this week (docs/spec/week.md#display). */
const amount = (seconds: number): string => {
  const minutes = Math.floor(seconds / 60);
  if (minutes < 1) return '不到 1 分钟';
  const hours = Math.floor(minutes / 60);
  return [hours > 0 && `${String(hours)} 小时`, minutes % 60 > 0 && `${String(minutes % 60)} 分钟`]
    .filter(Boolean)
    .join(' ');
};
export const learnedThisWeek = (lessons: number, seconds: number): string =>
  `本周学了 ${String(lessons)} 节 · ${amount(seconds)}`;
export const ON_THIS_DEVICE = '（这台设备）';
export const WEEK_TITLE = '本周学习';
export const HOW_COUNTED = '只统计在这台设备上播放、服务器已经记下的新进度，重看和跳过的部分不算。';
export const HOW_ENDED = '每周一重新开始，退出登录时删除，不会发送给任何人。';
export const STOP_COUNTING = '不再统计';
export const COUNTING_STOPPED = '已停止统计并删除，可在“我的学习”里重新打开';
export const COUNTING_IS_OFF = '本周学习统计已关闭';
export const COUNT_AGAIN = '重新打开';
