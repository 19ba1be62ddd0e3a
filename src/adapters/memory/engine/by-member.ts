/** Entries of every member, by user id. */
export type ByMember<T> = Readonly<Record<number, readonly T[]>>;
