import { firstValueFrom, Subject, tap } from 'rxjs';

import { SEEDED } from '../../../src/adapters/memory/seed/members.js';
import type { StudyCenter } from '../../../src/application/study-center.js';
import { LAZY_SERVICES } from '../../../src/application/lazy-services.js';
import type { StudyTab } from '../../../src/domain/study.js';
import { LOADING, type Loading } from '../../../src/domain/kernel/loading.js';
import type { Look } from '../sight.js';
import type { FaultWorld } from '../support/fault-world.js';
import type { Scene } from '../support/scene.js';
import { inPlace, onPage } from './list-scenes.js';

/** A course that the seeded member has begun, bought and likes. */
const COURSE = { courseId: 2, title: '' };

/** A list of the study centre. */
export function studyListScene(tab: StudyTab): Scene {
  return {
    wishes: { at: `/study-center?tab=${tab}`, signedInAs: SEEDED.ordinary },
    set: async (world) => {
      const center = await centerOf(world);
      return onPage<Loading<unknown>>(world, (retry$) => center.shown(retry$), {
        before: LOADING,
        look: inPlace,
        well: 'ready',
      });
    },
  };
}

/** The lessons of a course there. */
export const lessonsScene: Scene = {
  wishes: { at: '/study-center', signedInAs: SEEDED.ordinary },
  set: async (world) => {
    const center = await centerOf(world);
    return onPage<Loading<unknown>>(world, (retry$) => center.lessons(COURSE.courseId, retry$), {
      before: LOADING,
      look: inPlace,
      well: 'ready',
    });
  },
};

/** A favourite that is taken back there. */
export const droppedFavouriteScene: Scene = {
  wishes: { at: '/study-center?tab=like', signedInAs: SEEDED.ordinary },
  set: async (world) => {
    const center = await centerOf(world);
    let look: Look = { state: 'loading', words: undefined };
    world.onPage(
      center.shown(new Subject()).pipe(
        tap((list) => {
          const isThere =
            list.kind === 'ready' && list.value.items.some(({ courseId }) => courseId === COURSE.courseId);
          look = { state: isThere ? 'in the list' : 'not in the list', words: undefined };
        }),
      ),
    );
    await world.quiet();
    let isUnderWay = false;
    world.onPage(
      center.favourites.settled$.pipe(
        tap(() => {
          isUnderWay = false;
        }),
      ),
    );
    const drop = () => {
      isUnderWay = true;
      center.favourites.drop(COURSE);
    };
    return {
      act: drop,
      look: world.unlessGone(() => (isUnderWay ? { state: 'running', words: undefined } : look)),
      again: drop,
      well: 'not in the list',
    };
  },
};

async function centerOf(world: FaultWorld): Promise<StudyCenter> {
  await world.standing();
  return firstValueFrom(world.resolve(LAZY_SERVICES).studyCenter);
}
