import type { CatalogueGroup } from '../catalogue-state.js';

/** Filters the groups to states whose title or id contains every typed word; returns all states for an empty text. */
export function foundStates(groups: readonly CatalogueGroup[], typed: string): readonly CatalogueGroup[] {
  const terms = typed.toLowerCase().split(/\s+/);
  return groups
    .map((group) => ({
      ...group,
      states: group.states.filter((state) => {
        const text = `${group.title} ${state.title} ${state.id}`.toLowerCase();
        return terms.every((term) => text.includes(term));
      }),
    }))
    .filter(({ states }) => states.length > 0);
}
