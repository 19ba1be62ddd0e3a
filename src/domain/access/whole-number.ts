/** A number above 0 that a server can count to: an id or a page of an address; `undefined` for everything else. */
export function wholeNumber(text: string): number | undefined {
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}
