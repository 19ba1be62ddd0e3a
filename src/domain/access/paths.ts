/** The path of an address of this site, without query and hash. */
export function pathOf(address: string): string {
  return address.replace(/[?#].*/s, '');
}

/**
 * A path in the one spelling that routes are compared in. The router takes `/VIP`, `/vip/` and `/v%69p` for
 * `/vip`, so a rule about `/vip` must too. Like the router, it keeps an encoded slash encoded, and encoded spaces: both
 * belong to the part of the path that they are in.
 */
export function plainPath(path: string): string {
  return decoded(path.trim())
    .toLowerCase()
    .replace(/(?!^)\/+$/, '');
}

function decoded(path: string): string {
  try {
    return path
      .split('/')
      .map((part) => decodeURIComponent(part).replaceAll('/', '%2F'))
      .join('/');
  } catch {
    return path;
  }
}

/** The names of the parts of a pattern that stand for something: `courseId` of `/courses/detail/:courseId`. */
type ParameterOf<Pattern extends string> = Pattern extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParameterOf<Rest>
  : Pattern extends `${string}:${infer Name}`
    ? Name
    : never;

/**
 * The parameters of a path under a route's pattern, decoded but for an encoded slash; `undefined` where the path is
 * another route's. Letters of either size and a slash at the end make no difference, as for the router.
 */
export function matchRoute<Pattern extends string>(
  pattern: Pattern,
  path: string,
): Readonly<Record<ParameterOf<Pattern>, string>> | undefined {
  const wanted = pattern.split('/');
  const found = plainPath(path).split('/');
  if (wanted.length !== found.length) return undefined;
  const parameters: Record<string, string> = {};
  for (const [position, part] of wanted.entries()) {
    const text = found[position] ?? '';
    if (part.startsWith(':')) parameters[part.slice(1)] = text;
    else if (part.toLowerCase() !== text) return undefined;
  }
  // Filled with a text for every name of the pattern just now.
  return parameters as Readonly<Record<ParameterOf<Pattern>, string>>;
}
