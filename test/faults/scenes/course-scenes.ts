import { catchError, EMPTY, firstValueFrom, type Observable, Subject, tap } from 'rxjs';

import { SEEDED } from '../../../src/adapters/memory/seed/members.js';
import type { CommentThread } from '../../../src/application/comments/comment-thread.js';
import type { CourseDetails } from '../../../src/application/courses/course-details.js';
import type { Download } from '../../../src/application/courses/download-attachment.js';
import { ERROR_REPORTER } from '../../../src/application/site/error-reporter.js';
import { LAZY_SERVICES } from '../../../src/application/lazy-services.js';
import type { CommentTarget } from '../../../src/domain/comments/comment.js';
import type { CommentOnView } from '../../../src/domain/comments/visible-comments.js';
import { COMMENTS_FAILED } from '../../../src/domain/comments/strings.js';
import { DOWNLOAD_FAILED } from '../../../src/domain/courses/strings.js';
import { asAppError } from '../../../src/domain/errors/app-error.js';
import type { Loading } from '../../../src/domain/kernel/loading.js';
import { CONTENT_GONE, PAGE_FAILED } from '../../../src/domain/site/strings.js';
import { faultWords } from '../../../src/ui/feedback/loaded.js';
import { aForm, lookOfForm } from '../support/a-form.js';
import type { FaultWorld, WorldWishes } from '../support/fault-world.js';
import type { Look } from '../sight.js';
import type { Scene, View } from '../support/scene.js';

/** A course that the member has bought, with files, and comments with answers. */
const COURSE = { kind: 'course', id: 2 } as const;
const FILE_ID = 21;
/** Has a comment with more replies than are shown at first. */
const TALKED_ABOUT = { kind: 'course', id: 1 } as const;
const AT_COURSE: WorldWishes = { at: '/courses/detail/2', signedInAs: SEEDED.ordinary };

/** The page of a course, opened. */
export const courseScene: Scene = {
  wishes: AT_COURSE,
  set: async (world) => {
    const details = await detailsOf(world);
    return questionView(world, (retry$) => details.shown(retry$), CONTENT_GONE);
  },
};

/** The star of a course. */
export const favouriteScene: Scene = {
  wishes: AT_COURSE,
  set: async (world) => {
    const details = await detailsOf(world);
    const form = aForm(world.resolve(ERROR_REPORTER), () => details.toggleFavourite(COURSE.id));
    world.onPage(form.run());
    return {
      act: () => {
        form.submit(undefined);
      },
      look: world.unlessGone(() => ({ state: form.state$.value.kind, words: undefined })),
    };
  },
};

/** A file of a course. */
export const downloadScene: Scene = {
  wishes: AT_COURSE,
  set: async (world) => {
    const details = await detailsOf(world);
    let look: Look = { state: 'idle', words: undefined };
    const ask = () => {
      look = { state: 'asking', words: undefined };
      world.onPage(
        details.download(COURSE.id, FILE_ID).pipe(
          tap<Download>(({ kind }) => {
            look = { state: kind, words: undefined };
          }),
          catchError((thrown: unknown) => {
            look = { state: 'failed', words: faultWords(asAppError(thrown), DOWNLOAD_FAILED) };
            return EMPTY;
          }),
        ),
      );
    };
    return { act: ask, look: world.unlessGone(() => look), again: ask, well: 'opened' };
  },
};

/** The comments on a course. */
export const commentsScene: Scene = {
  wishes: { ...AT_COURSE, generation: 2 },
  set: async (world) => {
    const thread = await threadOf(world);
    const view = questionView(world, () => thread.state$, COMMENTS_FAILED);
    return {
      ...view,
      again: () => {
        thread.retry();
      },
    };
  },
};

/** Every reply to the comment of a course that has more of them than are shown at first. */
export const repliesScene: Scene = {
  wishes: { ...AT_COURSE, at: '/courses/detail/1', generation: 2 },
  set: async (world) => {
    const thread = await threadOf(world, TALKED_ABOUT);
    let shown: readonly CommentOnView[] = [];
    world.onPage(thread.state$.pipe(tap((state) => void (shown = state.kind === 'ready' ? state.value.comments : []))));
    await world.quiet();
    thread.showMore();
    await world.quiet();
    const long = shown.find(({ moreReplies }) => moreReplies.kind === 'all');
    if (!long) throw new Error('No comment of the pretend site has more replies than are shown at first');
    const more = () => shown.find(({ id }) => id === long.id)?.moreReplies;
    const ask = () => {
      thread.showReplies(long.id);
    };
    return {
      act: ask,
      look: world.unlessGone(() => {
        const now = more();
        const words = now?.kind === 'failed' ? faultWords(now.error, COMMENTS_FAILED) : undefined;
        return { state: now?.kind ?? 'lost', words };
      }),
      again: ask,
      well: 'nothing',
    };
  },
};

/** A comment of a member. */
export const writingScene: Scene = {
  wishes: { ...AT_COURSE, generation: 2 },
  set: async (world) => {
    const thread = await threadOf(world);
    const form = aForm(world.resolve(ERROR_REPORTER), () => thread.write('收获很大'));
    world.onPage(form.run());
    return {
      act: () => {
        form.submit(undefined);
      },
      look: world.unlessGone(() => lookOfForm(form.state$.value)),
    };
  },
};

async function detailsOf(world: FaultWorld): Promise<CourseDetails> {
  await world.standing();
  return firstValueFrom(world.resolve(LAZY_SERVICES).courseDetails);
}

async function threadOf(world: FaultWorld, course: CommentTarget = COURSE): Promise<CommentThread> {
  await world.standing();
  return (await firstValueFrom(world.resolve(LAZY_SERVICES).comments)).open(course);
}

/** What a page asks for and shows in its place. */
export function questionView(
  world: FaultWorld,
  watch: (retry$: Observable<void>) => Observable<Loading<unknown>>,
  goneWords: string,
): View {
  const retry$ = new Subject<void>();
  let shown: Loading<unknown> = { kind: 'loading' };
  const wordsOf = (state: Loading<unknown>): string | undefined => {
    if (state.kind === 'gone') return goneWords;
    return state.kind === 'failed' ? faultWords(state.error, PAGE_FAILED) : undefined;
  };
  return {
    act: () => {
      world.onPage(watch(retry$).pipe(tap((state) => void (shown = state))));
    },
    look: world.unlessGone(() => ({ state: shown.kind, words: wordsOf(shown) })),
    again: () => {
      retry$.next();
    },
    well: 'ready',
  };
}
