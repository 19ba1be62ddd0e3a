import {
  BehaviorSubject,
  catchError,
  concat,
  defer,
  exhaustMap,
  finalize,
  ignoreElements,
  type Observable,
  of,
  Subject,
  tap,
} from 'rxjs';

import { type AppError, asAppError } from '../errors/app-error.js';
import { type Behavior, readOnly } from '../kernel/streams.js';

/** The state of a form's submission. */
export type SubmissionState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'running' }
  | { readonly kind: 'done' }
  | { readonly kind: 'failed'; readonly error: AppError };

/**
 * Submits a form, one submission at a time (docs/spec/signing-in.md#forms). Unsubscribing from `run` cancels what
 * `perform` does.
 */
export class Submission<Input> {
  readonly state$: Behavior<SubmissionState>;
  private readonly state = new BehaviorSubject<SubmissionState>({
    kind: 'idle',
  });
  private readonly inputs = new Subject<Input>();

  constructor(private readonly perform: (input: Input) => Observable<unknown>) {
    this.state$ = readOnly(this.state);
  }

  /** Performs submissions while subscribed. Cold; emits nothing, never errors, never completes. */
  run(): Observable<never> {
    return this.inputs.pipe(
      // A second submission while one is running is ignored.
      exhaustMap((input) => this.one(input)),
      tap((state) => {
        this.state.next(state);
      }),
      ignoreElements(),
      // A cancelled submission must not leave the state `running`.
      finalize(() => {
        if (this.state.value.kind === 'running') this.state.next({ kind: 'idle' });
      }),
    );
  }

  submit(input: Input): void {
    this.inputs.next(input);
  }

  /** Clears a failure, because the input has changed. A running submission is not affected. */
  dismissFailure(): void {
    if (this.state.value.kind === 'failed') this.state.next({ kind: 'idle' });
  }

  private one(input: Input): Observable<SubmissionState> {
    return concat(
      of<SubmissionState>({ kind: 'running' }),
      defer(() => this.perform(input)).pipe(ignoreElements()),
      of<SubmissionState>({ kind: 'done' }),
    ).pipe(catchError((error: unknown) => of<SubmissionState>({ kind: 'failed', error: asAppError(error) })));
  }
}
