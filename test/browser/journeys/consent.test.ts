import { expect } from 'chai';

import { FAULTS } from '../../../src/adapters/memory/server/calls.js';
import { SEEDED } from '../../../src/adapters/memory/seed/members.js';
import { journeyCalls } from '../../support/browser/journey-calls.js';
import { KeyboardVisitor } from '../../support/browser/keyboard-visitor.js';
import { browserRig } from '../../support/browser/rig.js';

const AGREED = [
  'POST /api/v2/member/agreement/agree',
  { user_agreement_agreed: true, privacy_policy_agreed: true },
] as const;

describe('New agreements that a member of the second generation must accept', () => {
  const rig = browserRig({ generation: 2 });

  const arrive = async (path: string) => {
    rig.controls.publishAgreements();
    const visit = await rig.visit(path, { signedInAs: SEEDED.vip });
    const dialog = visit.page.getByRole('dialog', { name: '用户协议与隐私政策' });
    await dialog.waitFor();
    return { visit, dialog };
  };

  it('同意 is sent to the server, and the dialog does not appear again', async () => {
    const { visit, dialog } = await arrive('/study-center');
    await visit.page.keyboard.press('Escape');
    await dialog.getByRole('button', { name: '同意', exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(visit.address).to.equal('/study-center');
    await visit.page.reload();
    await visit.page.getByRole('button', { name: '欧阳清扬' }).waitFor();
    expect(await dialog.count()).to.equal(0);
    expect(journeyCalls(rig.site)).to.deep.equal([AGREED]);
    visit.expectQuiet();
  });

  it('a failed request is reported in the dialog, and the member can try again', async () => {
    const { visit, dialog } = await arrive('/courses');
    rig.controls.fail('agree', FAULTS.badGateway, 1);
    await dialog.getByRole('button', { name: '同意', exact: true }).click();
    await dialog.getByRole('alert').getByText('服务异常，请稍后重试').waitFor();
    await dialog.getByRole('button', { name: '同意', exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
    visit.expectQuiet(/502/);
  });

  it('不同意 signs the member out and invalidates the token', async () => {
    const { visit, dialog } = await arrive('/study-center');
    const token = (await visit.stored('meedu-user-token')) ?? '';
    await dialog.getByRole('button', { name: '不同意' }).click();
    await visit.reads('已安全退出');
    await visit.arrivesAt('/');
    expect(await visit.stored('meedu-user-token')).to.equal(null);
    expect(() => rig.site.engine.members.detail(token)).to.throw('请登录');
    visit.expectQuiet();
  });

  it('can be accepted with the keyboard alone: the dialog holds the focus and then gives it back to the page', async () => {
    const { visit, dialog } = await arrive('/courses');
    const keys = new KeyboardVisitor(visit);
    expect(await keys.isInDialog()).to.equal(true);
    for (let stops = 0; stops < 6; stops += 1) {
      await keys.press('Tab');
      expect(await keys.isInDialog()).to.equal(true);
    }
    await keys.tabTo('同意');
    await visit.page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await keys.press('Tab');
    visit.expectQuiet();
  });

  it('are never shown to a member of the first generation', async () => {
    rig.controls.setUp({ generation: 1 });
    rig.controls.publishAgreements();
    const visit = await rig.visit('/courses', { signedInAs: SEEDED.vip });
    await visit.page.getByRole('button', { name: '欧阳清扬' }).waitFor();
    expect(await visit.page.getByRole('dialog').count()).to.equal(0);
    visit.expectQuiet();
  });
});
