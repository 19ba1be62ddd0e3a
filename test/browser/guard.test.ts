import { expect } from 'chai';

import { FAULTS } from '../../src/adapters/memory/server/calls.js';
import { SEEDED } from '../../src/adapters/memory/seed/members.js';
import { browserRig } from '../support/browser/rig.js';

const BAD_GATEWAY = /502 \(Bad Gateway\)/;

describe('the guard in the browser', () => {
  const rig = browserRig();

  it('sends a stranger to /login with path and query encoded (spec §2)', async () => {
    const visit = await rig.visit('/order?id=3&name=a%26b');
    await visit.arrivesAt('/login?redirect=%2Forder%3Fid%3D3%26name%3Da%2526b');
    await visit.sees('登录');
    expect(await visit.page.title()).to.equal('登录 - 知行学堂');
    visit.expectQuiet();
  });

  it('leaves no members-only page behind in the history', async () => {
    const visit = await rig.visit('/courses');
    await visit.sees('录播课');
    await visit.goTo('/courses/video/7');
    await visit.arrivesAt('/login?redirect=%2Fcourses%2Fvideo%2F7');
    await visit.sees('登录');
    await visit.page.goBack();
    await visit.arrivesAt('/courses');
    visit.expectQuiet();
  });

  it('sends on at once a member who opens /login, to the place that was decoded once (clarifications §4)', async () => {
    const target = '/order?id=3&name=a%26b';
    const visit = await rig.visit(`/login?redirect=${encodeURIComponent(target)}`, { signedInAs: SEEDED.ordinary });
    await visit.arrivesAt(target);
    await visit.sees('收银台');
    visit.expectQuiet();
  });

  it('sends a member home rather than to any other site (lesson 38)', async () => {
    const visit = await rig.visit('/courses', { signedInAs: SEEDED.ordinary });
    for (const hostile of ['//evil.example', 'https:evil.example', '/\\evil.example', '%2F%2Fevil.example']) {
      await visit.goTo(`/login?redirect=${encodeURIComponent(hostile)}`);
      await visit.arrivesAt('/');
    }
    visit.expectQuiet();
  });

  it('sends a member without a mobile to /bind-mobile where that is demanded (spec §2)', async () => {
    rig.controls.setUp({ bindMobileRequired: true, faceCheckRequired: true });
    const visit = await rig.visit('/member?tab=1', { signedInAs: SEEDED.withoutMobile });
    await visit.arrivesAt('/bind-mobile?redirect=%2Fmember%3Ftab%3D1');
    await visit.sees('绑定手机号');
    expect(await visit.stored('meedu-bind-mobile')).to.equal('ok');
    visit.expectQuiet();
  });

  it('sends a member without a face check to /face-check where that is demanded (spec §2)', async () => {
    rig.controls.setUp({ faceCheckRequired: true });
    const visit = await rig.visit('/member', { signedInAs: SEEDED.notFaceVerified });
    await visit.arrivesAt('/face-check?redirect=%2Fmember');
    await visit.sees('实名认证');
    expect(await visit.stored('meedu-face-check')).to.equal('ok');
    visit.expectQuiet();
  });

  it('shows public pages to a member who cannot be loaded, and offers a retry in the header (lesson 2)', async () => {
    rig.controls.fail('member', FAULTS.badGateway);
    const visit = await rig.visit('/courses', { signedInAs: SEEDED.ordinary });
    await visit.sees('录播课');
    const retry = visit.page.getByRole('banner').getByRole('button', { name: '会员信息加载失败' });
    await retry.waitFor();
    expect(await visit.stored('meedu-user-token')).to.be.a('string');

    rig.controls.heal();
    await retry.click();
    await visit.page.getByRole('button', { name: '林晓雨' }).waitFor();
    expect(visit.address).to.equal('/courses');
    visit.expectQuiet(BAD_GATEWAY);
  });

  it('offers a retry on a members-only page instead of spinning, and opens it then (lesson 2)', async () => {
    rig.controls.fail('member', FAULTS.badGateway);
    const visit = await rig.visit('/member/orders', { signedInAs: SEEDED.ordinary });
    await visit.reads('会员信息加载失败');
    const retry = visit.page.getByRole('main').getByRole('button', { name: '重试' });
    await retry.waitFor();

    rig.controls.heal();
    await retry.click();
    await visit.reads('1011000057');
    expect(visit.address).to.equal('/member/orders');
    visit.expectQuiet(BAD_GATEWAY);
  });
});
