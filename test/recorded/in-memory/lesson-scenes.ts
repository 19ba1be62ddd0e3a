import { FAULTS } from '../../../src/adapters/memory/server/calls.js';
import { SEEDED } from '../../../src/adapters/memory/seed/members.js';
import type { Scenes } from './scenes.js';
import type { Visit } from './visit.js';

/** Lessons of every kind: with and without chapters, with a preview, forward only, unpublished, missing. */
const LESSONS = [101, 201, 202, 401, 601, 602, 1002, 1505, 2601, 2603, 2701, 2702, 9001, 99_999];

/** Lessons, their videos and the progress of members (docs/api/lesson.md). */
export const scenes: Scenes = {
  'GET /api/v2/video/*': async (visit) => {
    for (const token of [undefined, ...tokens(visit)]) {
      for (const id of LESSONS) await visit.get(`/api/v2/video/${String(id)}`, token);
    }
  },
  'GET /api/v2/video/*/playinfo': async (visit) => {
    const [ordinary] = tokens(visit);
    for (const id of [201, 2603, 1505, 1506, 2701, 2702, 99_999]) {
      await visit.get(`/api/v2/video/${String(id)}/playinfo`, ordinary);
    }
    visit.controls.fail('playSources', FAULTS.wrong, 1);
    await visit.get('/api/v2/video/201/playinfo', ordinary);
  },
  'POST /api/v2/video/*/record': async (visit) => {
    const [ordinary, other] = tokens(visit);
    await visit.post('/api/v2/video/2601/record', { duration: 30 }, ordinary);
    await visit.post('/api/v2/video/2601/record', { duration: 0 }, ordinary);
    await visit.post('/api/v2/video/2702/record', { duration: 30 }, other);
  },
};

function tokens(visit: Visit): readonly string[] {
  return [SEEDED.ordinary, SEEDED.notFaceVerified, SEEDED.vip].map((mobile) => visit.controls.signIn(mobile));
}
