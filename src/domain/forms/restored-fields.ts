import type { FieldValue } from './form-draft.js';

/** Stores what a visitor has typed into the fields of one form that are `restored` (docs/spec/every-page.md#forms). */
export interface RestoredFields {
  /** Empty when nothing is stored. */
  read(field: string): string;
  /** An empty text removes what was stored. */
  save(field: string, text: string): void;
}

/** What is stored for a box that is ticked. */
export const TICKED = 'ticked';

/** The text that is stored for a value; empty for a box that is not ticked. */
export function storedText(value: FieldValue): string {
  if (typeof value === 'string') return value;
  return value ? TICKED : '';
}

/** The fields of a form that opens, with what was stored in place of what is empty. */
export function restoreFields<Fields extends { readonly [Name in keyof Fields]: FieldValue }>(
  empty: Fields,
  restored: RestoredFields | undefined,
): Fields {
  const entries = Object.entries<FieldValue>(empty).map(([name, value]) => {
    const text = restored?.read(name) ?? '';
    if (text === '') return [name, value];
    return [name, typeof value === 'string' ? text : text === TICKED];
  });
  // The keys are those of `empty`; the type of Object.fromEntries loses them.
  return Object.fromEntries(entries) as Fields;
}
