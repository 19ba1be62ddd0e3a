import { firstValueFrom, NEVER, tap } from 'rxjs';

import { SEEDED } from '../../../src/adapters/memory/seed/members.js';
import type { LessonPlay } from '../../../src/application/lesson/lesson-play.js';
import type { Lessons } from '../../../src/application/lesson/lessons.js';
import { LAZY_SERVICES } from '../../../src/application/lazy-services.js';
import type { LessonPage } from '../../../src/domain/lesson/page.js';
import { WAITING_FOR_NETWORK } from '../../../src/domain/lesson/strings.js';
import { RATE_LIMIT_REST_MS } from '../../../src/domain/limits.js';
import { CONTENT_GONE } from '../../../src/domain/site/strings.js';
import { until } from '../../support/until.js';
import type { FaultWorld, WorldWishes } from '../support/fault-world.js';
import type { Look } from '../sight.js';
import type { Scene } from '../support/scene.js';
import { questionView } from './course-scenes.js';

/** A free lesson that the member has not begun. */
const AT_LESSON: WorldWishes = { at: '/courses/video/2603', signedInAs: SEEDED.ordinary };

/** The page of a lesson, opened. */
export const lessonScene: Scene = {
  wishes: AT_LESSON,
  set: async (world) => {
    const lessons = await lessonsOf(world);
    return questionView(world, (retry$) => lessons.shown(retry$), CONTENT_GONE);
  },
};

/** The film of a lesson whose page is there. */
export const filmScene: Scene = {
  wishes: AT_LESSON,
  set: async (world) => {
    const lessons = await lessonsOf(world);
    const page = await pageOf(world, lessons);
    let play: LessonPlay | undefined;
    return {
      act: () => {
        world.onPage(lessons.play(page).pipe(tap((begun) => void (play = begun))));
      },
      look: world.unlessGone(() => lookOfFilm(play)),
      again: () => {
        if (play?.face$.value.kind === 'offline') world.browser.presence.regainNetwork();
        else play?.retry();
      },
      well: 'film',
    };
  },
};

/** How far a member has come in a lesson, each time that they stop for a moment. */
export const progressScene: Scene = {
  wishes: AT_LESSON,
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
    return {
      act: playOn,
      look: world.unlessGone(() => ({
        state: world.store.read('waitingProgress') === undefined ? 'nothing waits' : 'waits',
        words: undefined,
      })),
      again: () => {
        playOn();
        presence.regainNetwork();
        // A server that wants fewer questions gets its rest first.
        world.time.advance(2 * RATE_LIMIT_REST_MS);
      },
      well: 'nothing waits',
    };
  },
};

function lookOfFilm(play: LessonPlay | undefined): Look {
  const face = play?.face$.value ?? { kind: 'asking' };
  if (face.kind === 'failed') return { state: 'failed', words: face.text };
  return { state: face.kind, words: face.kind === 'offline' ? WAITING_FOR_NETWORK : undefined };
}

async function lessonsOf(world: FaultWorld): Promise<Lessons> {
  await world.standing();
  return firstValueFrom(world.resolve(LAZY_SERVICES).lesson);
}

async function pageOf(world: FaultWorld, lessons: Lessons): Promise<LessonPage> {
  let page: LessonPage | undefined;
  world.onPage(lessons.shown(NEVER).pipe(tap((shown) => void (page = shown.kind === 'ready' ? shown.value : page))));
  await until(() => page !== undefined);
  if (!page) throw new Error('The page of the lesson is not there');
  return page;
}
