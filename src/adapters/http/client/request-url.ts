export type Parameters = Readonly<Record<string, string | number>>;

/** What the address of a request is made of. */
export interface UrlParts {
  /** Begins with `/`; a part in braces stands for one of `parts`: `/api/v2/courses/{id}`. */
  readonly path: string;
  readonly parts?: Parameters;
  readonly query?: Parameters;
}

/** The whole address of a call. Base and path meet with exactly one slash (clarifications §1). */
export function requestUrl(base: string, { path, parts = {}, query = {} }: UrlParts): string {
  const filled = path.replace(/\{(\w+)\}/g, (_braces, name: string) => pathSegment(parts[name] ?? ''));
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString();
  return joinUrl(base, filled) + (search === '' ? '' : `?${search}`);
}

function joinUrl(base: string, path: string): string {
  return `${base.replace(/\/+$/, '')}/${path.replace(/^\/+/, '')}`;
}

/** An id from the address bar must stay one segment: `..` would ask for something else, even percent-encoded. */
function pathSegment(value: string | number): string {
  return encodeURIComponent(value).replace(/^\.+$/, (dots) => '%252E'.repeat(dots.length));
}
