import { Observable, Subject, Subscription } from 'rxjs';

import type { LazyServiceName, LazyServiceTypes } from '../../src/application/site/lazy-services.js';
import type { ErrorReporter } from '../../src/application/site/error-reporter.js';
import type { DialogFlow } from '../../src/application/signing-in/dialog-flow.js';
import type { MemoryPlayback } from '../../src/adapters/memory/browser/playback.js';
import { asAppError } from '../../src/domain/errors/app-error.js';
import { Submission } from '../../src/domain/forms/submission.js';
import type { PageNavigator } from '../../src/domain/ports/navigator.js';
import type { Session } from '../../src/domain/session/session.js';

/** The actions of visitors on pages; a page without the action ignores it. */
export const PAGE_ACTIONS = [
  ...(['retry', 'draft', 'comment', 'favourite', 'read one', 'read all', 'drop favourite', 'undo'] as const),
  ...(['play', 'pause', 'to the end', 'next lesson', 'order', 'order by hand', 'order again'] as const),
  ...(['continue earlier', 'confirm payment', 'nickname'] as const),
];
export type PageAction = (typeof PAGE_ACTIONS)[number];

export interface PageWorld {
  readonly session: Session;
  readonly dialogs: DialogFlow;
  readonly navigator: PageNavigator;
  readonly reporter: ErrorReporter;
  readonly playback: MemoryPlayback;
  service<Name extends LazyServiceName>(name: Name): LazyServiceTypes[Name];
  orderRequested(): void;
  played(lessonId: number): void;
}

/**
 * A page without a view: the last values of its streams, and its actions. Unsubscribing `running` ends all of its
 * streams.
 */
export class OpenPage {
  readonly parts = new Map<string, unknown>();
  readonly running = new Subscription();
  readonly retries = new Subject<void>();
  private readonly actions = new Map<PageAction, () => void>();
  private readonly submissions: Submission<() => Observable<unknown>>[] = [];

  constructor(readonly world: PageWorld) {
    this.on('retry', () => this.retries.next());
  }

  /** Whether a form or button waits for its answer. */
  get busy(): boolean {
    return this.submissions.some(({ state$ }) => state$.value.kind === 'running');
  }

  show(part: string, states$: Observable<unknown>): void {
    this.running.add(
      states$.subscribe((state) => {
        this.parts.set(part, state);
      }),
    );
  }

  on(action: PageAction, work: () => void): void {
    this.actions.set(action, work);
  }

  /**
   * A form or a button: one submit at a time, cancelled with the page, errors reported
   * (src/ui/shared/forms/use-submission.ts).
   */
  submission(): (action: () => Observable<unknown>) => void {
    const submission = new Submission((action: () => Observable<unknown>) => reporting(this.world.reporter, action));
    this.submissions.push(submission);
    this.running.add(submission.run().subscribe());
    return (action) => submission.submit(action);
  }

  do(action: PageAction): void {
    this.actions.get(action)?.();
  }
}

function reporting(reporter: ErrorReporter, action: () => Observable<unknown>): Observable<unknown> {
  return new Observable((watcher) =>
    action().subscribe({
      next: (value) => watcher.next(value),
      error: (thrown: unknown) => {
        reporter.report(asAppError(thrown));
        watcher.error(thrown);
      },
      complete: () => watcher.complete(),
    }),
  );
}
