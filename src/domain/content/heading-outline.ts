/** HTML knows no heading below this one. */
const LOWEST = 6;

/**
 * New levels for the headings of a text, in their order, so that they fit under the headings of the page: the highest
 * get `top`, what stands under another heading comes one level below it, and none is left out on the way down.
 */
export function outlineLevels(levels: readonly number[], top: number): readonly number[] {
  const above: number[] = [];
  return levels.map((level) => {
    while ((above.at(-1) ?? -Infinity) >= level) above.pop();
    above.push(level);
    return Math.min(LOWEST, top + above.length - 1);
  });
}
