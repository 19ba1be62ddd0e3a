/** An object of stored JSON; its values are not checked. */
export type Fields = Readonly<Record<string, unknown>>;

/** The fields of an object; none for any other value. */
export function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/**
 * The fields of stored JSON; none for invalid JSON, since other code may write to the browser's storage. Never throws.
 */
export function storedFields(text = ''): Fields {
  try {
    return fieldsOf(JSON.parse(text));
  } catch {
    return {};
  }
}
