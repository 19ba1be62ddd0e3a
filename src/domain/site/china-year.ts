/** The calendar year in China at an instant (milliseconds since the epoch): what the copyright line names. */
export function chinaYear(instant: number): number {
  return Number(new Intl.DateTimeFormat('en-US', { timeZone: 'Asia/Shanghai', year: 'numeric' }).format(instant));
}
