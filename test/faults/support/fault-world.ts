import 'reflect-metadata/lite';

import { Container } from 'inversify';
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

import { HTTP_CLIENT } from '../../../src/adapters/http/client/http-client.token.js';
import { httpModule } from '../../../src/adapters/http/http.module.js';
import { memoryBrowserModule } from '../../../src/adapters/memory/memory.module.js';
import { MemoryNavigator } from '../../../src/adapters/memory/browser/memory-navigator.js';
import { type MemoryWorld, memoryWorld } from '../../../src/adapters/memory/browser/memory-world.js';
import type { CallName } from '../../../src/adapters/memory/engine/call-name.js';
import type { Controls } from '../../../src/adapters/memory/engine/controls.js';
import { applicationModule } from '../../../src/application/application.module.js';
import type { SigningIn } from '../../../src/application/signing-in/signing-in.js';
import * as t from '../../../src/application/tokens.js';
import { fetched, type LazyServiceRows, lazyServices } from '../../../src/composition/lazy-services.js';
import { PRODUCTION_ROWS } from '../../../src/composition/production.js';
import { addressOf } from '../../../src/domain/access/addresses.js';
import { type DialogKind, dialogOnView } from '../../../src/domain/signing-in/dialog.js';
import type { Place } from '../../../src/domain/ports/browser/navigator.port.js';
import type { Generation } from '../../../src/domain/site/generation.js';
import { type SiteServer, startSiteServer } from '../../../tools/site-server/site-server.js';
import { settled, until } from '../../support/until.js';
import { VirtualClock } from '../../support/virtual-clock.js';
import type { Look, Sight } from '../sight.js';
import { Line } from './line.js';

/** As in production, but for what is a part of the browser: what plays films, what locks tabs, what knows idle moments. */
const ROWS: LazyServiceRows = {
  ...PRODUCTION_ROWS,
  lesson: fetched(
    () => import('../../../src/application/lesson/lesson.module.js'),
    () => import('../../../src/adapters/http/lesson/http-lesson.module.js'),
    () => import('../../../src/adapters/http/courses/http-courses.module.js'),
  ),
  order: fetched(
    () => import('../../../src/application/orders/order.module.js'),
    () => import('../../../src/adapters/http/orders/http-order-making.module.js'),
  ),
  prefetch: fetched(() => import('../../../src/application/site/prefetch.module.js')),
};

export interface WorldWishes {
  readonly at?: string;
  /** The mobile of a member whose token is stored when the page loads. */
  readonly signedInAs?: string;
  readonly generation?: Generation;
}

/**
 * The shell as production composes it, but for the browser, which is one of memory: over a real socket before a
 * pretend site of its own. Time stands still unless a test lets it pass.
 */
export class FaultWorld {
  readonly time = new VirtualClock();
  readonly line: Line;
  readonly browser: MemoryWorld;
  readonly resolve: t.Resolve;
  private readonly container = new Container({ defaultScope: 'Singleton' });
  private readonly goingOn = new Subscription();

  private constructor(
    private readonly server: SiteServer,
    { at = '/courses', signedInAs }: WorldWishes,
  ) {
    this.browser = memoryWorld(this.time, { navigator: new MemoryNavigator(at) });
    if (signedInAs !== undefined) this.browser.store.write('token', this.controls.signIn(signedInAs));
    this.line = new Line(server, () => this.browser.store.read('token'));
    this.container.load(applicationModule, httpModule, memoryBrowserModule(this.browser));
    this.container.rebind(HTTP_CLIENT).toConstantValue(this.line);
    this.container.bind(t.LAZY_SERVICES).toConstantValue(lazyServices(this.container, ROWS));
    this.resolve = (token) => this.container.get(token);
    this.goingOn.add(this.closeDialogsOnTheWay());
  }

  static async open(wishes: WorldWishes = {}): Promise<FaultWorld> {
    return new FaultWorld(await startSiteServer({ generation: wishes.generation ?? 1 }), wishes);
  }

  get controls(): Controls {
    return this.server.engine.controls;
  }

  get place(): Place {
    return this.browser.navigator.place$.value;
  }

  get store() {
    return this.browser.store;
  }

  /** Everything up to a page that stands: configuration, navigation, the member if there is one, the doors' services. */
  async standing(): Promise<SigningIn> {
    await this.startedUp();
    this.live();
    const { state$ } = this.resolve(t.SESSION);
    await until(() => state$.value.kind !== 'restoring');
    await this.quiet();
    return this.signingIn();
  }

  async startedUp(): Promise<void> {
    this.goOn(this.resolve(t.START_UP).run());
    await until(() => this.resolve(t.CURRENT_SITE).site$.value !== undefined);
  }

  /** What goes on by itself as long as the page is open. */
  live(): void {
    this.goOn(this.resolve(t.BACKGROUND_TASKS).run());
  }

  async signingIn(): Promise<SigningIn> {
    return firstValueFrom(this.resolve(t.LAZY_SERVICES).signingIn);
  }

  goOn(stream$: Observable<unknown>): void {
    this.goingOn.add(stream$.subscribe());
  }

  /** A view that lives as long as its dialog is on view: React unsubscribes what goes away. */
  inDialog(kind: DialogKind, stream$: Observable<unknown>): void {
    const gone$ = combineLatest([this.resolve(t.DIALOG_FLOW).dialog$, this.resolve(t.SESSION).state$]).pipe(
      filter(([opened, session]) => dialogOnView(opened, session)?.kind !== kind),
    );
    this.goOn(stream$.pipe(takeUntil(gone$)));
  }

  /** A view that lives as long as the visitor stays on its page. */
  onPage(stream$: Observable<unknown>): void {
    this.goOn(stream$.pipe(takeUntil(this.pathChanges())));
  }

  /** What is drawn on the page that the visitor is on now, for as long as they stay. */
  unlessGone(look: () => Look): () => Look {
    const { path } = this.place;
    return () => (this.place.path === path ? look() : { state: 'gone', words: undefined });
  }

  /** Waits until no question is under way any more, and everything that follows from the answers has happened. */
  async quiet(): Promise<void> {
    do {
      await until(() => this.line.underWay === 0);
      await settled();
    } while (this.line.underWay > 0);
  }

  /** All but the view that made the call. */
  surroundings(call: CallName): Omit<Sight, 'state' | 'words'> {
    const session = this.resolve(t.SESSION).state$.value;
    return {
      toasts: this.resolve(t.TOAST_QUEUE).toasts$.value.map(({ tone, text }) => `${tone} ${text}`),
      dialog: dialogOnView(this.resolve(t.DIALOG_FLOW).dialog$.value, session)?.kind,
      place: addressOf(this.place),
      session: session.kind,
      reloads: this.browser.navigator.reloads,
      log: this.browser.log.lines.map(({ level, text }) => `${level} ${text}`),
      asked: this.line.asked(call),
    };
  }

  async close(): Promise<void> {
    this.goingOn.unsubscribe();
    await this.server.close();
  }

  /** As the dialog host does: whoever goes elsewhere has done with the dialog. */
  private closeDialogsOnTheWay(): Subscription {
    return this.pathChanges().subscribe(() => {
      this.resolve(t.DIALOG_FLOW).close();
    });
  }

  private pathChanges(): Observable<string> {
    return this.browser.navigator.place$.pipe(
      map(({ path }) => path),
      distinctUntilChanged(),
      skip(1),
    );
  }
}
