import { expect } from 'chai';

import { SEEDED } from '../../src/adapters/memory/seed/members.js';
import { browserRig } from '../support/browser/rig.js';
import type { Visit } from '../support/browser/visit.js';

const MEMBER = { signedInAs: SEEDED.ordinary };
const TOKEN = 'meedu-user-token';
const PRESERVED = { 'meedu-msv': '42', 'meedu-play-id': 'p1' };
/**
 * Keys that ending the session must erase. The site removes the flags by itself if nothing requires them; the last key
 * stays until it is erased.
 */
const ERASED = {
  'meedu-bind-mobile': 'ok',
  'meedu-face-check': 'ok',
  login_code: 'c1',
  'course-site-messages-read': 'all',
};

const memberButton = (visit: Visit) => visit.page.getByRole('button', { name: '林晓雨' });

async function signOut(visit: Visit): Promise<void> {
  await memberButton(visit).click();
  await visit.button('安全退出').click();
}

async function expectSessionErased(visit: Visit): Promise<void> {
  for (const name of [TOKEN, ...Object.keys(ERASED)]) expect(await visit.stored(name), name).to.equal(null);
  for (const [name, value] of Object.entries(PRESERVED)) expect(await visit.stored(name), name).to.equal(value);
}

describe('The session in the browser', () => {
  const rig = browserRig();

  it('ends on 安全退出: toast, home, and the stored keys that the specification lists', async () => {
    const visit = await rig.visit('/member', { ...MEMBER, stored: { ...ERASED, ...PRESERVED } });
    const token = await visit.stored(TOKEN);
    const toasts = visit.firstToasts();
    await signOut(visit);
    expect(await toasts).to.deep.equal(['已安全退出']);
    await visit.arrivesAt('/');
    await visit.button('登录').waitFor();
    await expectSessionErased(visit);
    const requests = rig.site.requests.filter((request) => request.path === '/api/v2/logout');
    expect(requests.map((request) => request.headers.authorization)).to.deep.equal([`Bearer ${String(token)}`]);
    visit.expectQuiet();
  });
});
