/** An object of stored JSON; its values are not checked. */
export type Fields = Readonly<Record<string, unknown>>;

/** The fields of a value; none where it is no object. */
export function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/** The fields of stored JSON; none where the text is no JSON: anything can write to the browser's storage. Never throws. */
export function storedFields(text = ''): Fields {
  try {
    return fieldsOf(JSON.parse(text));
  } catch {
    return {};
  }
}
