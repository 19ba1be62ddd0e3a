import { expect } from 'chai';
import type { Page } from 'playwright-core';

import { SEEDED, SEEDED_PASSWORD } from '../../../src/adapters/memory/seed/members.js';
import { onBothGenerations } from '../../support/browser/both-generations.js';
import { requestCount } from '../../support/browser/journey-calls.js';
import { SCAN_WIRES } from '../../support/browser/scan-wire.js';
import { openFromHeader, SignInForm } from '../../support/browser/sign-in-form.js';
import type { Visit } from '../../support/browser/visit.js';

const WITH_CLOCK = { prepare: (page: Page) => page.clock.install() };

async function signInWithPassword(visit: Visit): Promise<void> {
  const login = await openFromHeader(visit);
  await login.field('mobile').fill(SEEDED.ordinary);
  await login.field('password').fill(SEEDED_PASSWORD);
  await login.button('立即登录').click();
}

onBothGenerations('A login dialog while another tab signs in', 1, (rig, generation) => {
  it('stops polling for the scan', async () => {
    const visit = await rig.visit('/courses', WITH_CLOCK);
    const login = await openFromHeader(visit);
    await login.button('微信扫码登录').click();
    const scan = await SignInForm.inDialog(visit, '微信扫码登录');
    await scan.root.getByText('请使用微信扫描二维码登录').waitFor();
    const other = await visit.anotherTab('/vip');
    await signInWithPassword(other);
    await visit.page.getByRole('button', { name: '林晓雨' }).waitFor();
    await scan.root.waitFor({ state: 'detached' });
    const polls = requestCount(rig.site, SCAN_WIRES[generation].queryPath);
    await visit.page.clock.runFor(5000);
    expect(requestCount(rig.site, SCAN_WIRES[generation].queryPath)).to.equal(polls);
    visit.expectQuiet();
  });

  // Only the scan differs with a server of the second generation.
  if (generation === 2) return;

  it('closes and shows the member menu', async () => {
    const visit = await rig.visit('/courses');
    const login = await openFromHeader(visit);
    await login.field('mobile').fill('138');
    const other = await visit.anotherTab('/vip');
    await signInWithPassword(other);
    await visit.page.getByRole('button', { name: '林晓雨' }).waitFor();
    await login.root.waitFor({ state: 'detached' });
    expect(visit.address).to.equal('/courses');
    visit.expectQuiet();
    other.expectQuiet();
  });
});
