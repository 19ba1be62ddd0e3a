import { defer, distinctUntilChanged, filter, finalize, map, merge, type Observable, of, switchMap, tap } from 'rxjs';

import type { Loading } from '../../domain/kernel/loading.js';
import { shareLatest } from '../../domain/kernel/streams.js';
import { token } from '../../domain/kernel/token.js';
import { STUDIED_COURSES_A_PAGE } from '../../domain/study.js';
import type { Page } from '../../domain/kernel/paging.js';
import type { PageNavigator } from '../../domain/ports/navigator.js';
import type { StudyGateway } from '../../domain/ports/study-gateway.js';
import { type LearnedLesson, readStudyAddress, type StudiedCourse, type StudyTab } from '../../domain/study.js';
import { showingPrevious, type Loader } from '../site/loader.js';
import { locationsOf } from '../site/route-locations.js';
import type { RemovedFavourites, ConfirmedFavourite } from './favourites.js';

/** A page of a list; empty past the last one, with the true total. */
type StudyList = Loading<Page<StudiedCourse>>;

/**
 * The courses that a member learns, has bought or likes (docs/spec/study.md#course-tabs). The location is the state: it
 * names the list and its page, and the newest request wins (docs/spec/every-page.md#address).
 */
export class StudyCenter {
  constructor(
    private readonly gateway: StudyGateway,
    private readonly navigator: PageNavigator,
    private readonly loader: Loader,
    /** The favourites that the member removes on this page. */
    readonly favourites: RemovedFavourites,
  ) {}

  /** The list that the location names, requested again whenever `retry$` emits. Cold; never fails, never completes. */
  shown(retry$: Observable<unknown>): Observable<StudyList> {
    const address$ = locationsOf('studyCenter', this.navigator).pipe(
      map(({ query }) => readStudyAddress(query)),
      shareLatest(),
    );
    return address$.pipe(
      map(({ tab }) => tab),
      distinctUntilChanged(),
      switchMap((tab) => {
        // Another tab is another list, so the previous list does not stay visible.
        const page$ = address$.pipe(map(({ page }) => page));
        return tab === 'like' ? this.liked(page$, retry$) : this.list(tab, page$, retry$).pipe(showingPrevious());
      }),
      finalize(() => {
        this.favourites.withdrawAll();
      }),
    );
  }

  /** The member's progress in each lesson of a course. Cold; never fails, never completes. */
  lessons(courseId: number, retry$: Observable<unknown>): Observable<Loading<readonly LearnedLesson[]>> {
    return this.loader.load(this.gateway.lessonsOf(courseId), retry$);
  }

  private list(tab: StudyTab, page$: Observable<number>, again$: Observable<unknown>): Observable<StudyList> {
    return this.loader.loadEach(page$, (page) => this.request(tab, page), again$);
  }

  private request(tab: StudyTab, page: number): Observable<Page<StudiedCourse>> {
    const request = { page, size: STUDIED_COURSES_A_PAGE };
    switch (tab) {
      case 'learned':
        return this.gateway.learnedCourses(request);
      case 'courses':
        return this.gateway.boughtCourses(request);
      case 'like':
        return this.gateway.likedCourses(request);
    }
  }

  /** The list without removed favourites; requested again when it lacks a course that the list should show. */
  private liked(page$: Observable<number>, retry$: Observable<unknown>): Observable<StudyList> {
    return defer(() => {
      let loaded: Page<StudiedCourse> = { items: [], total: 0 };
      const unknown$ = this.favourites.settled$.pipe(filter((settled) => this.hasMore(loaded, settled)));
      return this.list('like', page$, merge(retry$, unknown$)).pipe(
        tap((state) => {
          if (state.kind === 'ready') loaded = state.value;
        }),
        switchMap((state) => this.withoutRemoved(state)),
        showingPrevious(),
      );
    });
  }

  private withoutRemoved(state: StudyList): Observable<StudyList> {
    // Not earlier: until now the previous list, which still contains the removed courses, was rendered.
    if (state.kind === 'loading') this.favourites.forgetSettled();
    if (state.kind !== 'ready') return of(state);
    return this.favourites.removed$.pipe(map((dropped) => ({ ...state, value: without(state.value, dropped) })));
  }

  /** True when a favourite was restored that this page lacks, or when this page is empty and other pages are not. */
  private hasMore(loaded: Page<StudiedCourse>, { courseId, isFavourite }: ConfirmedFavourite): boolean {
    if (isFavourite) return !loaded.items.some((studied) => studied.courseId === courseId);
    const left = without(loaded, this.favourites.removed$.value);
    return left.items.length === 0 && left.total !== 0;
  }
}

function without({ items, total }: Page<StudiedCourse>, dropped: ReadonlySet<number>): Page<StudiedCourse> {
  const left = items.filter(({ courseId }) => !dropped.has(courseId));
  return { items: left, total: total === undefined ? undefined : total - (items.length - left.length) };
}

export const STUDY_CENTER = token<StudyCenter>('StudyCenter');

declare module '../site/lazy-services.js' {
  interface LazyServiceTypes {
    readonly studyCenter: StudyCenter;
  }
}
