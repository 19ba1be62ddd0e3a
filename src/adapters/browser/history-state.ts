/** The key under which a history entry keeps its name; `undefined` when somebody else made the entry. */
export function keyOfState(state: unknown): string | undefined {
  const named = typeof state === 'object' && state !== null && 'key' in state;
  return named && typeof state.key === 'string' ? state.key : undefined;
}

/** Only has to differ from the other entries of one tab; `crypto.randomUUID` is missing on plain http. */
export function newKey(): string {
  return Math.random().toString(36).slice(2, 10);
}
