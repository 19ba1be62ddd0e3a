/** The middle one, or the mean of the two in the middle; `undefined` for nothing measured. */
export function median(values: readonly number[]): number | undefined {
  const sorted = values.toSorted((one, other) => one - other);
  const above = sorted[Math.floor(sorted.length / 2)];
  const below = sorted[Math.ceil(sorted.length / 2) - 1];
  return above === undefined || below === undefined ? undefined : (above + below) / 2;
}

/**
 * How many times as much as the base, by the median of the ratios round by round: whatever else the machine did in a
 * round struck both. `undefined` where no round has both, or the base measured nothing to compare with (a shift of 0).
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
