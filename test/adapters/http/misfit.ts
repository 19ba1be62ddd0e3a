/**
 * Compares a value with known good `models` and reports the first deviation from each; `undefined` when it fits one:
 * the same fields and types, finite numbers, lists of the same kind of entries. Only fields in `mayBeUnknown` may be
 * `undefined`.
 */
export function leastMisfit(
  value: unknown,
  models: readonly unknown[],
  mayBeUnknown: ReadonlySet<string>,
  spot?: string,
): string | undefined {
  const misfits = models.map((model) => misfit(value, model, mayBeUnknown, spot));
  return misfits.includes(undefined) ? undefined : ['no model fits', ...misfits].join('; ');
}

function misfit(value: unknown, model: unknown, mayBeUnknown: ReadonlySet<string>, spot = 'value'): string | undefined {
  if (typeof value !== typeof model) return `${spot} is ${typeof value}, not ${typeof model}`;
  if (typeof value === 'number') return isPossible(value, spot) ? undefined : `${spot} is ${String(value)}`;
  if (!isObject(value) || !isObject(model)) return undefined;
  if (Array.isArray(model)) return misfitOfList(value, model, mayBeUnknown, spot);
  if ('kind' in model && value['kind'] !== model['kind']) return `${spot} is of kind ${String(value['kind'])}`;
  const unpromised = Object.keys(value).find((field) => !(field in model));
  if (unpromised !== undefined) return `${spot}.${unpromised} is an unknown field`;
  for (const [field, part] of Object.entries(model)) {
    if (value[field] === undefined && mayBeUnknown.has(field)) continue;
    const found = misfit(value[field], part, mayBeUnknown, `${spot}.${field}`);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Points are spent, and a faulty server may number its records below 0; nothing else is negative. */
function isPossible(number: number, spot: string): boolean {
  return Number.isFinite(number) && (number >= 0 || /(?:id|ids\[\d+\]|At|change|since|version)$/i.test(spot));
}

function misfitOfList(
  value: object,
  models: readonly unknown[],
  mayBeUnknown: ReadonlySet<string>,
  spot: string,
): string | undefined {
  if (!Array.isArray(value)) return `${spot} is not a list`;
  return value
    .map((entry: unknown, position) => leastMisfit(entry, models, mayBeUnknown, `${spot}[${String(position)}]`))
    .find((found) => found !== undefined);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
