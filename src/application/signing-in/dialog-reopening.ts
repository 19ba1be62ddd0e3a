import { safeTarget } from '../../domain/access/return-to.js';
import type { VisitStore } from '../../domain/ports/browser/visit-store.port.js';
import type { DialogFlow } from './dialog-flow.js';

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
