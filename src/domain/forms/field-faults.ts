/** What a field of a form holds. */
export type FieldValue = string | boolean;

/** What may be wrong with a form, by field. Empty when it may be sent. */
export type Faults<Field extends string> = Readonly<Partial<Record<Field, string>>>;

/** The fields that must be filled in, each with what is said when it is not. */
export type RequiredFields<Field extends string> = readonly (readonly [field: Field, message: string])[];

/** The required fields that are empty. Blanks alone are nothing, as they are for the server (API 1.3). */
export function missingFields<Field extends string>(
  required: RequiredFields<Field>,
  fields: Readonly<Partial<Record<Field, FieldValue>>>,
): Faults<Field> {
  const faults: Partial<Record<Field, string>> = {};
  for (const [field, message] of required) {
    if (isMissing(fields[field])) faults[field] = message;
  }
  return faults;
}

function isMissing(value: FieldValue | undefined): boolean {
  return typeof value === 'string' ? value.trim() === '' : value !== true;
}
