import type { FigureName, Measured } from './figures.js';
import type { Results } from './print-table.js';

/** One thing to be measured of a site. */
export interface Task<Site> {
  readonly figures: readonly FigureName[];
  measure(site: Site): Promise<Measured>;
}

interface Wishes<Site extends { readonly name: string }> {
  readonly sites: readonly Site[];
  readonly tasks: readonly Task<Site>[];
  readonly rounds: number;
  /** Hears of what could not be measured; the figure stays empty. */
  readonly onFailure: (site: Site, task: Task<Site>, reason: unknown) => void;
}

/**
 * Measures everything in every round, one thing after the other: a task of every site in turn, so that whatever else the
 * machine does strikes all of them; who is first changes from round to round. What a site has not in the first round it
 * is not asked again: an older one may have no such button, and that takes a minute to find out.
 */
export async function runRounds<Site extends { readonly name: string }>({
  sites,
  tasks,
  rounds,
  onFailure,
}: Wishes<Site>): Promise<readonly Results[]> {
  const measured = sites.map((): Measured[] => []);
  const missing = sites.map(() => new Set<Task<Site>>());
  for (let round = 0; round < rounds; round += 1) {
    const found = sites.map((): Measured => ({}));
    for (const task of tasks) {
      for (const place of inTurn(sites.length, round)) {
        const site = sites[place];
        if (site === undefined || missing[place]?.has(task)) continue;
        const more = await task.measure(site).catch((reason: unknown): Measured => {
          onFailure(site, task, reason);
          if (round === 0) missing[place]?.add(task);
          return {};
        });
        found[place] = { ...found[place], ...more };
      }
    }
    found.forEach((each, place) => measured[place]?.push(each));
  }
  return sites.map(({ name }, place) => ({ name, rounds: measured[place] ?? [] }));
}

/** 0, 1, 2, then 1, 2, 0, and so on. */
function inTurn(count: number, round: number): readonly number[] {
  return Array.from({ length: count }, (_, place) => (place + round) % count);
}
