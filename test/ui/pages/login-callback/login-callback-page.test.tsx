import { act, screen } from '@testing-library/react';
import { expect } from 'chai';

import { DIALOG_FLOW } from '../../../../src/application/signing-in/dialog-flow.js';
import { LoginCallbackPage } from '../../../../src/ui/pages/sign-in/login-callback-page.js';
import { OnlyAt } from '../../support/only-at.js';
import { renderForMember, renderWithSite } from '../../support/render-with-site.js';
import { servicesFetched } from '../../support/services-fetched.js';

const callback = (
  <OnlyAt path="/login/callback">
    <LoginCallbackPage />
  </OnlyAt>
);
const TARGET = 'redirect=%2Forder%3Fid%3D3';
const AT = `/login/callback?${TARGET}&login_code=abc&action=login`;

const words = (): string | null => screen.getByRole('status').textContent;
const spinner = (): Element | null => screen.getByRole('status').querySelector('.spinner');
const wayBack = (): string | null => screen.getByRole('link', { name: '返回登录' }).getAttribute('href');

describe('LoginCallbackPage', () => {
  it('spins while the code is being used, and is no dead end (spec §2)', async () => {
    renderWithSite(callback, { at: AT });
    await servicesFetched();
    expect(spinner()).to.exist;
    expect(screen.getByRole('heading', { name: '正在登录' })).to.exist;
    expect(screen.getByRole('link', { name: '返回首页' })).to.exist;
  });

  it('ends with our words, those of the server and a way back when the code is refused (issue 9, finding 6)', async () => {
    const { world } = renderWithSite(callback, { at: AT });
    await servicesFetched();
    const region = screen.getByRole('status');
    world.doors.codeLogins.failWith({ kind: 'refused', message: '已过期' });
    expect(screen.getByRole('status')).to.equal(region);
    expect(words()).to.equal('登录失败：已过期');
    expect(spinner()).to.equal(null);
    expect(screen.getByRole('heading', { name: '登录未完成' })).to.exist;
    expect(wayBack()).to.equal(`/login?${TARGET}`);
  });

  it('says that a mobile is wanting while the bind dialog is open, and after it was closed (spec §4)', async () => {
    const { world } = renderWithSite(callback, { at: AT });
    await servicesFetched();
    world.doors.codeLogins.answer({ kind: 'bind-mobile', code: 'abc' });
    expect(world.resolve(DIALOG_FLOW).dialog$.value).to.deep.equal({ kind: 'bind-new-mobile', code: 'abc' });
    expect(words()).to.equal('还差一步：绑定手机号后即可完成登录');
    act(() => {
      world.resolve(DIALOG_FLOW).close();
    });
    expect(wayBack()).to.equal(`/login?${TARGET}`);
  });

  it('never spins for nothing (clarifications §5)', async () => {
    renderWithSite(callback, { at: '/login/callback?login_code=' });
    await servicesFetched();
    expect(spinner()).to.equal(null);
    expect(words()).to.equal('没有收到登录信息，请返回首页重新登录');
    expect(screen.getByRole('link', { name: '返回首页' })).to.exist;
  });

  it('sends on a member who comes back to it (lesson 23)', async () => {
    const { world } = renderForMember(callback, { at: `/login/callback?${TARGET}` });
    await servicesFetched();
    expect(world.navigator.journeys).to.deep.equal(['replace /order?id=3']);
  });

  it('waits for a session that is being restored, and ends when it cannot be', async () => {
    const { world } = renderWithSite(callback, { at: '/login/callback', stored: { token: 'a-token' } });
    await servicesFetched();
    expect(spinner()).to.exist;
    world.members.details.failWith({ kind: 'offline' });
    expect(spinner()).to.equal(null);
  });

  it('loads the page anew at a press when the services did not come: the code is still there (lesson 29)', async () => {
    const stored = { reloadedFor: 'signingIn' };
    const { world, user } = renderWithSite(callback, { at: AT, signingIn: 'fails', stored });
    await servicesFetched();
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(world.navigator.journeys).to.deep.equal(['reload here']);
    expect(world.navigator.place$.value.query).to.include('login_code=abc');
  });
});
