/** The middle value, or the mean of the two middle values; `undefined` for an empty list. */
export function median(values: readonly number[]): number | undefined {
  const sorted = values.toSorted((one, other) => one - other);
  const above = sorted[Math.floor(sorted.length / 2)];
  const below = sorted[Math.ceil(sorted.length / 2) - 1];
  return above === undefined || below === undefined ? undefined : (above + below) / 2;
}

/**
 * The ratio to the base: the median of the ratios of each round, because other load on the machine affects both in a
 * round. `undefined` when no round has both values, or the base is 0 (a layout shift).
 */
export function ratio(
  values: readonly (number | undefined)[],
  base: readonly (number | undefined)[],
): number | undefined {
  const ratios = values.map((value, round) => {
    const against = base[round];
    return value === undefined || against === undefined || against === 0 ? undefined : value / against;
  });
  return median(ratios.filter((each) => each !== undefined));
}
