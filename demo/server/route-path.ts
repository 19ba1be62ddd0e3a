/**
 * A parameter with such a name must consist of digits, otherwise the path does not match (docs/api/README.md#requests).
 */
const ID = /^(?:id|\w+Id)$/;

/** The parameters of a path, by their names in the braces of `pattern`; `undefined` when the path does not match. */
export function partsOf(path: string, pattern: string): Readonly<Record<string, string>> | undefined {
  const segments = path.split('/');
  const patternSegments = pattern.split('/');
  if (segments.length !== patternSegments.length) return undefined;
  const parts: Record<string, string> = {};
  for (const [index, segment] of segments.entries()) {
    const expected = patternSegments[index] ?? '';
    const name = expected.startsWith('{') ? expected.slice(1, -1) : undefined;
    if (name !== undefined && ID.test(name) && !/^\d+$/.test(segment)) return undefined;
    if (name !== undefined && segment !== '') parts[name] = decoded(segment);
    else if (segment !== expected) return undefined;
  }
  return parts;
}

/** Returns a malformed segment unchanged. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
