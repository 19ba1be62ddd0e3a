import {
  combineLatest,
  distinctUntilChanged,
  filter,
  firstValueFrom,
  map,
  type Observable,
  skip,
  Subscription,
  takeUntil,
} from 'rxjs';

import { afterEach } from 'mocha';

import { HTTP_CLIENT } from '../../../src/adapters/http/client/http-client.js';
import { MemoryNavigator } from '../../../src/adapters/memory/browser/navigator.js';
import { type MemoryEnvironment, memoryEnvironment } from '../../../src/adapters/memory/browser/environment.js';
import type { CallName } from '../../../src/adapters/memory/server/calls.js';
import type { Controls } from '../../../src/adapters/memory/server/controls.js';
import type { SigningIn } from '../../../src/application/signing-in/signing-in.js';
import { core } from '../../../src/composition/core.js';
import { httpServer } from '../../../src/composition/http.js';
import { addLazyServices, FEATURES } from '../../../src/composition/lazy-services.js';
import { memoryBrowser } from '../../../src/composition/memory.js';
import { Services } from '../../../src/composition/services.js';
import { addressOf } from '../../../src/domain/access/addresses.js';
import { type DialogKind, visibleDialog } from '../../../src/domain/signing-in/dialog.js';
import type { PageLocation } from '../../../src/domain/ports/navigator.js';
import type { Generation } from '../../../src/domain/site/system-config.js';
import { type SiteServer, startSiteServer } from '../../../demo/site-server/site-server.js';
import { settled, until } from '../../support/until.js';
import { VirtualClock } from '../../support/virtual-clock.js';
import type { Look, Sight } from '../sight.js';
import { Line } from './line.js';
import { BACKGROUND_TASKS } from '../../../src/application/site/background-tasks.js';
import { CURRENT_SITE } from '../../../src/domain/site/current-site.js';
import { DIALOG_FLOW } from '../../../src/application/signing-in/dialog-flow.js';
import { LAZY_SERVICES, type LazyServices } from '../../../src/application/site/lazy-services.js';
import { type Resolve } from '../../../src/domain/kernel/token.js';
import { SESSION } from '../../../src/domain/session/session.js';
import { START_UP } from '../../../src/application/site/start-up.js';
import { TOAST_QUEUE } from '../../../src/application/site/toast-queue.js';
import { targetsOf } from '../../support/targets-of.js';

export interface WorldOptions {
  readonly at?: string;
  /** The mobile of a member whose token is stored when the page loads. */
  readonly signedInAs?: string;
  readonly generation?: Generation;
}

/**
 * The shell as in production, with an in-memory browser, over a real socket to a demo server of its own. Time passes
 * only when a test lets it.
 */
export class FaultWorld {
  readonly time = new VirtualClock();
  readonly line: Line;
  readonly browser: MemoryEnvironment;
  readonly resolve: Resolve;
  private readonly subscriptions = new Subscription();

  private constructor(
    private readonly server: SiteServer,
    { at = '/courses', signedInAs }: WorldOptions,
  ) {
    this.browser = memoryEnvironment(this.time, { navigator: new MemoryNavigator(at) });
    if (signedInAs !== undefined) this.browser.store.write('token', this.controls.signIn(signedInAs));
    this.line = new Line(server, () => this.browser.store.read('token'));
    const services = new Services(memoryBrowser(this.browser));
    services.add((bind) => bind(HTTP_CLIENT, [], () => this.line));
    services.add(httpServer);
    services.add(core);
    addLazyServices(services, FEATURES);
    this.resolve = services.resolve;
    this.subscriptions.add(this.closeDialogsOnNavigation());
  }

  static async open(options: WorldOptions = {}): Promise<FaultWorld> {
    return new FaultWorld(await startSiteServer({ generation: options.generation ?? 1 }), options);
  }

  get controls(): Controls {
    return this.server.engine.controls;
  }

  get location(): PageLocation {
    return this.browser.navigator.location$.value;
  }

  get store() {
    return this.browser.store;
  }

  /**
   * Runs start-up until a page can open: configuration, navigation, the member if there is one, and the sign-in
   * services.
   */
  async ready(): Promise<SigningIn> {
    await this.startedUp();
    this.runBackgroundTasks();
    const { state$ } = this.resolve(SESSION);
    await until(() => state$.value.kind !== 'restoring');
    await this.quiet();
    return this.signingIn();
  }

  async startedUp(): Promise<void> {
    this.subscribe(this.resolve(START_UP).run());
    await until(() => this.resolve(CURRENT_SITE).site$.value !== undefined);
  }

  /** Starts the background tasks of an open page. */
  runBackgroundTasks(): void {
    this.subscribe(this.resolve(BACKGROUND_TASKS).run());
  }

  async signingIn(): Promise<SigningIn> {
    return firstValueFrom(this.resolve(LAZY_SERVICES).signingIn);
  }

  /** A service that loads when its page opens. */
  async service<T>(pick: (lazy: LazyServices) => Observable<T>): Promise<T> {
    await this.ready();
    return firstValueFrom(pick(this.resolve(LAZY_SERVICES)));
  }

  subscribe<T>(stream$: Observable<T>, show?: (next: T) => void): void {
    this.subscriptions.add(stream$.subscribe(show));
  }

  /** Subscribes a view until its dialog closes, as React unsubscribes an unmounted view. */
  inDialog<T>(kind: DialogKind, stream$: Observable<T>, show?: (next: T) => void): void {
    const gone$ = combineLatest([this.resolve(DIALOG_FLOW).dialog$, this.resolve(SESSION).state$]).pipe(
      filter(([opened, session]) => visibleDialog(opened, session)?.kind !== kind),
    );
    this.subscribe(stream$.pipe(takeUntil(gone$)), show);
  }

  /** Subscribes a view until the visitor leaves its page. */
  onPage<T>(stream$: Observable<T>, show?: (next: T) => void): void {
    this.subscribe(stream$.pipe(takeUntil(this.pathChanges())), show);
  }

  /** What the current page displays, or `gone` once the visitor has left it. */
  whileOnPage(look: () => Look): () => Look {
    const { path } = this.location;
    return () => (this.location.path === path ? look() : { state: 'gone', message: undefined });
  }

  /** Waits until no request is open and all consequences of the answers have happened. */
  async quiet(): Promise<void> {
    do {
      await until(() => this.line.underWay === 0);
      await settled();
    } while (this.line.underWay > 0);
  }

  /** All that is visible outside the view that made the call. */
  contextValue(call: CallName): Omit<Sight, 'state' | 'message'> {
    const session = this.resolve(SESSION).state$.value;
    return {
      toasts: this.resolve(TOAST_QUEUE).toasts$.value.map(({ tone, text }) => `${tone} ${text}`),
      dialog: visibleDialog(this.resolve(DIALOG_FLOW).dialog$.value, session)?.kind,
      location: addressOf(this.location),
      session: session.kind,
      reloads: targetsOf(this.browser.navigator, 'reload'),
      log: this.browser.log.lines.map(({ level, text }) => `${level} ${text}`),
      requests: this.line.requestsOf(call),
    };
  }

  async close(): Promise<void> {
    this.subscriptions.unsubscribe();
    await this.server.close();
  }

  /** Closes the dialog when the visitor leaves the page, as the dialog host does. */
  private closeDialogsOnNavigation(): Subscription {
    return this.pathChanges().subscribe(() => this.resolve(DIALOG_FLOW).close());
  }

  private pathChanges(): Observable<string> {
    return this.browser.navigator.location$.pipe(
      map(({ path }) => path),
      distinctUntilChanged(),
      skip(1),
    );
  }
}

/** Opens the worlds of a suite's tests, and closes them after each test, so that mocha also exits after a failed one. */
export function openWorlds(): (options?: WorldOptions) => Promise<FaultWorld> {
  const opened: FaultWorld[] = [];
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((world) => world.close()));
  });
  return async (options) => {
    const world = await FaultWorld.open(options);
    opened.push(world);
    return world;
  };
}
