import { distinctUntilChanged, firstValueFrom, map, merge, skip, Subscription } from 'rxjs';

import { type MemoryWorld, memoryWorld } from '../../src/adapters/memory/browser/environment.js';
import { MemoryPlayback } from '../../src/adapters/memory/browser/playback.js';
import type { MemoryTabLock } from '../../src/adapters/memory/browser/tab-lock.js';
import type { CourseSite } from '../../src/adapters/memory/server/course-site.js';
import {
  LAZY_SERVICES,
  type LazyServiceName,
  type LazyServices,
  type LazyServiceTypes,
} from '../../src/application/lazy-services.js';
import { SIGN_OUT } from '../../src/application/session/end-of-session.js';
import { guardContext } from '../../src/application/session/guard-context.js';
import { UNREAD_REFRESH } from '../../src/application/session/unread-refresh.js';
import { DIALOG_FLOW } from '../../src/application/signing-in/dialog-flow.js';
import { BACKGROUND_TASKS } from '../../src/application/site/background-tasks.js';
import { ERROR_REPORTER } from '../../src/application/site/error-reporter.js';
import { START_UP } from '../../src/application/site/start-up.js';
import { core } from '../../src/composition/core.js';
import { addLazyServices, FEATURES, type FetchChange } from '../../src/composition/lazy-services.js';
import { memoryBrowser, memoryServer } from '../../src/composition/memory.js';
import { Services } from '../../src/composition/services.js';
import { type AccessDecision, decideAccess, type Visitor } from '../../src/domain/access/guard-policy.js';
import { matchRoute } from '../../src/domain/access/paths.js';
import { type RouteName, ROUTES } from '../../src/domain/access/routes.js';
import { decideForcedStep, leaveLoginPage } from '../../src/domain/access/page-rules.js';
import type { Resolve } from '../../src/domain/kernel/token.js';
import { TAB_LOCK } from '../../src/domain/ports/browser/visit-store.js';
import { memberId } from '../../src/domain/session/session-state.js';
import { SESSION } from '../../src/domain/session/session.js';
import { dialogOnView } from '../../src/domain/signing-in/dialog.js';
import { CURRENT_SITE } from '../../src/domain/site/current-site.js';
import type { VirtualClock } from '../../test/support/virtual-clock.js';
import { DocumentClock, type TabNavigator, type TabStore } from './tab.js';
import { OpenDialog } from './open-dialog.js';
import { OpenPage } from './open-page.js';
import { PAGES } from './pages.js';

/** Of a film that ends while one looks. */
const FILM_S = 36;

/** What a document stands on, and what outlives it. */
export interface DocumentGround {
  readonly clock: VirtualClock;
  readonly site: CourseSite;
  readonly store: TabStore;
  readonly navigator: TabNavigator;
  readonly lock: MemoryTabLock;
  /** Whoever is signed in has pressed for an order. */
  readonly wished: () => void;
  /** Whoever is signed in begins to play. */
  readonly played: (lessonId: number) => void;
}

/**
 * One document of the site: the whole container, and in the place of React something that watches what the pages and
 * dialogs watch, and obeys the guard as they do (src/ui). `render` is what React does after every change.
 */
export class SiteDocument {
  page: OpenPage | undefined;
  pageName: RouteName | undefined;
  /** Whose page it is, where it is one for members. */
  private pageOwner: number | undefined;
  dialog: OpenDialog | undefined;
  decision: AccessDecision = { kind: 'wait' };
  private readonly running = new Subscription();
  private visitor: Visitor | undefined;

  private constructor(
    readonly world: MemoryWorld,
    readonly resolve: Resolve,
    private readonly ground: DocumentGround,
    private readonly time: DocumentClock,
    private readonly services: LazyServiceTypes,
  ) {
    this.running.add(resolve(BACKGROUND_TASKS).run().subscribe());
    this.running.add(
      resolve(START_UP)
        .run()
        .subscribe((state) => {
          if (state.kind === 'ready') this.draw();
        }),
    );
  }

  /** The code of every page is there at once: that it comes late is tested elsewhere (test/ui, test/browser). */
  static async load(ground: DocumentGround): Promise<SiteDocument> {
    const time = new DocumentClock(ground.clock);
    const playback = new MemoryPlayback(time, () => ({ durationS: FILM_S }));
    const world = memoryWorld(time, { store: ground.store, navigator: ground.navigator, playback });
    const services = new Services((bind) => {
      bind(TAB_LOCK, [], () => ground.lock);
    });
    for (const bindings of [core, memoryBrowser(world), memoryServer(ground.site)]) services.add(bindings);
    addLazyServices(services, FEATURES, fetchedOnce);
    const { resolve } = services;
    return new SiteDocument(world, resolve, ground, time, await allOf(resolve(LAZY_SERVICES)));
  }

  /** Start-up is done. */
  get drawn(): boolean {
    return this.visitor !== undefined;
  }

  /** Closes what has no place any more and opens what has; whether anything was to be done. */
  render(): boolean {
    return this.renderPage() || this.renderDialog();
  }

  /** The visitor closes every page, and then everything that goes on by itself is ended; what was left to itself goes on. */
  close(): void {
    this.closePage();
    this.dialog?.running.unsubscribe();
    this.running.unsubscribe();
    // Nobody draws it any more.
    this.visitor = undefined;
  }

  /** The browser ends the document: it is hidden, and then nothing of it is heard any more. */
  kill(): void {
    this.world.presence.hide();
    this.time.stop();
    this.close();
  }

  private draw(): void {
    const { navigator } = this.ground;
    const site = this.resolve(CURRENT_SITE).site$.value;
    if (!site) throw new Error('The site is ready and not there');
    const guard$ = guardContext(this.resolve(SESSION), this.resolve(SIGN_OUT), site.config.member);
    this.running.add(
      guard$.subscribe((visitor) => {
        this.visitor = visitor;
      }),
    );
    // As the host of the dialogs does: a dialog belongs to the page that it was opened on.
    const left$ = navigator.place$.pipe(
      map(({ path }) => path),
      distinctUntilChanged(),
      skip(1),
    );
    this.running.add(
      left$.subscribe(() => {
        this.resolve(DIALOG_FLOW).close();
      }),
    );
    // The header watches both for as long as it is there.
    this.running.add(merge(this.resolve(UNREAD_REFRESH).count$, this.resolve(SESSION).state$).subscribe());
  }

  private renderPage(): boolean {
    const { visitor, ground } = this;
    if (!visitor) return false;
    const place = ground.navigator.place$.value;
    const name = routeAt(place.path);
    const owner = ROUTES[name].membersOnly ? memberId(visitor.session) : undefined;
    if (name !== this.pageName || owner !== this.pageOwner) {
      this.closePage();
      this.pageName = name;
      this.pageOwner = owner;
    }
    this.decision = this.decide(name, visitor);
    if (this.decision.kind === 'go') {
      this.closePage();
      ground.navigator.go(this.decision.to, 'replace');
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
    const place = this.ground.navigator.place$.value;
    if (name === 'bindMobile') return decideForcedStep('bindMobile', visitor, place);
    if (name === 'faceCheck') return decideForcedStep('faceCheck', visitor, place);
    const onward = name === 'login' ? leaveLoginPage(visitor.session, place.query) : undefined;
    return onward === undefined ? decideAccess(ROUTES[name], visitor, place) : { kind: 'go', to: onward };
  }

  private open(name: RouteName): void {
    const { world, ground, services } = this;
    const page = new OpenPage({
      session: this.resolve(SESSION),
      dialogs: this.resolve(DIALOG_FLOW),
      navigator: ground.navigator,
      reporter: this.resolve(ERROR_REPORTER),
      playback: world.playback,
      service: (service) => services[service],
      wished: ground.wished,
      played: ground.played,
    });
    this.page = page;
    PAGES[name]?.(page);
  }

  private closePage(): void {
    this.page?.running.unsubscribe();
    this.page = undefined;
  }

  private renderDialog(): boolean {
    const wanted = this.visitor && dialogOnView(this.resolve(DIALOG_FLOW).dialog$.value, this.visitor.session);
    if (wanted?.kind === this.dialog?.kind) return false;
    this.dialog?.running.unsubscribe();
    this.dialog =
      wanted &&
      new OpenDialog(wanted.kind, this.services.signingIn, this.resolve(ERROR_REPORTER), this.resolve(DIALOG_FLOW));
    return true;
  }
}

const FETCHED = new WeakMap<() => Promise<unknown>, Promise<unknown>>();

/** The code of thousands of documents is the same: asking Node for it anew takes longer than a whole sequence. */
const fetchedOnce: FetchChange = <T>(fetch: () => Promise<T>) => {
  return () => {
    const fetched = FETCHED.get(fetch) ?? fetch();
    FETCHED.set(fetch, fetched);
    // What the map holds under this key is what this very function has returned.
    return fetched as Promise<T>;
  };
};

/** As React Router does (src/ui/routing/site-routes.tsx), for the addresses that visitors go to here. */
function routeAt(path: string): RouteName {
  // Object.keys widens the names of a literal table to string.
  const names = Object.keys(ROUTES) as RouteName[];
  return names.find((name) => matchRoute(ROUTES[name].pattern, path) !== undefined) ?? 'notFound';
}

/** All of them, fetched. */
async function allOf(services: LazyServices): Promise<LazyServiceTypes> {
  const names = Object.keys(services) as LazyServiceName[];
  const fetched = names.map(async (name) => [name, await firstValueFrom<unknown>(services[name])]);
  // The same names, each with the type of its row, which Object.fromEntries forgets.
  return Object.fromEntries(await Promise.all(fetched)) as LazyServiceTypes;
}
