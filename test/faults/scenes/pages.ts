import { catchError, EMPTY, NEVER, type Observable, of, Subject } from 'rxjs';

import { SEEDED } from '../../../src/adapters/memory/seed/members.js';
import type { CoursesState } from '../../../src/application/courses/course-list.js';
import type { LessonPlayer } from '../../../src/application/lesson/player.js';
import type { Lessons } from '../../../src/application/lesson/lesson-page.js';
import { START_UP } from '../../../src/application/site/start-up.js';
import type { CommentTarget } from '../../../src/domain/comments/comment.js';
import { COMMENTS_FAILED } from '../../../src/domain/comments/strings.js';
import type { VisibleComment } from '../../../src/domain/comments/visible-comments.js';
import { CATEGORIES_FAILED, DOWNLOAD_FAILED } from '../../../src/domain/courses/strings.js';
import { asAppError } from '../../../src/domain/errors/app-error.js';
import { errorTextOf, reactionTo } from '../../../src/domain/errors/error-catalogue.js';
import { HOME_PENDING, type HomeView } from '../../../src/domain/home/home.js';
import type { Loading } from '../../../src/domain/kernel/loading.js';
import type { LessonDetail } from '../../../src/domain/lesson/lesson-page.js';
import { WAITING_FOR_NETWORK } from '../../../src/domain/lesson/strings.js';
import { RATE_LIMIT_PAUSE_MS, RECOVERY_JITTER } from '../../../src/domain/site/limits.js';
import { SEARCH_OFF } from '../../../src/domain/search/strings.js';
import { FRIENDLY_LINKS } from '../../../src/domain/site/footer.js';
import { CONTENT_MISSING } from '../../../src/domain/site/strings.js';
import type { Generation } from '../../../src/domain/site/system-config.js';
import { until } from '../../support/until.js';
import { RULES } from '../fault-rules.js';
import type { Look } from '../sight.js';
import type { FaultWorld, WorldOptions } from '../support/fault-world.js';
import { type FaultRow, formView, inPlace, onPage, type Scene, withoutMessage } from '../support/scene.js';

/** A page load requests configuration and navigation. In state `failed` the root is empty (src/start/site.tsx). */
const startUpScene: Scene = {
  set: (world) => {
    let state = 'loading';
    return Promise.resolve({
      act: () => world.subscribe(world.resolve(START_UP).run(), ({ kind }) => void (state = kind)),
      look: () => withoutMessage(state),
      again: () => {
        world.browser.presence.regainNetwork();
        // After a 429 the site does not retry before its pause is over, even when the network returns.
        world.time.advance(RATE_LIMIT_PAUSE_MS * (1 + RECOVERY_JITTER));
      },
      recovered: 'ready',
    });
  },
};

/** The footer of home. Without the links it is empty and shows no error, because no visitor came for them. */
export const linksScene: Scene = {
  options: { at: '/?from=mail' },
  set: async (world) => {
    await world.ready();
    const { links$ } = world.resolve(FRIENDLY_LINKS);
    let state = 'no links';
    return {
      act: () =>
        world.onPage(links$.pipe(catchError(() => of([]))), ({ length }) => {
          state = length > 0 ? 'links' : 'no links';
        }),
      look: world.whileOnPage(() => withoutMessage(state)),
    };
  },
};

type Part = 'content' | 'announcement' | 'learned';

/** Home requests all its parts; one of them meets the fault. */
const homeScene = (part: Part, generation: Generation = 1): Scene => ({
  options: { at: '/?from=mail', generation, ...(part === 'learned' && { signedInAs: SEEDED.ordinary }) },
  set: async (world) => {
    const home = await world.service((lazy) => lazy.home);
    const retries = { content$: new Subject(), announcement$: new Subject(), learned$: new Subject() };
    let view: HomeView = HOME_PENDING;
    return {
      act: () => world.onPage(home.watch(retries), (next) => void (view = next)),
      look: world.whileOnPage(() => lookOfHome(view, part)),
      again: () => retries[`${part}$`].next(undefined),
      recovered: 'ready, and the rest is there',
    };
  },
});

/** The other parts must load, whatever happens to this one. */
function lookOfHome(view: HomeView, part: Part): Look {
  if (!view.isSettled) return withoutMessage('loading');
  const { kind } = view[part];
  const others = (['content', 'announcement'] as const).filter((other) => other !== part);
  const rest = others.every((other) => view[other].kind === 'ready') ? 'the rest is there' : 'the rest is missing';
  if (kind === 'loading') return withoutMessage('requesting');
  const reaction = view[part].kind === 'failed' ? reactionTo(view[part].error) : undefined;
  return { state: `${kind}, and ${rest}`, message: reaction?.kind === 'show' ? reaction.text : undefined };
}

const courses = (look: (shown: CoursesState) => Look): Scene => ({
  options: { at: '/courses?page=2' },
  set: async (world) => {
    const list = await world.service((lazy) => lazy.courses);
    return onPage(world, (retry$) => list.shown(retry$), { look });
  },
});

/** The course list, while its categories load without a fault. */
export const coursesScene = courses(({ list }) => inPlace(list));

/** The course categories, while the list loads without a fault. Their error has a message of its own. */
export const categoriesScene = courses(({ categories: { kind } }) =>
  kind === 'failed' || kind === 'missing' ? { state: 'failed', message: CATEGORIES_FAILED } : withoutMessage(kind),
);

/** The search page opens with a keyword. */
export const searchScene: Scene = {
  options: { at: '/search?keywords=C%23' },
  set: async (world) => {
    const search = await world.service((lazy) => lazy.search);
    return onPage(world, (retry$) => search.results(retry$), {
      look: (state) => (state.kind === 'missing' ? { state: 'off', message: SEARCH_OFF } : inPlace(state)),
    });
  },
};

/** The page of membership plans opens. */
const vipPlansScene: Scene = {
  options: { at: '/vip' },
  set: async (world) => {
    const plans = await world.service((lazy) => lazy.vipPlans);
    return onPage(world, (retry$) => plans.all(retry$));
  },
};

/** A course that the member has bought, with files, and with comments that have replies. */
const COURSE = { kind: 'course', id: 2 } as const;
const FILE_ID = 21;
/** A course with a comment that has more replies than are shown at first. */
const COMMENTED_COURSE = { kind: 'course', id: 1 } as const;
const AT_COURSE: WorldOptions = { at: '/courses/detail/2', signedInAs: SEEDED.ordinary };

/** A page that requests its content by an id, which may be missing. */
const byId = (world: FaultWorld, watch: (retry$: Observable<void>) => Observable<Loading<unknown>>) =>
  onPage(world, watch, { look: (state) => inPlace(state, { state: 'missing', message: CONTENT_MISSING }) });

const detailsOf = (world: FaultWorld) => world.service((lazy) => lazy.courseDetails);

/** The page of a course opens. */
export const courseScene: Scene = {
  options: AT_COURSE,
  set: async (world) => {
    const details = await detailsOf(world);
    return byId(world, (retry$) => details.shown(retry$));
  },
};

/** The member presses the favourite button of a course. */
export const favouriteScene: Scene = {
  options: AT_COURSE,
  set: async (world) => {
    const details = await detailsOf(world);
    const view = formView(world, () => details.setFavourite(COURSE.id, false), undefined, 'announced');
    return { ...view, look: () => withoutMessage(view.look().state) };
  },
};

/** The member downloads a file of a course. */
export const downloadScene: Scene = {
  options: AT_COURSE,
  set: async (world) => {
    const details = await detailsOf(world);
    let look = withoutMessage('idle');
    const request = () => {
      look = withoutMessage('requesting');
      const failed = (thrown: unknown) => {
        look = { state: 'failed', message: errorTextOf(asAppError(thrown), DOWNLOAD_FAILED) };
        return EMPTY;
      };
      const download$ = details.download(COURSE.id, FILE_ID).pipe(catchError(failed));
      world.onPage(download$, ({ kind }) => void (look = withoutMessage(kind)));
    };
    return { act: request, look: world.whileOnPage(() => look), again: request, recovered: 'opened' };
  },
};

const threadOf = async (world: FaultWorld, course: CommentTarget = COURSE) =>
  (await world.service((lazy) => lazy.comments)).open(course);

/** The comments of a course load. */
export const commentsScene: Scene = {
  options: { ...AT_COURSE, generation: 2 },
  set: async (world) => {
    const thread = await threadOf(world);
    return {
      ...onPage(world, () => thread.state$, {
        look: (state) => inPlace(state, { state: 'missing', message: COMMENTS_FAILED }),
      }),
      again: () => thread.retry(),
    };
  },
};

/** The member requests all replies to a comment that has more than are shown at first. */
const repliesScene: Scene = {
  options: { ...AT_COURSE, at: '/courses/detail/1', generation: 2 },
  set: async (world) => {
    const thread = await threadOf(world, COMMENTED_COURSE);
    let shown: readonly VisibleComment[] = [];
    world.onPage(thread.state$, (state) => void (shown = state.kind === 'ready' ? state.value.comments : []));
    await world.quiet();
    thread.showMore();
    await world.quiet();
    const long = shown.find(({ moreReplies }) => moreReplies.kind === 'all');
    if (!long) throw new Error('No comment of the in-memory server has more replies than are shown at first');
    const request = () => thread.showReplies(long.id);
    return {
      act: request,
      look: world.whileOnPage(() => {
        const now = shown.find(({ id }) => id === long.id)?.moreReplies;
        const message = now?.kind === 'failed' ? errorTextOf(now.error, COMMENTS_FAILED) : undefined;
        return { state: now?.kind ?? 'lost', message };
      }),
      again: request,
      recovered: 'nothing',
    };
  },
};

/** The member sends a comment. */
const writingScene: Scene = {
  options: { ...AT_COURSE, generation: 2 },
  set: async (world) => {
    const thread = await threadOf(world);
    // What the site knows of the comments decides what it finds after a lost answer.
    world.onPage(thread.state$, () => undefined);
    await world.quiet();
    return formView(world, () => thread.writing.send('收获很大'));
  },
};

/** A free lesson that the member has not started. */
const AT_LESSON: WorldOptions = { at: '/courses/video/2603', signedInAs: SEEDED.ordinary };
const lessonsOf = (world: FaultWorld) => world.service((lazy) => lazy.lesson);

/** The page of a lesson opens. */
const lessonScene: Scene = {
  options: AT_LESSON,
  set: async (world) => {
    const lessons = await lessonsOf(world);
    return byId(world, (retry$) => lessons.shown(retry$));
  },
};

/** The video of a lesson loads on its page. */
const videoScene: Scene = {
  options: AT_LESSON,
  set: async (world) => {
    const lessons = await lessonsOf(world);
    const page = await pageOf(world, lessons);
    let player: LessonPlayer | undefined;
    return {
      act: () => world.onPage(lessons.play(page), (begun) => void (player = begun)),
      look: world.whileOnPage(() => lookOfVideo(player)),
      again: () => {
        if (player?.view$.value.kind === 'offline') world.browser.presence.regainNetwork();
        else player?.retry();
      },
      recovered: 'video',
    };
  },
};

/** The site sends the member's progress in a lesson each time that they pause. */
const progressScene: Scene = {
  options: AT_LESSON,
  set: async (world) => {
    const lessons = await lessonsOf(world);
    const page = await pageOf(world, lessons);
    const { playback, presence } = world.browser;
    world.onPage(lessons.play(page));
    await until(() => playback.opened.length === 1);
    const playOn = () => {
      playback.play();
      world.time.advance(2000);
      playback.pause();
      world.time.advance(1);
    };
    const nothingWaits = () => world.store.read('pendingProgress') === undefined;
    return {
      act: playOn,
      look: world.whileOnPage(() => withoutMessage(nothingWaits() ? 'nothing waits' : 'waits')),
      again: () => {
        playOn();
        presence.regainNetwork();
        // After a 429 the site pauses before it sends again.
        world.time.advance(2 * RATE_LIMIT_PAUSE_MS);
      },
      recovered: 'nothing waits',
    };
  },
};

function lookOfVideo(player: LessonPlayer | undefined): Look {
  const view = player?.view$.value ?? { kind: 'requesting' };
  if (view.kind === 'failed') return { state: 'failed', message: view.text };
  return { state: view.kind, message: view.kind === 'offline' ? WAITING_FOR_NETWORK : undefined };
}

async function pageOf(world: FaultWorld, lessons: Lessons): Promise<LessonDetail> {
  let page: LessonDetail | undefined;
  world.onPage(lessons.shown(NEVER), (shown) => void (page = shown.kind === 'ready' ? shown.value : page));
  await until(() => page !== undefined);
  if (!page) throw new Error('The page of the lesson has not loaded');
  return page;
}

export const rows: readonly FaultRow[] = [
  { name: 'configuration', call: 'config', scene: startUpScene, rule: RULES.startUp },
  { name: 'navigation', call: 'navs', scene: startUpScene, rule: RULES.startUp },
  { name: 'friendly links', call: 'links', scene: linksScene, rule: RULES.decoration },
  { name: 'home, G1', call: 'homeBlocks', scene: homeScene('content', 1), rule: RULES.part },
  { name: 'home, G2', call: 'homeBlocks', scene: homeScene('content', 2), rule: RULES.part },
  { name: 'latest news', call: 'latestAnnouncement', scene: homeScene('announcement'), rule: RULES.part },
  { name: 'learned courses', call: 'learnedCourses', scene: homeScene('learned'), rule: RULES.part },
  { name: 'course', call: 'course', scene: courseScene, rule: RULES.course },
  { name: 'favourite', call: 'likeCourse', scene: favouriteScene, rule: RULES.star },
  { name: 'file of a course', call: 'attachmentLink', scene: downloadScene, rule: RULES.file },
  { name: 'comments, G2', call: 'comments', scene: commentsScene, rule: RULES.comments },
  { name: 'replies, G2', call: 'commentReplies', scene: repliesScene, rule: RULES.replies },
  { name: 'comment, G2', call: 'writeComment', scene: writingScene, rule: RULES.foundForm },
  { name: 'courses', call: 'courses', scene: coursesScene, rule: RULES.page },
  { name: 'course categories', call: 'courseCategories', scene: categoriesScene, rule: RULES.categories },
  { name: 'search', call: 'search', scene: searchScene, rule: RULES.search },
  { name: 'memberships', call: 'vipPlans', scene: vipPlansScene, rule: RULES.page },
  { name: 'lesson', call: 'lesson', scene: lessonScene, rule: RULES.lesson },
  { name: 'video', call: 'playSources', scene: videoScene, rule: RULES.video },
  { name: 'progress', call: 'recordProgress', scene: progressScene, rule: RULES.progress },
];
