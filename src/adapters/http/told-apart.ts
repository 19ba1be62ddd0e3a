/**
 * Entries whose ids serve to tell neighbours apart and for nothing else, with ids that do: where two have the same
 * one, every entry has its place for an id.
 */
export function toldApart<T extends { readonly id: number }>(entries: readonly T[]): readonly T[] {
  const ids = new Set(entries.map(({ id }) => id));
  return ids.size === entries.length ? entries : entries.map((entry, position) => ({ ...entry, id: position }));
}
