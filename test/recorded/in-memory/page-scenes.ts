import { SEEDED } from '../../../src/adapters/memory/seed/members.js';
import type { Scene, Scenes } from './scenes.js';

/** Lists of the member area (docs/api/orders.md, docs/api/messages-and-points.md, docs/api/study.md). */
export const scenes: Scenes = {
  'GET /api/v2/member/orders': ofMembers('/api/v2/member/orders'),
  'GET /api/v2/member/messages': ofMembers('/api/v2/member/messages'),
  'GET /api/v2/member/credit1Records': ofMembers('/api/v2/member/credit1Records'),
  'GET /api/v2/member/notificationMarkAllAsRead': ofMembers('/api/v2/member/notificationMarkAllAsRead'),
  'GET /api/v3/member/courses': ofMembers('/api/v3/member/courses'),
  'GET /api/v3/member/courses/learned': ofMembers('/api/v3/member/courses/learned'),
  'GET /api/v3/member/courses/like': ofMembers('/api/v3/member/courses/like'),
  'GET /api/v3/member/learned/course/*': async (visit) => {
    for (const mobile of Object.values(SEEDED)) {
      for (const id of [1, 2, 3, 4, 9999]) {
        await visit.get(`/api/v3/member/learned/course/${String(id)}`, visit.controls.signIn(mobile));
      }
    }
  },
};

/** Requests the list as every seeded member: some have many rows, some have none. */
function ofMembers(path: string): Scene {
  return async (visit) => {
    for (const mobile of Object.values(SEEDED)) await visit.get(path, visit.controls.signIn(mobile));
  };
}
