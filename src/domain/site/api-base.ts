/** The base of the API in a setting: an address or a path, without closing slashes; `undefined` where it is neither. */
export function parseApiBase(value: unknown): string | undefined {
  if (typeof value !== 'string' || !/^(?:https?:\/\/[^/\s]|\/)\S*$/i.test(value.trim())) return undefined;
  return value.trim().replace(/\/+$/, '');
}
