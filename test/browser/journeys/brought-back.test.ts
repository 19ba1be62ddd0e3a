import { expect } from 'chai';

import { SEEDED } from '../../../src/adapters/memory/seed/members.js';
import { BREADTH } from '../../support/breadth.js';
import { restore } from '../../support/browser/bring-back.js';
import { browserRig } from '../../support/browser/rig.js';
import type { Visit } from '../../support/browser/visit.js';

const TOKEN = 'meedu-user-token';
const MEMBER = { signedInAs: SEEDED.ordinary };

async function signOut(visit: Visit): Promise<void> {
  await visit.page.getByRole('button', { name: '林晓雨' }).click();
  await visit.button('安全退出').click();
}

/**
 * Goes back without waiting for a load, because the page may come from the back/forward cache. The timeout lets
 * `evaluate` return before the page leaves.
 */
async function goBack(visit: Visit): Promise<void> {
  await visit.page.evaluate(() => {
    setTimeout(() => {
      history.back();
    });
  });
}

describe('A page that Back restores from the cache', () => {
  const rig = browserRig({ generation: 1 });

  it('asks a visitor who has signed out to sign in instead of showing a loading state', async () => {
    const visit = await rig.visit('/member', { ...MEMBER, hasPageCache: true });
    await visit.sees('学员中心');
    await signOut(visit);
    await visit.sees('欢迎来到知行学堂');
    await goBack(visit);
    await visit.until(() => location.pathname + location.search === '/login?redirect=%2Fmember');
    await visit.button('登录后查看').waitFor();
  });

  it(`lets a visitor sign out who has signed in again in the meantime ${BREADTH}`, async () => {
    const visit = await rig.visit('/courses', { ...MEMBER, hasPageCache: true });
    await visit.sees('录播课');
    await signOut(visit);
    await visit.sees('欢迎来到知行学堂');
    const token = rig.controls.signIn(SEEDED.ordinary);
    await visit.page.evaluate(
      ([name, value]) => {
        localStorage.setItem(name, value);
      },
      [TOKEN, token] as const,
    );
    await goBack(visit);
    await visit.until(() => location.pathname === '/courses');
    await signOut(visit);
    await visit.until(() => location.pathname === '/');
    await visit.button('登录').waitFor();
    expect(await visit.stored(TOKEN)).to.equal(null);
  });

  it(`leads a visitor who signed out there to the login page, in any browser ${BREADTH}`, async () => {
    const visit = await rig.visit('/member', MEMBER);
    await visit.sees('学员中心');
    // The request for home gets no content, so the browser stays on the page that left for it. A real browser would
    // cache that page.
    const home = `${visit.origin}/`;
    await visit.page.route(home, (route) => route.fulfill({ status: 204 }));
    const left = visit.page.waitForRequest(home);
    await signOut(visit);
    await left;
    await restore(visit.page);
    await visit.arrivesAt('/login?redirect=%2Fmember');
    await visit.button('登录后查看').waitFor();
    visit.expectQuiet();
  });
});
