/** A part of this name is digits, or else the path is another (docs/api/README.md#requests). */
const ID = /^(?:id|\w+Id)$/;

/** What stands where `pattern` has braces, by the names in them; `undefined` when the path is another. */
export function partsOf(path: string, pattern: string): Readonly<Record<string, string>> | undefined {
  const segments = path.split('/');
  const wanted = pattern.split('/');
  if (segments.length !== wanted.length) return undefined;
  const parts: Record<string, string> = {};
  for (const [place, segment] of segments.entries()) {
    const name = /^\{(\w+)\}$/.exec(wanted[place] ?? '')?.[1];
    if (name !== undefined && ID.test(name) && !/^\d+$/.test(segment)) return undefined;
    if (name !== undefined && segment !== '') parts[name] = decoded(segment);
    else if (segment !== wanted[place]) return undefined;
  }
  return parts;
}

/** A segment that is badly encoded stands for itself. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
