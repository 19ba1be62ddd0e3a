/** Which soaks, and how many times in place of their own number. */
export interface SoakWishes {
  readonly name: string;
  readonly times: number | undefined;
}

/** Reads `NAME [--times N]`; `undefined` where it is anything else. */
export function readWishes(input: readonly string[], names: readonly string[]): SoakWishes | undefined {
  const [name = '', flag, count, ...more] = input;
  if (!names.includes(name) || more.length > 0) return undefined;
  if (flag === undefined) return { name, times: undefined };
  const times = Number(count);
  return flag === '--times' && Number.isSafeInteger(times) && times > 0 ? { name, times } : undefined;
}
