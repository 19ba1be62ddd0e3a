import { BehaviorSubject } from 'rxjs';

import { type Behavior, readOnly } from '../kernel/behavior.js';

/** Where something is to be sent (spec §3). Empty texts are not yet filled in. */
export interface Address {
  readonly name: string;
  readonly mobile: string;
  readonly province: string;
  readonly city: string;
  readonly area: string;
  readonly street: string;
}

const EMPTY: Address = { name: '', mobile: '', province: '', city: '', area: '', street: '' };

/** The address that the visitor fills in, kept for the life of the page (spec §3 addressForm, §4). */
export class AddressForm {
  readonly address$: Behavior<Address>;
  private readonly address = new BehaviorSubject(EMPTY);

  constructor() {
    this.address$ = readOnly(this.address);
  }

  replace(address: Address): void {
    this.address.next(address);
  }
}
