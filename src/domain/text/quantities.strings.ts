/** A rounded duration in words; what is `undefined` is left out. */
export const about = (hours: number | undefined, minutes: number | undefined): string =>
  ['约', hours === undefined ? '' : `${String(hours)} 小时`, minutes === undefined ? '' : `${String(minutes)} 分钟`]
    .filter(Boolean)
    .join(' ');
