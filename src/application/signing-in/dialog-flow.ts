import { BehaviorSubject } from 'rxjs';

import { safeTarget } from '../../domain/access/addresses.js';
import { type Behavior, readOnly } from '../../domain/kernel/streams.js';
import { token } from '../../domain/kernel/token.js';
import type { VisitStore } from '../../domain/ports/visit-store.js';
import { type Dialog, maySwitchTo } from '../../domain/signing-in/dialog.js';

/** The open dialog, and the target after sign-in (docs/spec/signing-in.md#dialog-flow). */
export class DialogFlow {
  private readonly dialog = new BehaviorSubject<Dialog | undefined>(undefined);
  readonly dialog$: Behavior<Dialog | undefined> = readOnly(this.dialog);
  private destination: string | undefined;

  /** Where to go after sign-in; `undefined` applies the default rule of docs/spec/signing-in.md#after-sign-in. */
  get target(): string | undefined {
    return this.destination;
  }

  /** Opens the first dialog of a flow; replaces the target of an earlier flow. */
  open(dialog: Dialog, target?: string): void {
    this.destination = target;
    this.dialog.next(dialog);
  }

  /** Replaces the open dialog and preserves the target. Ignored when the new dialog must not follow the open one. */
  switchTo(dialog: Dialog): void {
    const open = this.dialog.value;
    if (open === undefined || maySwitchTo(open.kind, dialog.kind)) this.dialog.next(dialog);
  }

  close(): void {
    this.destination = undefined;
    // Every navigation calls this; an equal value would re-render the views for nothing.
    if (this.dialog.value !== undefined) this.dialog.next(undefined);
  }
}

export const DIALOG_FLOW = token<DialogFlow>('DialogFlow');

/**
 * Dialogs that can open again after a reload. The dialogs that bind a mobile need a code that works only once; the
 * consent dialog opens by itself.
 */
const REOPENABLE = ['login', 'register', 'forgot-password', 'wechat-scan'] as const;

/** Stores the open dialog and its target across a reload of the document. Immediate. */
export function rememberDialog(store: VisitStore, flow: DialogFlow): void {
  const kind = REOPENABLE.find((name) => name === flow.dialog$.value?.kind);
  if (kind !== undefined) store.write('dialogToReopen', `${kind} ${flow.target ?? ''}`.trim());
}

/**
 * Opens the stored dialog after the document was reloaded for missing code (docs/spec/start-and-routes.md#page-code),
 * once. Immediate.
 */
export function reopenDialog(store: VisitStore, flow: DialogFlow): void {
  const [name, target] = store.read('dialogToReopen')?.split(' ') ?? [];
  store.erase('dialogToReopen');
  const kind = REOPENABLE.find((reopenable) => reopenable === name);
  // The stored value is not trusted: other code on this origin can write it.
  if (kind !== undefined) flow.open({ kind }, target === undefined ? undefined : safeTarget(target));
}
