/** The path of an address of this site, without query and hash. */
export function pathOf(address: string): string {
  return address.replace(/[?#].*/s, '');
}

/**
 * A path in the one spelling in which routes are compared. The router treats `/VIP`, `/vip/` and `/v%69p` as `/vip`, so
 * a rule about `/vip` must do the same. Like the router, it keeps encoded slashes, and encoded spaces at the ends.
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

/** The parameter names of a route pattern: `courseId` of `/courses/detail/:courseId`. */
type ParameterOf<Pattern extends string> = Pattern extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParameterOf<Rest>
  : Pattern extends `${string}:${infer Name}`
    ? Name
    : never;

/**
 * The parameters of a path that matches a route's pattern, decoded except for encoded slashes; `undefined` when the
 * path does not match. Like the router, it ignores case and a slash at the end.
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
  // The loop above has set a text for every name of the pattern.
  return parameters as Readonly<Record<ParameterOf<Pattern>, string>>;
}
