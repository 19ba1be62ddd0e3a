import { expect } from 'chai';

import { SEEDED } from '../../../src/adapters/memory/seed/members.js';
import { journeyCalls } from '../../support/browser/journey-calls.js';
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
});
