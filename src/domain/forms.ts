import { BehaviorSubject, distinctUntilChanged, map, type Observable } from 'rxjs';

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

/** One field of a form: what stands in it, and what is wrong with that. */
export interface FieldState<Value extends FieldValue = FieldValue> {
  readonly value: Value;
  readonly fault: string | undefined;
}

type NameOf<Fields> = keyof Fields & string;

/**
 * What has been typed into a form so far. Each field is watched by itself, so that a key in one draws none of the others
 * anew (issue 14).
 */
export class FormDraft<Fields extends { readonly [Name in keyof Fields]: FieldValue }> {
  private readonly states: Readonly<Record<NameOf<Fields>, BehaviorSubject<FieldState>>>;

  constructor(private readonly empty: Fields) {
    const entries = Object.entries<FieldValue>(empty).map(([name, value]) => [
      name,
      new BehaviorSubject<FieldState>({ value, fault: undefined }),
    ]);
    // The same names, which Object.fromEntries forgets.
    this.states = Object.fromEntries(entries) as typeof this.states;
  }

  has(name: string): name is NameOf<Fields> {
    return Object.hasOwn(this.empty, name);
  }

  /** All that stands in the form. */
  get fields(): Fields {
    const entries = Object.entries<BehaviorSubject<FieldState>>(this.states).map(([name, { value }]) => [
      name,
      value.value,
    ]);
    // As in the constructor.
    return Object.fromEntries(entries) as Fields;
  }

  /** One field. Emits at once, then whenever the field changes; never errors, never completes. */
  field$<Name extends NameOf<Fields>>(name: Name): Observable<FieldState<Fields[Name]>> {
    // As above.
    return this.states[name] as unknown as Observable<FieldState<Fields[Name]>>;
  }

  /** What stands in one field. Emits at once, then whenever that changes; never errors, never completes. */
  value$<Name extends NameOf<Fields>>(name: Name): Observable<Fields[Name]> {
    return this.field$(name).pipe(
      map(({ value }) => value),
      distinctUntilChanged(),
    );
  }

  /** Puts something else into a field, which takes its fault back (spec §5). */
  change(name: NameOf<Fields>, value: FieldValue): void {
    this.states[name].next({ value, fault: undefined });
  }

  /** Says what is wrong with every field: with those that are not named, nothing. */
  judge(faults: Faults<NameOf<Fields>>): void {
    for (const name of Object.keys(this.states)) if (this.has(name)) this.fault(name, faults[name]);
  }

  /** Says what is wrong with one field. */
  fault(name: NameOf<Fields>, fault: string | undefined): void {
    const { value, fault: before } = this.states[name].value;
    if (fault !== before) this.states[name].next({ value, fault });
  }
}
