import { expect } from 'chai';

import { SEEDED } from '../../../src/adapters/memory/seed/members.js';
import { type Action, journeyCalls, requestCount } from '../../support/browser/journey-calls.js';
import { browserRig } from '../../support/browser/rig.js';

const MEMBER = { kind: 'member', mobile: SEEDED.vip } as const;

const used = (code: string, msv = ''): Action => ['POST /api/v3/auth/login/code', { code, msv }];

describe('Signing in by a login code in the address', () => {
  const rig = browserRig();

  it('signs the visitor in on the same page, once, and removes the code from the address, also after a reload', async () => {
    const code = rig.controls.signingIn.loginCode(MEMBER);
    const visit = await rig.visit(`/courses?tab=2&login_code=${code}&action=login#top`);
    await visit.page.getByRole('button', { name: '欧阳清扬' }).waitFor();
    await visit.arrivesAt('/courses?tab=2#top');
    expect(requestCount(rig.site, '/api/v2/member/detail')).to.equal(1);
    await visit.page.reload();
    await visit.page.getByRole('button', { name: '欧阳清扬' }).waitFor();
    await visit.goTo(`/courses?login_code=${code}&action=login`);
    await visit.arrivesAt('/courses');
    await visit.page.getByRole('button', { name: '欧阳清扬' }).waitFor();
    expect(journeyCalls(rig.site)).to.deep.equal([used(code)]);
    visit.expectQuiet();
  });

  it('leads from /login/callback to the target with its query and hash, and replaces the callback in the history', async () => {
    const target = '/order?id=3&name=a%26b#pay';
    const code = rig.controls.signingIn.loginCode(MEMBER);
    const visit = await rig.visit('/courses?msv=77');
    await visit.sees('录播课');
    await visit.goTo(`/login/callback?redirect=${encodeURIComponent(target)}&login_code=${code}&action=login`);
    await visit.arrivesAt(target);
    await visit.sees('收银台');
    expect(journeyCalls(rig.site)).to.deep.equal([used(code, '77')]);
    await visit.page.goBack();
    await visit.arrivesAt('/courses?msv=77');
    visit.expectQuiet();
  });
});
