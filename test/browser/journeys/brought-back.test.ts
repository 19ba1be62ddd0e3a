import { expect } from 'chai';

import { SEEDED } from '../../../src/adapters/memory/seed/members.js';
import { restore } from '../../support/browser/bring-back.js';
import { onBothGenerations } from '../../support/browser/both-generations.js';
import { SCAN_WIRES } from '../../support/browser/scan-wire.js';
import { requestCount } from '../../support/browser/journey-calls.js';
import { openFromHeader, SignInForm } from '../../support/browser/sign-in-form.js';
import type { Visit } from '../../support/browser/visit.js';
import { until } from '../../support/until.js';

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

onBothGenerations('A page that Back restores from the cache', 1, (rig, generation) => {
  it('shows a new QR code where a scan was open, and polls for the new code', async () => {
    const visit = await rig.visit('/courses');
    const login = await openFromHeader(visit);
    await login.button('微信扫码登录').click();
    const dialog = await SignInForm.inDialog(visit, '微信扫码登录');
    await dialog.root.getByText('请使用微信扫描二维码登录').waitFor();
    const tickets = () => rig.controls.signingIn.scans$.value.all.map(({ key }) => key);
    expect(tickets()).to.have.length(1);

    await restore(visit.page);
    await until(() => tickets().length === 2);
    rig.controls.signingIn.scan({ kind: 'member', mobile: SEEDED.ordinary });
    await visit.page.getByRole('button', { name: '林晓雨' }).waitFor();
    expect(requestCount(rig.site, SCAN_WIRES[generation].queryPath)).to.be.at.least(1);
    visit.expectQuiet();
  });

  // Only the scan differs with a server of the second generation.
  if (generation === 2) return;

  it('asks a visitor who has signed out to sign in instead of showing a loading state', async () => {
    const visit = await rig.visit('/member', { ...MEMBER, hasPageCache: true });
    await visit.sees('学员中心');
    await signOut(visit);
    await visit.sees('欢迎来到知行学堂');
    await goBack(visit);
    await visit.until(() => location.pathname + location.search === '/login?redirect=%2Fmember');
    await visit.button('登录后查看').waitFor();
  });

  it('lets a visitor sign out who has signed in again in the meantime', async () => {
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

  it('leads a visitor who signed out there to the login page, in any browser', async () => {
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
