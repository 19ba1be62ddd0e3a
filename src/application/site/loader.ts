import { type MonoTypeOperatorFunction, NEVER, type Observable, pipe, tap } from 'rxjs';

import { mayPass } from '../../domain/errors/app-error.js';
import type { Recovery } from '../../domain/errors/recovery.js';
import { type AskAgain, keepingLast, type Loading, loadingOf, loadingOfEach } from '../../domain/kernel/loading.js';
import { AnswerMemory, type Asking } from './response-cache.js';
import type { ErrorReporter } from './error-reporter.js';
import { token } from '../../domain/kernel/token.js';

/**
 * How every page asks for what it shows: what goes wrong is a state of the view, and its cause is in the log. What may pass
 * by itself is asked again by itself, as the shell does (pages §0.2).
 */
export class Loader {
  /** Without `asking` no answer outlives its view; without `recovery` only a press asks again. */
  constructor(
    private readonly reporter: ErrorReporter,
    private readonly asking?: Asking,
    private readonly recovery?: Pick<Recovery, 'moment'>,
  ) {}

  /** A place for the answers to one kind of question, which are shown again on Back; make one for each flow. */
  memory<T>(): AnswerMemory<T> {
    return new AnswerMemory<T>(this.asking);
  }

  /** One question, asked anew whenever `retry$` emits. Cold; never fails. */
  load<T>(question$: Observable<T>, retry$: Observable<unknown>): Observable<Loading<T>> {
    return loadingOf(question$, retry$, this.again).pipe(this.noting());
  }

  /** A question for each new input, of which only the newest counts; `kept` names its place in a memory. Cold; never fails. */
  loadEach<Input, T>(
    inputs$: Observable<Input>,
    ask: (input: Input) => Observable<T>,
    retry$: Observable<unknown>,
    kept?: (input: Input) => MonoTypeOperatorFunction<Loading<T>>,
  ): Observable<Loading<T>> {
    // What a kept answer hides is in the log all the same.
    const noted = (input: Input) => (kept ? pipe(this.noting<T>(), kept(input)) : this.noting<T>());
    return loadingOfEach(inputs$, ask, retry$, noted, this.again);
  }

  /** As `loadEach`, for a list of which the visitor sees another part: the one before stays on view meanwhile. */
  loadList<Input, T>(
    inputs$: Observable<Input>,
    ask: (input: Input) => Observable<T>,
    retry$: Observable<unknown>,
    kept?: (input: Input) => MonoTypeOperatorFunction<Loading<T>>,
  ): Observable<Loading<T>> {
    return this.loadEach(inputs$, ask, retry$, kept).pipe(keepingLast());
  }

  private readonly again: AskAgain = (error, failures) =>
    this.recovery && mayPass(error) ? this.recovery.moment(error, failures) : NEVER;

  private noting<T>(): MonoTypeOperatorFunction<Loading<T>> {
    return tap((state) => {
      if (state.kind === 'failed') this.reporter.note(state.error);
    });
  }
}

export const LOADER = token<Loader>('Loader');
