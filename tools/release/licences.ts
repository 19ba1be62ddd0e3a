/**
 * Licences under which code may be shipped to visitors without permission: all require only that the notice is
 * included.
 */
export const ALLOWED_LICENCES: readonly string[] = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT'];

/**
 * Whether a package with this SPDX expression may be shipped: `A OR B` needs one allowed licence, `A AND B` needs both.
 * Anything unreadable is refused.
 */
export function mayShip(licence: string): boolean {
  const read = licence.trim().replace(/^\((.*)\)$/, '$1');
  // Nested expressions are refused; no package of ours has one.
  if (/[()]/.test(read)) return false;
  const alternatives = read.split(' OR ');
  return alternatives.some((each) => each.split(' AND ').every((id) => ALLOWED_LICENCES.includes(id.trim())));
}
