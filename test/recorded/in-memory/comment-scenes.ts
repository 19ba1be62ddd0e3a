import { SEEDED } from '../../../src/adapters/memory/seed/members.js';
import type { Scenes } from './scenes.js';
import type { Visit } from './visit.js';

const STORE = '/api/v3/comment/store';
const NEW = { rt: 1, rid: 1, parent_id: 0, reply_id: 0 };

/**
 * Comments of both generations (docs/api/comments.md#comments-generation-1,
 * docs/api/comments.md#comments-generation-2).
 */
export const scenes: Scenes = {
  'GET /api/v2/course/*/comments': async (visit) => {
    for (const id of [1, 2, 3, 4]) await visit.get(`/api/v2/course/${String(id)}/comments`);
  },
  'POST /api/v2/course/*/comment': async (visit) => {
    const token = visit.controls.signIn(SEEDED.ordinary);
    const say = (courseId: number, body: object) =>
      visit.post(`/api/v2/course/${String(courseId)}/comment`, body, token);
    await say(2, {});
    await say(2, { content: '好课' });
    await say(2, { content: '<b></b><i></i>' });
    await say(3, { content: '我还没有买这门课' });
    await say(2, { content: '讲得很清楚 <b>谢谢</b>' });
  },
  'GET /api/v2/video/*/comments': async (visit) => {
    await visit.get('/api/v2/video/102/comments');
  },
  'POST /api/v2/video/*/comment': async (visit) => {
    await visit.post(
      '/api/v2/video/201/comment',
      { content: '这节课的例子不错' },
      visit.controls.signIn(SEEDED.ordinary),
    );
  },
  'GET /api/v3/comments': async (visit) => {
    for (const id of [1, 2, 3, 4]) await visit.get(`/api/v3/comments?rt=1&rid=${String(id)}`);
    await visit.get('/api/v3/comments?rt=2&rid=102');
  },
  'GET /api/v3/comments/replies': async (visit) => {
    for (const hash of commentIds(visit)) {
      await visit.get(`/api/v3/comments/replies?rt=1&rid=1&parent_id=${encodeURIComponent(hash)}`);
    }
    await visit.get('/api/v3/comments/replies?rt=1&rid=1&parent_id=zzz');
    for (const id of [1, 2, 3, 4]) await visit.get(`/api/v3/comments/replies?rt=1&rid=${String(id)}`);
  },
  'POST /api/v3/comment/store': async (visit) => {
    const token = visit.controls.signIn(SEEDED.ordinary);
    const say = (body: object) => visit.post(STORE, body, token);
    await say({});
    await say({ ...NEW, content: '长'.repeat(141) });
    await say({ ...NEW, rid: 9, content: '好' });
    await say({ ...NEW, content: '讲得很清楚 <b>谢谢</b>' });
    const [waiting] = commentIds(visit);
    await say({ ...NEW, content: '回复', parent_id: waiting });
    visit.controls.comments.approve();
    await say({ ...NEW, content: '回复', parent_id: waiting });
  },
};

/** The ids of the comments on course 1, newest first. */
function commentIds(visit: Visit): readonly string[] {
  const { comments } = visit.site.pages.comments.g2.newest({ kind: 'course', id: 1 });
  return comments.map(({ id }) => id);
}
