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
