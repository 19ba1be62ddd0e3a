/** Addresses of pages, and the files of their snapshots (docs/decisions/0026-snapshots.md#files). */

/** The file of an address inside `pages`, without a leading slash: `courses@cid=3&page=2.html`. */
export function fileOf(address: string): string {
  const [path = '/', query] = address.split('?');
  const name = path === '/' ? 'index' : path.slice(1);
  return `${name}${query === undefined ? '' : `@${query}`}.html`;
}

/** The marker of a page that is gone, inside `gone`. */
export function goneMarkerOf(address: string): string {
  return address.slice(1);
}
