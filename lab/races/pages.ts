import { distinctUntilChanged, EMPTY, map, type Observable, of, switchMap, tap } from 'rxjs';

import type { LessonPlayer } from '../../src/application/lesson/player.js';
import type { OrderVisit } from '../../src/application/orders/purchase.js';
import type { RouteName } from '../../src/domain/access/routes.js';
import type { CommentTarget } from '../../src/domain/comments/comment.js';
import type { Loading } from '../../src/domain/kernel/loading.js';
import { shareLatest } from '../../src/domain/kernel/streams.js';
import type { LessonDetail } from '../../src/domain/lesson/lesson-page.js';
import type { MemberMessage } from '../../src/domain/messages.js';
import type { OrderAction } from '../../src/domain/orders/states.js';
import type { PaymentMethodName } from '../../src/domain/orders/payment-methods.js';
import type { Page } from '../../src/domain/kernel/paging.js';
import { memberId } from '../../src/domain/session/session-state.js';
import type { StudiedCourse } from '../../src/domain/study.js';
import type { OpenPage } from './open-page.js';

/**
 * What each page subscribes to and which actions it has, as in its view (src/ui). Pages that are not listed have
 * neither.
 */
export const PAGES: Partial<Readonly<Record<RouteName, (page: OpenPage) => void>>> = {
  home: (page) => {
    const { retries } = page;
    const parts = { content$: retries, announcement$: retries, learned$: retries };
    page.show('home', page.world.service('home').watch(parts));
  },
  courses: (page) => page.show('courses', page.world.service('courses').shown(page.retries)),
  courseDetail: (page) => {
    const { world } = page;
    const details = world.service('courseDetails');
    let courseId: number | undefined;
    let isFavourite = false;
    const shown$ = details.shown(page.retries).pipe(
      tap((shown) => {
        courseId = shown.kind === 'ready' ? shown.value.course.id : undefined;
        isFavourite = shown.kind === 'ready' && shown.value.isFavourite;
      }),
      shareLatest(),
    );
    page.show('course', shown$);
    const target$ = shown$.pipe(
      map((shown) => (shown.kind === 'ready' ? shown.value.course.id : undefined)),
      distinctUntilChanged(),
      map((id): CommentTarget | undefined => (id === undefined ? undefined : { kind: 'course', id })),
    );
    watchComments(page, target$);
    const toggle = page.submission();
    page.on('favourite', () => {
      const id = courseId;
      if (world.session.state$.value.kind === 'anonymous') world.dialogs.open({ kind: 'login' });
      else if (id !== undefined) toggle(() => details.setFavourite(id, !isFavourite));
    });
  },
  lesson: (page) => {
    const { world } = page;
    const lessons = world.service('lesson');
    let ready: LessonDetail | undefined;
    let player: LessonPlayer | undefined;
    const ready$ = lessons.shown(page.retries).pipe(
      tap((shown) => {
        page.parts.set('lesson', shown);
        ready = shown.kind === 'ready' ? shown.value : undefined;
      }),
      map(() => ready?.lesson.id),
      distinctUntilChanged(),
      shareLatest(),
    );
    page.show(
      'video',
      ready$.pipe(
        switchMap((id) => {
          page.parts.delete('video');
          if (id === undefined || !ready) return EMPTY;
          world.played(id);
          return lessons.play(ready).pipe(
            tap((begun) => {
              player = begun;
            }),
            switchMap((begun) => begun.view$),
          );
        }),
      ),
    );
    watchComments(
      page,
      ready$.pipe(map((id): CommentTarget | undefined => (id === undefined ? id : { kind: 'lesson', id }))),
    );
    page.on('play', () => world.playback.play());
    page.on('pause', () => world.playback.pause());
    page.on('to the end', () => world.playback.seek((world.playback.state$.value.durationS ?? 0) - 1));
    page.on('next lesson', () => {
      player?.goToNext();
    });
  },
  announcement: (page) => {
    const announcements = page.world.service('announcements');
    page.show('announcement', announcements.shown(page.retries));
    page.show('list', announcements.list(page.retries));
  },
  member: (page) => {
    const { world } = page;
    const services = world.service('member');
    const change = page.submission();
    page.show('user', world.session.state$);
    page.on('nickname', () => {
      const id = String(memberId(world.session.state$.value));
      change(() => services.changes.nickname(`名字${id}`));
    });
    page.on('draft', () => services.drafts.save('nickname', `草稿${String(memberId(world.session.state$.value))}`));
  },
  memberMessages: (page) => {
    const messages = page.world.service('messages');
    let list: Loading<Page<MemberMessage>> = { kind: 'loading' };
    const shown$ = messages.shown(page.retries).pipe(
      tap((shown) => {
        list = shown;
      }),
    );
    page.show('messages', shown$);
    const mark = page.submission();
    page.on('read one', () => {
      const unread = list.kind === 'ready' ? list.value.items.find(({ isRead }) => !isRead) : undefined;
      if (unread) messages.read(unread);
    });
    page.on('read all', () => {
      const ids = list.kind === 'ready' ? list.value.items.map(({ id }) => id) : [];
      mark(() => messages.readAll(ids));
    });
  },
  memberOrders: (page) => page.show('orders', page.world.service('memberOrders').list(page.retries)),
  memberPoints: (page) => page.show('points', page.world.service('points').records(page.retries)),
  vip: (page) => page.show('plans', page.world.service('vipPlans').all(page.retries)),
  order: (page) => {
    const visit = page.world.service('order').order();
    page.show('order', visit.state$);
    page.on('retry', () => visit.dispatch({ kind: 'retried' }));
    page.on('order', () => {
      fillIn(visit, 'wechat');
      page.world.orderRequested();
      // Pressed twice, as some people do.
      visit.dispatch({ kind: 'submitted' });
      visit.dispatch({ kind: 'submitted' });
    });
    page.on('order by hand', () => {
      fillIn(visit, 'hand');
      page.world.orderRequested();
      visit.dispatch({ kind: 'submitted' });
    });
    page.on('order again', () => {
      page.world.orderRequested();
      visit.dispatch({ kind: 'ordered-again' });
    });
    page.on('continue earlier', () => visit.dispatch({ kind: 'earlier-continued' }));
  },
  orderPay: (page) => {
    const visit = page.world.service('orderPay').orderPay();
    page.show('payment', visit.state$);
    page.on('retry', () => visit.dispatch({ kind: 'retried' }));
    page.on('confirm payment', () => visit.dispatch({ kind: 'confirmed' }));
  },
  orderSuccess: (page) => {
    const visit = page.world.service('order').orderSuccess();
    page.show('success', visit.state$);
    page.on('retry', () => visit.dispatch({ kind: 'confirmed' }));
  },
  search: (page) => page.show('results', page.world.service('search').results(page.retries)),
  studyCenter: (page) => {
    const center = page.world.service('studyCenter');
    let list: Loading<Page<StudiedCourse>> = { kind: 'loading' };
    const shown$ = center.shown(page.retries).pipe(
      tap((shown) => {
        list = shown;
      }),
    );
    page.show('list', shown$);
    page.show('offers', center.favourites.offers$);
    page.on('drop favourite', () => {
      const first = list.kind === 'ready' ? list.value.items.find(({ course }) => course) : undefined;
      const likes = page.world.navigator.location$.value.query.includes('like');
      if (first && likes) center.favourites.drop({ courseId: first.courseId, title: '课' });
    });
    page.on('undo', () => {
      const [offer] = center.favourites.offers$.value;
      if (offer) center.favourites.undo(offer);
    });
  },
};

/** Fills in everything that an order needs before it is sent. */
function fillIn(visit: OrderVisit, method: PaymentMethodName): void {
  const actions: readonly OrderAction[] = [
    { kind: 'agreed', isChecked: true },
    { kind: 'method-chosen', method },
  ];
  for (const action of actions) visit.dispatch(action);
}

/** The comments below a course or lesson; each target has its own thread. */
function watchComments(page: OpenPage, target$: Observable<CommentTarget | undefined>): void {
  const { session, dialogs } = page.world;
  const comments = page.world.service('comments');
  const send = page.submission();
  let thread: ReturnType<typeof comments.open> | undefined;
  page.show(
    'comments',
    target$.pipe(
      switchMap((target) => {
        thread = target && comments.open(target);
        return thread?.state$ ?? of(undefined);
      }),
    ),
  );
  const text = () => `写的是草稿${String(memberId(session.state$.value))}`;
  page.on('draft', () => {
    thread?.writing.keepDraft(text());
  });
  page.on('comment', () => {
    const open = thread;
    if (session.state$.value.kind === 'anonymous') dialogs.open({ kind: 'login' });
    else if (open) send(() => open.writing.send(text()));
  });
}
