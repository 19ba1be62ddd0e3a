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
import { type Behavior, readOnly } from './streams.js';

/** How a form's submit stands. */
export type SubmissionState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'running' }
  | { readonly kind: 'done' }
  | { readonly kind: 'failed'; readonly error: AppError };

/** A form's submit: one at a time (spec §5). What `perform` does is given up when nobody is subscribed any more. */
export class Submission<Input> {
  readonly state$: Behavior<SubmissionState>;
  private readonly state = new BehaviorSubject<SubmissionState>({
    kind: 'idle',
  });
  private readonly inputs = new Subject<Input>();

  constructor(private readonly perform: (input: Input) => Observable<unknown>) {
    this.state$ = readOnly(this.state);
  }

  /** Performs submits while subscribed. Cold; emits nothing, never errors, never completes. */
  run(): Observable<never> {
    return this.inputs.pipe(
      // A second submit while one runs is ignored.
      exhaustMap((input) => this.one(input)),
      tap((state) => {
        this.state.next(state);
      }),
      ignoreElements(),
      // What is given up halfway does not go on looking busy.
      finalize(() => {
        if (this.state.value.kind === 'running') this.state.next({ kind: 'idle' });
      }),
    );
  }

  submit(input: Input): void {
    this.inputs.next(input);
  }

  /** What was refused is of no more interest: the input has changed. A submit that runs is not touched. */
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
