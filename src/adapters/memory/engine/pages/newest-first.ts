/** The latest in front. What has no date comes last; equals keep their order. */
export function newestFirst<T extends { readonly createdAt: number | undefined }>(entries: readonly T[]): readonly T[] {
  return entries.toSorted((one, other) => (other.createdAt ?? 0) - (one.createdAt ?? 0));
}
