import { type Observable, Subject, tap } from 'rxjs';

import type { CallName } from '../../../src/adapters/memory/server/calls.js';
import { ERROR_REPORTER } from '../../../src/application/site/error-reporter.js';
import { FormError } from '../../../src/application/site/form-error.js';
import { type AppError, asAppError } from '../../../src/domain/errors/app-error.js';
import { errorTextOf, reactionTo } from '../../../src/domain/errors/error-catalogue.js';
import { Submission } from '../../../src/domain/forms/submission.js';
import { NOTIFIER, type ToastMode } from '../../../src/domain/ports/notifier.js';
import { PAGE_FAILED } from '../../../src/domain/site/strings.js';
import { until } from '../../support/until.js';
import type { Rule } from '../fault-rules.js';
import type { Look, Sight } from '../sight.js';
import type { FaultWorld, WorldOptions } from './fault-world.js';

/** The situation in which a call is made: a page, a dialog, the start of the site. */
export interface Scene {
  readonly options?: WorldOptions;
  /** Leads a visitor to the moment before the call. */
  set(world: FaultWorld): Promise<View>;
}

/** A call of the shell (docs/spec/errors.md#calls), where it is made, and the rule for its faults. */
export interface FaultRow {
  readonly name: string;
  readonly call: CallName;
  readonly scene: Scene;
  readonly rule: Rule;
  /** What changes when the action has happened although its answer was lost. */
  readonly found?: Partial<Sight>;
}

/** A view that makes the call. */
export interface View {
  /** Makes the call, as the visitor or the page would. */
  act(): void;
  look(): Look;
  /** Recovers after the fault is over: what the view offers once the call has failed, or what happens by itself. */
  again?(): void;
  /** The state after that has worked. */
  readonly recovered?: string;
}

/** States in which a request is still open. */
export const BUSY: ReadonlySet<string> = new Set(['loading', 'running', 'starting', 'requesting', 'wait']);

export const withoutMessage = (state: string): Look => ({ state, message: undefined });

/**
 * A form that is filled in correctly. It submits as `useSubmission` does, and its alert shows the message of the error
 * catalogue. With the mode `announced` it is a button without an alert.
 */
export function formView(
  world: FaultWorld,
  action: () => Observable<unknown>,
  subscribe = (form$: Observable<unknown>) => world.onPage(form$),
  mode: ToastMode = 'visual-only',
): View {
  const formError = new FormError(world.resolve(ERROR_REPORTER), world.resolve(NOTIFIER), mode);
  const report = (thrown: unknown) => formError.show(asAppError(thrown));
  const form = new Submission<undefined>(() => action().pipe(tap({ error: report })));
  subscribe(form.run());
  return {
    act: () => form.submit(undefined),
    look: world.whileOnPage(() => {
      const state = form.state$.value;
      const reaction = state.kind === 'failed' ? reactionTo(state.error) : undefined;
      return { state: state.kind, message: reaction?.kind === 'show' ? reaction.text : undefined };
    }),
  };
}

interface Fallible {
  readonly kind: string;
  readonly error?: AppError;
}

/**
 * What `Loaded` displays (src/ui/shared/feedback/loaded.tsx). A page without an id cannot be missing, so `missing` counts
 * as failed by default.
 */
export const inPlace = (state: Fallible, gone: Look = { state: 'failed', message: PAGE_FAILED }): Look =>
  state.kind === 'missing' ? gone : withErrorMessage(PAGE_FAILED)(state);

/** The kind of the state, and the message of its error. */
export const withErrorMessage =
  (failed: string) =>
  ({ kind, error }: Fallible): Look => ({ state: kind, message: error && errorTextOf(error, failed) });

interface ShownVideo<T> {
  readonly look?: (shown: T) => Look;
  readonly recovered?: string;
  /** The state before the view has emitted. */
  readonly before?: string;
  readonly subscribe?: (stream$: Observable<T>, show: (next: T) => void) => void;
}

/** A page that sends its request when it mounts, shows an error in place, and retries on request. */
export function onPage<T extends object>(
  world: FaultWorld,
  watch: (retry$: Observable<void>) => Observable<T>,
  {
    look = (shown) => inPlace({ kind: 'unknown', ...shown }),
    recovered = 'ready',
    before = 'loading',
    subscribe = (stream$, show) => world.onPage(stream$, show),
  }: ShownVideo<T> = {},
): Required<View> {
  const retry$ = new Subject<void>();
  let shown: T | undefined;
  return {
    act: () => subscribe(watch(retry$), (next) => void (shown = next)),
    look: world.whileOnPage(() => (shown ? look(shown) : withoutMessage(before))),
    again: () => retry$.next(),
    recovered,
  };
}

/** A view with a displayed code that polls every `everyMs`. */
export async function polling(world: FaultWorld, page: View, everyMs: number): Promise<View> {
  page.act();
  await until(() => page.look().state === 'ready');
  const poll = () => world.time.advance(everyMs);
  return { ...page, act: poll, again: poll };
}
