import { firstValueFrom, type Observable, Subject, tap } from 'rxjs';

import { SEEDED } from '../../../src/adapters/memory/seed/members.js';
import { COURSES_AWAITED, type CoursesShown } from '../../../src/application/courses/course-list.js';
import type { SearchState } from '../../../src/application/search.js';
import { LAZY_SERVICES } from '../../../src/application/lazy-services.js';
import { CATEGORIES_FAILED } from '../../../src/domain/courses/strings.js';
import { type Loading, LOADING } from '../../../src/domain/kernel/loading.js';
import type { Order } from '../../../src/domain/orders/existing-orders.js';
import type { Page } from '../../../src/domain/paging.js';
import type { AppError } from '../../../src/domain/errors/app-error.js';
import { SEARCH_OFF } from '../../../src/domain/search/strings.js';
import { PAGE_FAILED } from '../../../src/domain/site/strings.js';
import type { VipPlan } from '../../../src/domain/vip.js';
import { faultWords } from '../../../src/ui/feedback/loaded.js';
import type { Look } from '../sight.js';
import type { FaultWorld } from '../support/fault-world.js';
import type { Scene, View } from '../support/scene.js';

/** The list of courses, whose categories come. */
export const coursesScene = courses(({ list }) => inPlace(list));

/** The categories of courses, whose list comes: they have words of their own. */
export const categoriesScene = courses(({ categories: { kind } }) =>
  kind === 'failed' || kind === 'gone'
    ? { state: 'failed', words: CATEGORIES_FAILED }
    : { state: kind, words: undefined },
);

/** The search page with a keyword. */
export const searchScene: Scene = {
  wishes: { at: '/search?keywords=C%23' },
  set: async (world) => {
    await world.standing();
    const search = await firstValueFrom(world.resolve(LAZY_SERVICES).search);
    return onPage<SearchState>(world, (retry$) => search.results(retry$), {
      before: { kind: 'unasked' },
      look: (state) => (state.kind === 'off' ? { state: 'off', words: SEARCH_OFF } : inPlace(state)),
      well: 'results',
    });
  },
};

/** The list of a member's orders. */
export const memberOrdersScene: Scene = {
  wishes: { at: '/member/orders', signedInAs: SEEDED.ordinary },
  set: async (world) => {
    await world.standing();
    const orders = await firstValueFrom(world.resolve(LAZY_SERVICES).memberOrders);
    return onPage<Loading<Page<Order>>>(world, (retry$) => orders.list(retry$), {
      before: LOADING,
      look: inPlace,
      well: 'ready',
    });
  },
};

/** The page of memberships. */
export const vipPlansScene: Scene = {
  wishes: { at: '/vip' },
  set: async (world) => {
    await world.standing();
    const plans = await firstValueFrom(world.resolve(LAZY_SERVICES).vipPlans);
    return onPage<Loading<readonly VipPlan[]>>(world, (retry$) => plans.all(retry$), {
      before: LOADING,
      look: inPlace,
      well: 'ready',
    });
  },
};

function courses(look: (shown: CoursesShown) => Look): Scene {
  return {
    wishes: { at: '/courses?page=2' },
    set: async (world) => {
      await world.standing();
      const list = await firstValueFrom(world.resolve(LAZY_SERVICES).courses);
      return onPage<CoursesShown>(world, (retry$) => list.shown(retry$), {
        before: COURSES_AWAITED,
        look,
        well: 'ready',
      });
    },
  };
}

interface Showing<T> {
  readonly before: T;
  readonly look: (shown: T) => Look;
  readonly well: string;
}

/** A page that asks when it is drawn, says in place what went wrong, and asks again when told to. */
export function onPage<T>(
  world: FaultWorld,
  watch: (retry$: Observable<void>) => Observable<T>,
  { before, look, well }: Showing<T>,
): View {
  const retry$ = new Subject<void>();
  let shown = before;
  return {
    act: () => {
      world.onPage(
        watch(retry$).pipe(
          tap((next) => {
            shown = next;
          }),
        ),
      );
    },
    look: world.unlessGone(() => look(shown)),
    again: () => {
      retry$.next();
    },
    well,
  };
}

/** As `Loaded` draws it (src/ui/feedback/loaded.tsx). */
export function inPlace(state: { readonly kind: string; readonly error?: AppError }): Look {
  if (state.kind === 'gone') return { state: 'failed', words: PAGE_FAILED };
  return { state: state.kind, words: state.error && faultWords(state.error, PAGE_FAILED) };
}
