export type Parameters = Readonly<Record<string, string | number>>;

/** The parts of a request's URL. */
export interface UrlParts {
  /** Begins with `/`; a name in braces is replaced from `parts`: `/api/v2/courses/{id}`. */
  readonly path: string;
  readonly parts?: Parameters;
  readonly query?: Parameters;
}

/**
 * The complete URL of a call. Base and path are joined with exactly one slash (docs/spec/start-and-routes.md#settings).
 */
export function requestUrl(base: string, { path, parts = {}, query = {} }: UrlParts): string {
  const filled = path.replace(/\{(\w+)\}/g, (_braces, name: string) => pathSegment(parts[name] ?? ''));
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString();
  return joinUrl(base, filled) + (search === '' ? '' : `?${search}`);
}

function joinUrl(base: string, path: string): string {
  return `${base.replace(/\/+$/, '')}/${path.replace(/^\/+/, '')}`;
}

/** An id from the location must stay one segment: `..` would request another path, even percent-encoded. */
function pathSegment(value: string | number): string {
  return encodeURIComponent(value).replace(/^\.+$/, (dots) => '%252E'.repeat(dots.length));
}
