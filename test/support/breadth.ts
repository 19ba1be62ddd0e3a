/**
 * Ends the title of a test or suite that `npm test` leaves to `npm run test:all`: it repeats a promise in one more state,
 * width, engine or order of events. CONTRIBUTING.md#what-is-tested-when has the table.
 */
export const BREADTH = '(breadth)';

/** The end of the title of a test whose row is part of `npm test` only if `isDaily`. */
export function breadthUnless(isDaily: boolean): string {
  return isDaily ? '' : ` ${BREADTH}`;
}
