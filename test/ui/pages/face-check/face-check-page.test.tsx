import { screen } from '@testing-library/react';
import { expect } from 'chai';

import { FaceCheckPage } from '../../../../src/ui/pages/sign-in/face-check-page.js';
import { aMember } from '../../../support/sessions.js';
import { aSite } from '../../../support/site.js';
import { aFaceTicket } from '../../../support/fake-gateways.js';
import { OnlyAt } from '../../support/only-at.js';
import { type Rendered, renderForMember, renderWithSite } from '../../support/render-with-site.js';
import { servicesFetched } from '../../support/services-fetched.js';

const faceCheck = (
  <OnlyAt path="/face-check">
    <FaceCheckPage />
  </OnlyAt>
);
const AT = '/face-check?redirect=%2Forder%3Fid%3D3';
const site = aSite().requiringFaceCheck();

async function renderPage(): Promise<Rendered> {
  const rendered = renderForMember(faceCheck, { at: AT, site }, aMember().withoutFaceCheck());
  await servicesFetched();
  return rendered;
}

async function renderWithCode(): Promise<Rendered> {
  const rendered = await renderPage();
  rendered.world.memberSteps.tickets.answer(aFaceTicket());
  return rendered;
}

const words = (): string | null => screen.getByRole('status').textContent;

describe('FaceCheckPage', () => {
  it('says that the check is being started, then shows a code and what to do with it (clarifications §5)', async () => {
    const { world } = await renderPage();
    const region = screen.getByRole('status');
    expect(region.textContent).to.equal('正在发起实名认证…');
    expect(screen.queryByRole('img')).to.equal(null);
    world.memberSteps.tickets.answer(aFaceTicket());
    expect(screen.getByRole('img', { name: '实名认证二维码' })).to.exist;
    expect(screen.getByRole('status')).to.equal(region);
    expect(region.textContent).to.equal('请使用微信扫码完成实名认证');
  });

  it('shows why it could not be started, and starts anew at a press, keeping the focus (clarifications §5)', async () => {
    const { world, user } = await renderPage();
    world.memberSteps.tickets.failWith({ kind: 'refused', message: '未开启实名认证' });
    expect(words()).to.equal('未开启实名认证');
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(words()).to.equal('正在发起实名认证…');
    expect(world.memberSteps.tickets.waiting).to.equal(1);
    expect(screen.queryByRole('button', { name: '重试' })).to.equal(null);
    expect(document.activeElement).to.not.equal(document.body);
  });

  it('is worked by keyboard: retry, then 安全退出 (lesson 26)', async () => {
    const { world, user } = await renderPage();
    world.memberSteps.tickets.failWith({ kind: 'offline' });
    expect(words()).to.equal('网络连接失败，请检查网络后重试');
    await user.tab();
    expect(document.activeElement).to.equal(screen.getByRole('button', { name: '重试' }));
    await user.keyboard('{Enter}');
    expect(world.memberSteps.tickets.asked).to.equal(2);
    await user.tab();
    expect(document.activeElement).to.equal(screen.getByRole('button', { name: '安全退出' }));
  });

  it('locks nobody in: 安全退出 signs out and stays put until home loads (clarifications §5)', async () => {
    const { world, user } = await renderWithCode();
    await user.click(screen.getByRole('button', { name: '安全退出' }));
    expect(world.store.read('token')).to.equal(undefined);
    expect(world.navigator.journeys).to.be.empty;
    world.pass(500);
    expect(world.navigator.journeys).to.deep.equal(['reload /']);
  });

  it('asks nothing any more once it is left (lesson 19)', async () => {
    const { world, unmount } = await renderWithCode();
    world.pass(2500);
    expect(world.memberSteps.checks.waiting).to.equal(1);
    unmount();
    expect(world.memberSteps.checks.waiting).to.equal(0);
    world.pass(10_000);
    expect(world.memberSteps.checks.asked).to.equal(1);
  });

  it('starts no check for a member who needs none, and sends them on (clarifications §5)', () => {
    const { world } = renderForMember(faceCheck, { at: AT, site });
    expect(world.navigator.journeys).to.deep.equal(['replace /order?id=3']);
    expect(world.memberSteps.tickets.asked).to.equal(0);
  });

  it('sends a stranger to /login and back here afterwards (clarifications §5)', () => {
    const { world } = renderWithSite(faceCheck, { at: AT, site });
    expect(world.navigator.journeys).to.deep.equal([`replace /login?redirect=${encodeURIComponent(AT)}`]);
  });
});
