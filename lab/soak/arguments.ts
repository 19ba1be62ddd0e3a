/** The selected soaks, and a number that replaces their own. */
export interface SoakArguments {
  readonly name: string;
  readonly times: number | undefined;
}

/** Reads `NAME [--times N]`; `undefined` when it is invalid. */
export function readArguments(input: readonly string[], names: readonly string[]): SoakArguments | undefined {
  const [name = '', flag, count, ...more] = input;
  if (!names.includes(name) || more.length > 0) return undefined;
  if (flag === undefined) return { name, times: undefined };
  const times = Number(count);
  return flag === '--times' && Number.isSafeInteger(times) && times > 0 ? { name, times } : undefined;
}
