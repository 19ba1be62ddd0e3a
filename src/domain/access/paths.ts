/** The path of an address of this site, without query and hash. */
export function pathOf(address: string): string {
  return address.replace(/[?#].*/s, '');
}

/**
 * A path in the one spelling in which routes are compared. The router treats `/VIP`, `/vip/` and `/v%69p` as `/vip`, so
 * a rule about `/vip` must do the same. Like the router, it keeps encoded slashes, and encoded spaces at the ends.
 */
export function plainPath(path: string): string {
  return decodedSegments(path.trim())
    .toLowerCase()
    .replace(/(?!^)\/+$/, '');
}

function decodedSegments(path: string): string {
  try {
    return path
      .split('/')
      .map((part) => decodeURIComponent(part).replaceAll('/', '%2F'))
      .join('/');
  } catch {
    return path;
  }
}

/**
 * Whether a path matches a route's pattern, such as `/courses/detail/:courseId`. Like the router, it ignores case and a
 * slash at the end.
 */
export function matchesPattern(pattern: string, path: string): boolean {
  const wanted = pattern.toLowerCase().split('/');
  const found = plainPath(path).split('/');
  return (
    wanted.length === found.length && wanted.every((part, position) => part.startsWith(':') || part === found[position])
  );
}
