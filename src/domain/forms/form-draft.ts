import { BehaviorSubject, distinctUntilChanged, map, type Observable } from 'rxjs';

import type { Faults, FieldValue } from './field-faults.js';

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
  private readonly states: { readonly [Name in NameOf<Fields>]: BehaviorSubject<FieldState> };

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
    // As in the constructor; `change` lets in what is of the field's own type alone.
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
  change<Name extends NameOf<Fields>>(name: Name, value: Fields[Name] | FieldValue): void {
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
