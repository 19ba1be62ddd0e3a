/** The selected soaks, and a number that replaces their own. */
export interface SoakWishes {
  readonly name: string;
  readonly times: number | undefined;
}

/** Reads `NAME [--times N]`; `undefined` when it is invalid. */
export function readWishes(input: readonly string[], names: readonly string[]): SoakWishes | undefined {
  const [name = '', flag, count, ...more] = input;
  if (!names.includes(name) || more.length > 0) return undefined;
  if (flag === undefined) return { name, times: undefined };
  const times = Number(count);
  return flag === '--times' && Number.isSafeInteger(times) && times > 0 ? { name, times } : undefined;
}
