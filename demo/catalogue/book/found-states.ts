import type { CatalogueGroup } from '../catalogue-state.js';

/** The groups with those of their states whose title or id has every typed word; all of them while nothing is typed. */
export function foundStates(groups: readonly CatalogueGroup[], typed: string): readonly CatalogueGroup[] {
  const words = typed.toLowerCase().split(/\s+/);
  return groups
    .map((group) => ({
      ...group,
      states: group.states.filter((state) => {
        const text = `${group.title} ${state.title} ${state.id}`.toLowerCase();
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter(({ states }) => states.length > 0);
}
