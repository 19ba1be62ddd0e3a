import { SEEDED } from '../../src/adapters/memory/seed/members.js';
import { BREADTH } from '../support/breadth.js';
import { browserRig } from '../support/browser/rig.js';

describe('Members-only pages and the login page in the browser', () => {
  const rig = browserRig();

  it('leave no entry of a members-only page in the history of an anonymous visitor', async () => {
    const visit = await rig.visit('/courses');
    await visit.sees('录播课');
    await visit.goTo('/courses/video/7');
    await visit.arrivesAt('/login?redirect=%2Fcourses%2Fvideo%2F7');
    await visit.sees('登录');
    await visit.page.goBack();
    await visit.arrivesAt('/courses');
    visit.expectQuiet();
  });

  it(`send a member home when the redirect of the login page names another site ${BREADTH}`, async () => {
    const visit = await rig.visit('/courses', { signedInAs: SEEDED.ordinary });
    for (const hostile of ['//evil.example', 'https:evil.example', '/\\evil.example', '%2F%2Fevil.example']) {
      await visit.goTo(`/login?redirect=${encodeURIComponent(hostile)}`);
      await visit.arrivesAt('/');
    }
    visit.expectQuiet();
  });
});
