/** Relative times (docs/spec/every-page.md#times). */
export const JUST_NOW = '刚刚';
export const minutesAgo = (minutes: number): string => `${minutes} 分钟前`;
export const hoursAgo = (hours: number): string => `${hours} 小时前`;
export const daysAgo = (days: number): string => `${days} 天前`;
