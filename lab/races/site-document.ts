import { distinctUntilChanged, firstValueFrom, map, merge, skip, Subscription } from 'rxjs';

import { type MemoryEnvironment, memoryEnvironment } from '../../src/adapters/memory/browser/environment.js';
import { MemoryPlayback } from '../../src/adapters/memory/browser/playback.js';
import type { MemoryTabLock } from '../../src/adapters/memory/browser/tab-lock.js';
import type { CourseSite } from '../../src/adapters/memory/server/course-site.js';
import {
  LAZY_SERVICES,
  type LazyServiceName,
  type LazyServices,
  type LazyServiceTypes,
} from '../../src/application/site/lazy-services.js';
import { SIGN_OUT } from '../../src/application/session/sign-out.js';
import { guardContext } from '../../src/application/session/guard-context.js';
import { UNREAD_REFRESH } from '../../src/application/session/unread-refresh.js';
import { DIALOG_FLOW } from '../../src/application/signing-in/dialog-flow.js';
import { BACKGROUND_TASKS } from '../../src/application/site/background-tasks.js';
import { ERROR_REPORTER } from '../../src/application/site/error-reporter.js';
import { START_UP } from '../../src/application/site/start-up.js';
import { core } from '../../src/composition/core.js';
import { addLazyServices, changeFetch, FEATURES, type FetchChange } from '../../src/composition/lazy-services.js';
import { memoryBrowser, memoryServer } from '../../src/composition/memory.js';
import { Services } from '../../src/composition/services.js';
import { type AccessDecision, decideAccess, type Visitor } from '../../src/domain/access/guard-policy.js';
import { routeAt, type RouteName, ROUTES } from '../../src/domain/access/routes.js';
import { decideForcedStep } from '../../src/domain/access/forced-step-page.js';
import { loginPageRedirect } from '../../src/domain/access/login-page.js';
import type { Resolve } from '../../src/domain/kernel/token.js';
import { TAB_LOCK } from '../../src/domain/ports/visit-store.js';
import { memberId } from '../../src/domain/session/session-state.js';
import { SESSION } from '../../src/domain/session/session.js';
import { visibleDialog } from '../../src/domain/signing-in/dialog.js';
import { CURRENT_SITE } from '../../src/domain/site/current-site.js';
import type { VirtualClock } from '../../test/support/virtual-clock.js';
import { DocumentClock, type TabNavigator, type TabStore } from './tab.js';
import { OpenDialog } from './open-dialog.js';
import { OpenPage } from './open-page.js';
import { PAGES } from './pages.js';

/** The duration of a video, short enough to end within a sequence. */
const VIDEO_S = 36;

/** What a document uses and what outlives it. */
export interface DocumentEnvironment {
  readonly clock: VirtualClock;
  readonly site: CourseSite;
  readonly store: TabStore;
  readonly navigator: TabNavigator;
  readonly lock: MemoryTabLock;
  readonly orderRequested: () => void;
  readonly played: (lessonId: number) => void;
}

/**
 * One document of the site: all services, and instead of React an object that subscribes to what pages and dialogs
 * subscribe to, and obeys the guard (src/ui). Call `render` after every change, as React does.
 */
export class SiteDocument {
  page: OpenPage | undefined;
  pageName: RouteName | undefined;
  /** The member for whom a members-only page was opened. */
  private pageOwner: number | undefined;
  dialog: OpenDialog | undefined;
  decision: AccessDecision = { kind: 'wait' };
  private readonly running = new Subscription();
  private visitor: Visitor | undefined;

  private constructor(
    readonly world: MemoryEnvironment,
    readonly resolve: Resolve,
    private readonly environment: DocumentEnvironment,
    private readonly time: DocumentClock,
    private readonly services: LazyServiceTypes,
  ) {
    this.running.add(resolve(BACKGROUND_TASKS).run().subscribe());
    this.running.add(
      resolve(START_UP)
        .run()
        .subscribe((state) => {
          if (state.kind === 'ready') this.start();
        }),
    );
  }

  /** The code of all pages is loaded at once: other tests cover late code (test/ui, test/browser). */
  static async load(environment: DocumentEnvironment): Promise<SiteDocument> {
    const time = new DocumentClock(environment.clock);
    const playback = new MemoryPlayback(time, () => ({ durationS: VIDEO_S }));
    const world = memoryEnvironment(time, { store: environment.store, navigator: environment.navigator, playback });
    const services = new Services((bind) => bind(TAB_LOCK, [], () => environment.lock));
    for (const bindings of [core, memoryBrowser(world), memoryServer(environment.site)]) services.add(bindings);
    addLazyServices(services, changeFetch(FEATURES, fetchedOnce));
    const { resolve } = services;
    return new SiteDocument(world, resolve, environment, time, await allOf(resolve(LAZY_SERVICES)));
  }

  get isStarted(): boolean {
    return this.visitor !== undefined;
  }

  /** Closes and opens the page and the dialog as the state requires. Returns whether anything changed. */
  render(): boolean {
    return this.renderPage() || this.renderDialog();
  }

  /** Closes the page and the dialog, then ends the background tasks. Work that outlives its document continues. */
  close(): void {
    this.closePage();
    this.dialog?.running.unsubscribe();
    this.running.unsubscribe();
    // Prevents further renders.
    this.visitor = undefined;
  }

  /** The browser unloads the document: it becomes hidden, and its timers and streams end. */
  unload(): void {
    this.world.presence.hide();
    this.time.stop();
    this.close();
  }

  private start(): void {
    const { navigator } = this.environment;
    const site = this.resolve(CURRENT_SITE).site$.value;
    if (!site) throw new Error('The site is ready, but not set');
    const guard$ = guardContext(this.resolve(SESSION), this.resolve(SIGN_OUT), site.config.member);
    this.running.add(
      guard$.subscribe((visitor) => {
        this.visitor = visitor;
      }),
    );
    // As the dialog host does: a dialog belongs to the page on which it was opened.
    const left$ = navigator.location$.pipe(
      map(({ path }) => path),
      distinctUntilChanged(),
      skip(1),
    );
    this.running.add(left$.subscribe(() => this.resolve(DIALOG_FLOW).close()));
    // The header subscribes to both while it is mounted.
    this.running.add(merge(this.resolve(UNREAD_REFRESH).count$, this.resolve(SESSION).state$).subscribe());
  }

  private renderPage(): boolean {
    const { visitor, environment } = this;
    if (!visitor) return false;
    const location = environment.navigator.location$.value;
    const name = routeAt(location.path);
    const owner = ROUTES[name].isForMembers ? memberId(visitor.session) : undefined;
    if (name !== this.pageName || owner !== this.pageOwner) {
      this.closePage();
      this.pageName = name;
      this.pageOwner = owner;
    }
    this.decision = this.decide(name, visitor);
    if (this.decision.kind === 'go') {
      this.closePage();
      environment.navigator.go(this.decision.to, 'replace');
      return true;
    }
    if (this.decision.kind !== 'allow') {
      const wasOpen = this.page !== undefined;
      this.closePage();
      return wasOpen;
    }
    if (this.page) return false;
    this.open(name);
    return true;
  }

  private decide(name: RouteName, visitor: Visitor): AccessDecision {
    const location = this.environment.navigator.location$.value;
    if (name === 'bindMobile') return decideForcedStep('bindMobile', visitor, location);
    if (name === 'faceCheck') return decideForcedStep('faceCheck', visitor, location);
    const next = name === 'login' ? loginPageRedirect(visitor.session, location.query) : undefined;
    return next === undefined ? decideAccess(ROUTES[name], visitor, location) : { kind: 'go', to: next };
  }

  private open(name: RouteName): void {
    const { world, environment, services } = this;
    const page = new OpenPage({
      session: this.resolve(SESSION),
      dialogs: this.resolve(DIALOG_FLOW),
      navigator: environment.navigator,
      reporter: this.resolve(ERROR_REPORTER),
      playback: world.playback,
      service: (service) => services[service],
      orderRequested: environment.orderRequested,
      played: environment.played,
    });
    this.page = page;
    PAGES[name]?.(page);
  }

  private closePage(): void {
    this.page?.running.unsubscribe();
    this.page = undefined;
  }

  private renderDialog(): boolean {
    const wanted = this.visitor && visibleDialog(this.resolve(DIALOG_FLOW).dialog$.value, this.visitor.session);
    if (wanted?.kind === this.dialog?.kind) return false;
    this.dialog?.running.unsubscribe();
    this.dialog =
      wanted &&
      new OpenDialog(wanted.kind, this.services.signingIn, this.resolve(ERROR_REPORTER), this.resolve(DIALOG_FLOW));
    return true;
  }
}

const FETCHED = new WeakMap<() => Promise<unknown>, Promise<unknown>>();

/** All documents share the same code: importing it again takes Node longer than a whole sequence. */
const fetchedOnce: FetchChange = <T>(fetch: () => Promise<T>) => {
  return () => {
    const fetched = FETCHED.get(fetch) ?? fetch();
    FETCHED.set(fetch, fetched);
    // The map has only values that this function has stored under the same key.
    return fetched as Promise<T>;
  };
};

async function allOf(services: LazyServices): Promise<LazyServiceTypes> {
  const names = Object.keys(services) as LazyServiceName[];
  const fetched = names.map(async (name) => [name, await firstValueFrom<unknown>(services[name])]);
  // The same names with their types, which Object.fromEntries loses.
  return Object.fromEntries(await Promise.all(fetched)) as LazyServiceTypes;
}
