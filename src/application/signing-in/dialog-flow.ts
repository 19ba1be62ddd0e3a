import { BehaviorSubject } from 'rxjs';

import { safeTarget } from '../../domain/access/addresses.js';
import { type Behavior, readOnly } from '../../domain/kernel/streams.js';
import { token } from '../../domain/kernel/token.js';
import type { VisitStore } from '../../domain/ports/browser/visit-store.js';
import { type Dialog, maySwitchTo } from '../../domain/signing-in/dialog.js';

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

/** Dialogs that anybody may open at any time; the others need a code that was given for one use. */
const REOPENABLE = ['login', 'register', 'forgot-password', 'wechat-scan'] as const;

/** Keeps the open dialog over a reload of the document, and where it was leading. Immediate. */
export function rememberDialog(store: VisitStore, flow: DialogFlow): void {
  const kind = REOPENABLE.find((name) => name === flow.dialog$.value?.kind);
  if (kind !== undefined) store.write('dialogToReopen', `${kind} ${flow.target ?? ''}`.trim());
}

/** Opens the dialog that the visitor was about when the document had to be loaded anew (lesson 5), once. Immediate. */
export function reopenDialog(store: VisitStore, flow: DialogFlow): void {
  const [name, target] = store.read('dialogToReopen')?.split(' ') ?? [];
  store.erase('dialogToReopen');
  const kind = REOPENABLE.find((reopenable) => reopenable === name);
  // What stands in a storage may have been put there by anybody.
  if (kind !== undefined) flow.open({ kind }, target === undefined ? undefined : safeTarget(target));
}
