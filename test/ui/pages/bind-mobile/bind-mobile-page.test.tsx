import { act, screen } from '@testing-library/react';
import { expect } from 'chai';

import { TOAST_QUEUE } from '../../../../src/application/site/toast-queue.js';
import { BindMobilePage } from '../../../../src/ui/pages/sign-in/bind-mobile-page.js';
import { aMember } from '../../../support/sessions.js';
import { aSite } from '../../../support/site.js';
import { aPicture } from '../../../support/fake-gateways.js';
import { OnlyAt } from '../../support/only-at.js';
import { type Rendered, renderForMember, renderWithSite } from '../../support/render-with-site.js';
import { servicesFetched } from '../../support/services-fetched.js';

const bindMobile = (
  <OnlyAt path="/bind-mobile">
    <BindMobilePage />
  </OnlyAt>
);
const AT = '/bind-mobile?redirect=%2Forder%3Fid%3D3';
const requiringMobile = aSite().requiringMobile();
const newcomer = aMember().withoutMobile();

async function renderPage(site = requiringMobile, member = newcomer): Promise<Rendered> {
  const rendered = renderForMember(bindMobile, { at: AT, site }, member);
  await servicesFetched();
  act(() => {
    rendered.world.captchas.images.answer(aPicture('k1'));
  });
  return rendered;
}

async function fillIn({ user }: Rendered): Promise<void> {
  await user.type(screen.getByPlaceholderText('请输入手机号'), '+86 138-0000-0001');
  await user.type(screen.getByPlaceholderText('请输入图形验证码'), '2346');
  await user.type(screen.getByPlaceholderText('请输入手机验证码'), '123456');
}

describe('BindMobilePage', () => {
  it('asks for mobile, captcha and SMS code, in this order (clarifications §5)', async () => {
    await renderPage();
    const placeholders = screen.getAllByRole('textbox').map((field) => field.getAttribute('placeholder'));
    expect(placeholders).to.deep.equal(['请输入手机号', '请输入图形验证码', '请输入手机验证码']);
    expect(screen.getByRole('heading', { level: 1, name: '绑定手机号' })).to.exist;
  });

  it('sends the SMS of scene mobile_bind (clarifications §5)', async () => {
    const rendered = await renderPage();
    await fillIn(rendered);
    await rendered.user.click(screen.getByRole('button', { name: '发送验证码' }));
    expect(rendered.world.captchas.requests).to.deep.equal([
      { mobile: '13800000001', captchaKey: 'k1', captchaText: '2346', scene: 'mobile_bind' },
    ]);
  });

  it('names each missing field and puts the focus on the first (spec §5)', async () => {
    const { world, user } = await renderPage();
    await user.click(screen.getByRole('button', { name: '立即绑定' }));
    for (const fault of ['请输入手机号!', '请输入图形验证码!', '请输入手机验证码!']) {
      expect(screen.getByText(fault)).to.exist;
    }
    expect(document.activeElement).to.equal(screen.getByPlaceholderText('请输入手机号'));
    expect(world.memberSteps.proofs).to.be.empty;
  });

  it('binds by Enter, once, says so, loads the member anew and goes on (clarifications §5)', async () => {
    const rendered = await renderPage();
    const { world, user } = rendered;
    await fillIn(rendered);
    await user.keyboard('{Enter}{Enter}');
    expect(world.memberSteps.proofs).to.deep.equal([{ mobile: '13800000001', smsCode: '123456' }]);
    act(() => {
      world.memberSteps.bindings.complete();
    });
    expect(world.resolve(TOAST_QUEUE).toasts$.value.map(({ text }) => text)).to.deep.equal(['绑定成功']);
    act(() => {
      world.members.details.answer(aMember());
    });
    expect(world.navigator.journeys).to.deep.equal(['replace /order?id=3']);
    expect(world.store.read('bindMobile')).to.equal(undefined);
  });

  it('goes on to a pending face check, which keeps the target (spec §4 after binding)', async () => {
    const rendered = await renderPage(requiringMobile.requiringFaceCheck(), newcomer.withoutFaceCheck());
    const { world, user } = rendered;
    await fillIn(rendered);
    await user.keyboard('{Enter}');
    act(() => {
      world.memberSteps.bindings.complete();
      world.members.details.answer(aMember().withoutFaceCheck());
    });
    expect(world.navigator.journeys).to.deep.equal(['replace /face-check?redirect=%2Forder%3Fid%3D3']);
  });

  it('keeps the refusal of the server in the form, and what was typed (design/ui.md)', async () => {
    const rendered = await renderPage();
    const { world, user } = rendered;
    await fillIn(rendered);
    await user.keyboard('{Enter}');
    act(() => {
      world.memberSteps.bindings.failWith({ kind: 'refused', message: '手机号已存在' });
    });
    expect(screen.getByRole('alert').textContent).to.equal('手机号已存在');
    expect(screen.getByPlaceholderText<HTMLInputElement>('请输入手机验证码').value).to.equal('123456');
    expect(world.navigator.journeys).to.be.empty;
  });

  it('locks nobody in (clarifications §5)', async () => {
    const { world, user } = await renderPage();
    await user.click(screen.getByRole('button', { name: '安全退出' }));
    expect(world.store.read('token')).to.equal(undefined);
    expect(world.navigator.journeys).to.be.empty;
  });

  it('leaves neither question nor timer behind (lesson 19)', async () => {
    const rendered = await renderPage();
    const { world, user, unmount } = rendered;
    await fillIn(rendered);
    await user.keyboard('{Enter}');
    expect(world.memberSteps.bindings.waiting).to.equal(1);
    unmount();
    expect(world.memberSteps.bindings.waiting).to.equal(0);
    world.pass(600_000);
    expect(world.captchas.images.asked).to.equal(1);
  });

  it('sends a stranger to /login and back here afterwards (clarifications §5)', () => {
    const { world } = renderWithSite(bindMobile, { at: AT, site: requiringMobile });
    expect(world.navigator.journeys).to.deep.equal([`replace /login?redirect=${encodeURIComponent(AT)}`]);
  });
});
