import { BehaviorSubject, distinctUntilChanged, map, type Observable } from 'rxjs';

/** The value of a form field: text or checkbox. */
export type FieldValue = string | boolean;

/** The error messages of a form by field. Empty when the form can be sent. */
export type Faults<Field extends string> = Readonly<Partial<Record<Field, string>>>;

/** The required fields, each with the message that is shown when it is empty. */
export type RequiredFields<Field extends string> = readonly (readonly [field: Field, message: string])[];

/**
 * The messages of the required fields that are empty. Spaces alone are empty, as for the server
 * (docs/api/README.md#validation-errors).
 */
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

/** The value of a form field and its error message. */
export interface FieldState<Value extends FieldValue = FieldValue> {
  readonly value: Value;
  readonly fault: string | undefined;
}

type NameOf<Fields> = keyof Fields & string;

/**
 * What the visitor has typed so far. Each field is a stream of its own: a keystroke re-renders one field only.
 */
export class FormDraft<Fields extends { readonly [Name in keyof Fields]: FieldValue }> {
  private readonly states: Readonly<Record<NameOf<Fields>, BehaviorSubject<FieldState>>>;

  constructor(private readonly empty: Fields) {
    const entries = Object.entries<FieldValue>(empty).map(([name, value]) => [
      name,
      new BehaviorSubject<FieldState>({ value, fault: undefined }),
    ]);
    // The keys are those of `empty`; the type of Object.fromEntries loses them.
    this.states = Object.fromEntries(entries) as typeof this.states;
  }

  has(name: string): name is NameOf<Fields> {
    return Object.hasOwn(this.empty, name);
  }

  /** The values of all fields. */
  get fields(): Fields {
    const entries = Object.entries<BehaviorSubject<FieldState>>(this.states).map(([name, { value }]) => [
      name,
      value.value,
    ]);
    // The keys are those of `empty`, as in the constructor.
    return Object.fromEntries(entries) as Fields;
  }

  /** One field. Emits at once, then on every change of the field; never errors, never completes. */
  field$<Name extends NameOf<Fields>>(name: Name): Observable<FieldState<Fields[Name]>> {
    // TypeScript does not know that the stream of a field has the type of its value.
    return this.states[name] as unknown as Observable<FieldState<Fields[Name]>>;
  }

  /** The value of one field. Emits at once, then whenever the value changes; never errors, never completes. */
  value$<Name extends NameOf<Fields>>(name: Name): Observable<Fields[Name]> {
    return this.field$(name).pipe(
      map(({ value }) => value),
      distinctUntilChanged(),
    );
  }

  /** Sets the value of a field and clears its error (docs/spec/signing-in.md#forms). */
  change(name: NameOf<Fields>, value: FieldValue): void {
    this.states[name].next({ value, fault: undefined });
  }

  /** Sets the errors of all fields; a field without a message in `faults` loses its error. */
  judge(faults: Faults<NameOf<Fields>>): void {
    for (const name of Object.keys(this.states)) if (this.has(name)) this.fault(name, faults[name]);
  }

  /** Sets or clears the error of one field. */
  fault(name: NameOf<Fields>, fault: string | undefined): void {
    const { value, fault: before } = this.states[name].value;
    if (fault !== before) this.states[name].next({ value, fault });
  }
}
