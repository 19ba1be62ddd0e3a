/**
 * Stands in for lists and promises that RxJS reads on a scheduler, `from(list, scheduler)`: here schedulers are for time
 * alone (`timer`, `delay`, `observeOn`). Saves 0.2 kB br of the first load.
 */
export function scheduled() {
  throw new Error('Lists and promises take no scheduler here');
}
