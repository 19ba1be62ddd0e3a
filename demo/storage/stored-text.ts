/** JSON cannot represent Infinity. */
const ENDLESS = '∞';

export function writeStored(parts: ReadonlyMap<string, object>): string {
  return JSON.stringify(Object.fromEntries(parts), (_, value: unknown) => (value === Infinity ? ENDLESS : value));
}

/** The readable parts of the text, by name; empty for a text that `writeStored` has not written. */
export function readStored(text: string): ReadonlyMap<string, object> {
  const read = new Map<string, object>();
  for (const [name, value] of Object.entries(parsed(text))) {
    if (isRecord(value)) read.set(name, value);
  }
  return read;
}

function parsed(text: string): object {
  try {
    const value: unknown = JSON.parse(text, (_, part: unknown) => (part === ENDLESS ? Infinity : part));
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}

function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
