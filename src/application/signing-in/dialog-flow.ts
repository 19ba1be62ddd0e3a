import { BehaviorSubject } from 'rxjs';

import { type Dialog, maySwitchTo } from '../../domain/signing-in/dialog.js';
import { type Behavior, readOnly } from '../../domain/kernel/behavior.js';
import { token } from '../../domain/kernel/token.js';

/** Which dialog is open, and where the visitor is to land once signed in (spec §4 dialog flow). */
export class DialogFlow {
  private readonly dialog = new BehaviorSubject<Dialog | undefined>(undefined);
  readonly dialog$: Behavior<Dialog | undefined> = readOnly(this.dialog);
  private destination: string | undefined;

  /** Where to go after sign-in; `undefined` for the ordinary rule of spec §4. */
  get target(): string | undefined {
    return this.destination;
  }

  /** Opens a dialog for a visitor who comes from outside: what an earlier one was heading for is forgotten. */
  open(dialog: Dialog, target?: string): void {
    this.destination = target;
    this.dialog.next(dialog);
  }

  /** One dialog gives way to another; where the visitor was heading stays. Ignored when it may not follow. */
  switchTo(dialog: Dialog): void {
    const open = this.dialog.value;
    if (open === undefined || maySwitchTo(open.kind, dialog.kind)) this.dialog.next(dialog);
  }

  close(): void {
    this.destination = undefined;
    // Every page that is left closes what is open. Told to a view, even no news is kept there until it is drawn anew.
    if (this.dialog.value !== undefined) this.dialog.next(undefined);
  }
}

export const DIALOG_FLOW = token<DialogFlow>('DialogFlow');
