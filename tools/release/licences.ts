/** What may be shipped to visitors without asking anybody: all let their code be passed on with their notice. */
export const ALLOWED_LICENCES: readonly string[] = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT'];

/**
 * Whether a package with this licence, an expression of SPDX, may be shipped: of `A OR B` one has to be allowed, of `A AND
 * B` both. Whatever cannot be read is not allowed.
 */
export function mayShip(licence: string): boolean {
  const read = licence.trim().replace(/^\((.*)\)$/, '$1');
  // Of what stands within something else, no package here says anything.
  if (/[()]/.test(read)) return false;
  const alternatives = read.split(' OR ');
  return alternatives.some((each) => each.split(' AND ').every((id) => ALLOWED_LICENCES.includes(id.trim())));
}
