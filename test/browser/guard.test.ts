import { expect } from 'chai';

import { FAULTS } from '../../src/adapters/memory/server/calls.js';
import { SEEDED } from '../../src/adapters/memory/seed/members.js';
import { browserRig } from '../support/browser/rig.js';

const BAD_GATEWAY = /502 \(Bad Gateway\)/;

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

  it('send a member home when the redirect of the login page names another site', async () => {
    const visit = await rig.visit('/courses', { signedInAs: SEEDED.ordinary });
    for (const hostile of ['//evil.example', 'https:evil.example', '/\\evil.example', '%2F%2Fevil.example']) {
      await visit.goTo(`/login?redirect=${encodeURIComponent(hostile)}`);
      await visit.arrivesAt('/');
    }
    visit.expectQuiet();
  });

  it('offer 重试 when the member cannot be loaded, and open the page then', async () => {
    rig.controls.fail('member', FAULTS.badGateway);
    const visit = await rig.visit('/member/orders', { signedInAs: SEEDED.ordinary });
    await visit.reads('会员信息加载失败');
    const retry = visit.page.getByRole('main').getByRole('button', { name: '重试' });
    await retry.waitFor();

    rig.controls.clearFaults();
    await retry.click();
    await visit.reads('1011000057');
    expect(visit.address).to.equal('/member/orders');
    visit.expectQuiet(BAD_GATEWAY);
  });
});
