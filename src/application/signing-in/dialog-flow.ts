import { BehaviorSubject, type SchedulerLike } from 'rxjs';

import { safeTarget } from '../../domain/access/addresses.js';
import { codeInAddress } from '../../domain/access/server-parameters.js';
import { type Behavior, readOnly } from '../../domain/kernel/streams.js';
import { token } from '../../domain/kernel/token.js';
import type { PageNavigator } from '../../domain/ports/navigator.js';
import type { VisitStore } from '../../domain/ports/visit-store.js';
import { type Dialog, maySwitchTo } from '../../domain/signing-in/dialog.js';
import { FORM_DRAFT_LIFE_MS } from '../../domain/site/limits.js';

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

/** Stores the open dialog, its page and its target for a reload of the document, or that none is open. Immediate. */
export function rememberDialog(
  store: VisitStore,
  flow: DialogFlow,
  { location$ }: Pick<PageNavigator, 'location$'>,
  time: Pick<SchedulerLike, 'now'>,
): void {
  const kind = REOPENABLE.find((name) => name === flow.dialog$.value?.kind);
  if (kind === undefined) store.erase('dialogToReopen');
  // 0.1.0 reads a name first and a target second: after a rollback it leaves this closed.
  else store.write('dialogToReopen', [time.now(), kind, location$.value.path, flow.target].join(' '));
}

/**
 * Opens the stored dialog after the document was loaded again, once (docs/spec/signing-in.md#after-a-dropped-page): on the
 * same page, `FORM_DRAFT_LIFE_MS` after it was visible at the latest, and for a visitor who is not signed in or about to
 * be. Immediate.
 */
export function reopenDialog(
  store: VisitStore,
  flow: DialogFlow,
  { location$ }: Pick<PageNavigator, 'location$'>,
  time: Pick<SchedulerLike, 'now'>,
): void {
  const [at, name, path, target] = store.read('dialogToReopen')?.split(' ') ?? [];
  store.erase('dialogToReopen');
  const kind = REOPENABLE.find((reopenable) => reopenable === name);
  const age = time.now() - Number(at);
  const here = location$.value;
  const isNeeded = store.read('token') === undefined && codeInAddress(here.query) === undefined;
  // The stored value is not trusted: other code on this origin can write it.
  if (kind !== undefined && path === here.path && isNeeded && age >= 0 && age < FORM_DRAFT_LIFE_MS)
    flow.open({ kind }, target ? safeTarget(target) : undefined);
}
