import type { FigureName, Measured } from './figures.js';
import type { Results } from './print-table.js';

/** One measurement of a site. */
export interface Task<Site> {
  readonly figures: readonly FigureName[];
  measure(site: Site): Promise<Measured>;
}

interface Options<Site extends { readonly name: string }> {
  readonly sites: readonly Site[];
  readonly tasks: readonly Task<Site>[];
  readonly rounds: number;
  /** Called when a measurement fails; its figures stay empty. */
  readonly onFailure: (site: Site, task: Task<Site>, reason: unknown) => void;
}

/**
 * Runs all tasks in every round, one at a time: each task on all sites in turn, so that other load on the machine
 * affects all of them. A task that fails in the first round is not repeated on that site: an older site may lack the
 * button, and each failure takes a minute.
 */
export async function runRounds<Site extends { readonly name: string }>({
  sites,
  tasks,
  rounds,
  onFailure,
}: Options<Site>): Promise<readonly Results[]> {
  const measured = sites.map((): Measured[] => []);
  const missing = sites.map(() => new Set<Task<Site>>());
  for (let round = 0; round < rounds; round += 1) {
    const found = sites.map((): Measured => ({}));
    for (const task of tasks) {
      for (const index of rotated(sites.length, round)) {
        const site = sites[index];
        if (site === undefined || missing[index]?.has(task)) continue;
        const more = await task.measure(site).catch((reason: unknown): Measured => {
          onFailure(site, task, reason);
          if (round === 0) missing[index]?.add(task);
          return {};
        });
        found[index] = { ...found[index], ...more };
      }
    }
    found.forEach((each, index) => measured[index]?.push(each));
  }
  return sites.map(({ name }, index) => ({ name, rounds: measured[index] ?? [] }));
}

/** 0, 1, 2, then 1, 2, 0, and so on. */
function rotated(count: number, round: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => (index + round) % count);
}
