import { screen, within } from '@testing-library/react';
import { expect } from 'chai';
import { map, startWith } from 'rxjs';
import sinon from 'sinon';

import { MODULE_LOADER } from '../../../src/application/site/module-loader.js';
import { aMember } from '../../support/sessions.js';
import { aSite } from '../../support/site.js';
import { aFaceTicket, anImage as aCaptcha, aTicket } from '../../support/fake-gateways.js';
import { formsCompiled, openAction, openMemberPage } from './open-member-page.js';

const rowsText = () => screen.getAllByRole('term').map((term) => term.parentElement?.textContent);

describe('The member page', () => {
  before(formsCompiled);

  it('shows the member’s name, points with a link, and that the member is not VIP', async () => {
    await openMemberPage();
    expect(screen.queryByRole('heading', { level: 2, name: '小明' })).not.to.equal(null);
    expect(screen.getByRole('link', { name: /100\s*积分/ }).getAttribute('href')).to.equal('/member/credit1-free');
    expect(screen.queryByText('您还不是会员')).not.to.equal(null);
    expect(screen.getByRole('link', { name: '开通' }).getAttribute('href')).to.equal('/vip');
  });

  it('offers no VIP where the site sells none', async () => {
    await openMemberPage(aMember(), '/member', aSite().withoutVip());
    expect(screen.queryByText('您还不是会员')).not.to.equal(null);
    expect(screen.queryByRole('link', { name: '开通' })).to.equal(null);
  });

  it('shows until when the member is VIP, as a date in China', async () => {
    await openMemberPage(aMember().vipUntilMs(Date.UTC(2027, 11, 31, 20)));
    expect(screen.queryByText('会员有效期至 2028-01-01')).not.to.equal(null);
  });

  it('opens no dialog for an action that is no longer possible, and removes it from the address', async () => {
    const { world } = await openMemberPage(aMember().with({ hasChangedNickname: true }), '/member?do=nickname&x=1');
    expect(screen.queryByRole('dialog')).to.equal(null);
    expect(world.navigator.journeys).to.deep.equal(['replace /member?x=1']);
  });

  it('has a row for each part of the account, with its action', async () => {
    await openMemberPage();
    expect(rowsText()).to.deep.equal([
      '昵称小明修改昵称',
      '手机号138****0000换绑手机号',
      '登录密码已设置修改密码',
      'QQ未绑定绑定',
      '微信未绑定绑定',
      '实名认证已认证',
    ]);
    expect(screen.queryByRole('button', { name: '绑定QQ' })).not.to.equal(null);
  });

  it('keeps the deletion of the account apart from the other actions', async () => {
    await openMemberPage();
    const apart = within(screen.getByRole('region', { name: '注销账号' }));
    expect(apart.queryByText('提交 7 天后删除账号')).not.to.equal(null);
    expect(apart.getAllByRole('button').map(({ textContent }) => textContent)).to.deep.equal(['注销账号']);
  });

  it('offers no action that is no longer possible, and shows what is already done', async () => {
    const settled = aMember().with({
      hasChangedNickname: true,
      linked: { qq: true, wechat: true },
      realName: '林*雨',
      idNumber: '110101****1234',
    });
    await openMemberPage(settled);
    expect(rowsText().slice(0, 6)).to.deep.equal([
      '昵称小明不能再修改',
      '手机号138****0000换绑手机号',
      '登录密码已设置修改密码',
      'QQ已绑定解绑',
      '微信已绑定解绑',
      '实名认证已认证林*雨 110101****1234',
    ]);
  });

  it('marks the only login method, and requires a mobile before a password can be set', async () => {
    await openMemberPage(
      aMember()
        .withoutMobile()
        .with({ hasPassword: false, linked: { qq: false, wechat: true } }),
    );
    expect(rowsText().slice(1, 5)).to.deep.equal([
      '手机号未绑定绑定手机号',
      '登录密码未设置绑定手机号后可设置',
      'QQ未绑定绑定',
      '微信已绑定唯一登录方式解绑',
    ]);
  });

  it('opens a dialog by its address, and restores the address when the dialog is closed', async () => {
    const { user, world } = await openMemberPage();
    await user.click(screen.getByRole('button', { name: '注销账号' }));
    expect(world.navigator.journeys).to.deep.equal(['replace /member?do=deletion']);
    const dialog = await screen.findByRole('dialog', { name: '注销账号' });
    await user.click(within(dialog).getByRole('button', { name: '关闭' }));
    expect(world.navigator.journeys.at(-1)).to.equal('replace /member');
    expect(screen.queryByRole('dialog')).to.equal(null);
  });

  it('reports that the code of the forms could not be loaded, and tries again at 重试', async () => {
    const { user, world } = await openMemberPage();
    let tries = 0;
    sinon.stub(world.resolve(MODULE_LOADER), 'watch').callsFake((_, retry$) =>
      retry$.pipe(
        startWith(undefined),
        map(() => {
          tries += 1;
          return { kind: 'failed', isOnline: true } as const;
        }),
      ),
    );
    await user.click(screen.getByRole('button', { name: '注销账号' }));
    const dialog = within(await screen.findByRole('dialog', { name: '注销账号' }));
    expect(dialog.queryByText('页面加载失败')).not.to.equal(null);
    await user.click(dialog.getByRole('button', { name: '重试' }));
    expect(tries).to.equal(2);
  });

  const linked = { linked: { qq: true, wechat: true } };
  for (const [action, first, member] of [
    ['nickname', '昵称', aMember()],
    ['mobile', '图形验证码', aMember()],
    ['mobile', '手机号', aMember().withoutMobile()],
    ['password', '图形验证码', aMember()],
    ['deletion', '请输入“注销”以确认', aMember()],
    ['link-wechat', undefined, aMember()],
    ['unlink-qq', undefined, aMember().with(linked)],
    ['unlink-wechat', undefined, aMember().with(linked)],
    ['real-name', undefined, aMember().withoutFaceCheck()],
  ] as const) {
    it(`focuses ${first ?? 'the text'} when the dialog opens: ${action}`, async () => {
      const { dialog } = await openAction(action, member);
      const { activeElement } = document;
      if (first === undefined) expect(activeElement?.className).to.equal('dialog__content');
      else expect(activeElement).to.equal(dialog.getByLabelText(first));
    });
  }

  it('moves the focus to the confirmation, and back to the typed nickname', async () => {
    const { user, dialog } = await openAction('nickname');
    await user.type(dialog.getByLabelText('昵称'), ' 晓雨 {Enter}');
    expect(document.activeElement?.className).to.equal('dialog__content');
    expect(document.activeElement?.textContent).to.contain('昵称只能修改一次，确定改为「晓雨」吗？');
    await user.click(dialog.getByRole('button', { name: '返回修改' }));
    expect(document.activeElement).to.equal(dialog.getByLabelText('昵称'));
    expect(dialog.queryByText('昵称只能修改一次')).not.to.equal(null);
  });

  it('takes the member to QQ at 绑定QQ', async () => {
    const { user, world } = await openMemberPage();
    await user.click(screen.getByRole('button', { name: '绑定QQ' }));
    expect(world.navigator.journeys[0]).to.match(/^leave https:\/\/qq\.example/);
  });

  it('confirms the only change of the nickname, shows a refusal, and closes the dialog when it is done', async () => {
    const { user, world, dialog } = await openAction('nickname');
    await user.type(dialog.getByLabelText('昵称'), '晓雨{Enter}');
    expect(world.profile.calls).to.deep.equal([]);
    await user.click(dialog.getByRole('button', { name: '确定' }));
    world.profile.changes.failWith({ kind: 'refused', message: '昵称已经存在' });
    expect(dialog.getByRole('alert').textContent).to.equal('昵称已经存在');
    await user.click(dialog.getByRole('button', { name: '返回修改' }));
    expect(dialog.getByLabelText('昵称')).to.have.property('value', '晓雨');
    await user.click(dialog.getByRole('button', { name: '保存' }));
    await user.click(dialog.getByRole('button', { name: '确定' }));
    world.profile.changes.complete();
    expect(screen.queryByRole('dialog')).to.equal(null);
    expect(screen.queryByRole('heading', { level: 2, name: '晓雨' })).not.to.equal(null);
  });

  it('deletes the draft of the first mobile once that mobile is bound', async () => {
    const { user, world, dialog } = await openAction('mobile', aMember().withoutMobile());
    await user.click(dialog.getByLabelText('手机号'));
    await user.paste('13711112222');
    await user.click(dialog.getByLabelText('图形验证码'));
    await user.paste('abcd');
    await user.click(dialog.getByLabelText('手机验证码'));
    await user.paste('123456');
    await user.click(dialog.getByRole('button', { name: '确定' }));
    expect(world.store.read('memberDrafts')).to.include('13711112222');
    world.memberSteps.bindings.complete();
    world.members.details.answer(aMember().with({ mobile: '13711112222' }));
    expect(screen.queryByRole('dialog')).to.equal(null);
    expect(world.store.read('memberDrafts')).to.equal(undefined);
  });

  it('names the account for password managers, without a visible field for the mobile', async () => {
    const { dialog } = await openAction('password');
    expect(document.querySelector('input[autocomplete=username]')).to.have.property('value', '13800000000');
    expect(dialog.queryByLabelText('手机号')).to.equal(null);
  });

  it('leads from the proof of the old mobile to the new mobile, and back if the proof has expired', async () => {
    const { user, world, dialog } = await openAction('mobile');
    const paste = async (label: string, text: string) => {
      await user.click(dialog.getByLabelText(label));
      await user.paste(text);
    };
    await paste('图形验证码', 'abcd');
    await paste('手机验证码', '123456');
    await user.keyboard('{Enter}');
    expect(world.profile.calls).to.deep.equal([['prove', { mobile: '13800000000', smsCode: '123456' }]]);
    world.profile.proofs.answer('sign');
    const mobile = dialog.getByLabelText('手机号');
    expect(mobile).to.have.property('value', '');
    expect(document.activeElement).to.equal(mobile);
    world.captchas.images.answer(aCaptcha());
    await paste('手机号', '13711112222');
    await paste('图形验证码', 'abcd');
    await user.click(dialog.getByRole('button', { name: '发送验证码' }));
    expect(world.captchas.requests.at(-1)).to.include({ mobile: '13711112222', scene: 'mobile_bind' });
    await paste('手机验证码', '123456');
    await user.click(dialog.getByRole('button', { name: '确定' }));
    world.profile.changes.failWith({ kind: 'refused', message: '参数错误' });
    expect(dialog.getByRole('alert').textContent).to.equal('验证已过期，请重新验证原手机号');
    expect(dialog.queryByText('第 1 步，共 2 步：验证原手机号')).not.to.equal(null);
    expect(world.store.read('memberDrafts'), 'the new mobile is stored').to.include('13711112222');
  });

  it('titles the dialogs for a first password and a first mobile 设置密码 and 绑定手机号', async () => {
    const { unmount } = await openAction('password', aMember().with({ hasPassword: false }));
    expect(screen.queryByRole('dialog', { name: '设置密码' })).not.to.equal(null);
    unmount();
    await openAction('mobile', aMember().withoutMobile());
    expect(screen.queryByRole('dialog', { name: '绑定手机号' })).not.to.equal(null);
  });

  it('unlinks the social account that the address names, with a single request', async () => {
    const { user, world, dialog } = await openAction(
      'unlink-wechat',
      aMember().with({ linked: { qq: true, wechat: true } }),
    );
    expect(dialog.queryByText(/这是您登录本账号的唯一方式/)).to.equal(null);
    const confirm = dialog.getByRole('button', { name: '确定' });
    await user.click(confirm);
    expect([confirm.getAttribute('aria-disabled'), confirm.getAttribute('aria-busy')]).to.deep.equal(['true', 'true']);
    await user.click(confirm);
    expect(world.socialites.calls).to.deep.equal(['wechat']);
  });

  it('warns before the member unlinks the only login method', async () => {
    const alone = aMember()
      .withoutMobile()
      .with({ hasPassword: false, linked: { qq: true, wechat: false } });
    const { dialog, user, world } = await openAction('unlink-qq', alone);
    expect(dialog.queryByText(/这是您登录本账号的唯一方式/)).not.to.equal(null);
    await user.click(dialog.getByRole('button', { name: '确定' }));
    expect(world.socialites.calls).to.deep.equal(['qq']);
    world.socialites.unbindings.complete();
    expect(screen.queryByRole('dialog')).to.equal(null);
  });

  it('sends a phone, which cannot scan its own screen, to a computer to link WeChat', async () => {
    const { dialog, unmount } = await openAction('link-wechat');
    expect(dialog.queryByText(/请在电脑上打开本页/)).to.equal(null);
    unmount();
    const onPhone = await openAction('link-wechat', aMember(), { settings: { scene: 'h5' } });
    expect(onPhone.dialog.queryByText('请在电脑上打开本页，再用手机微信扫码绑定')).not.to.equal(null);
  });

  it('shows why WeChat could not be linked, renews the QR code, and closes once it is linked', async () => {
    const { user, world, dialog } = await openAction('link-wechat');
    world.socialites.tickets.failWith({ kind: 'refused', message: '未开启微信公众号扫码登录' });
    expect(dialog.queryByText('未开启微信公众号扫码登录')).not.to.equal(null);
    await user.click(dialog.getByRole('button', { name: '重试' }));
    world.socialites.tickets.answer(aTicket());
    world.pass(3000);
    world.socialites.statuses.answer('expired');
    await user.click(dialog.getByRole('button', { name: '刷新二维码' }));
    world.socialites.tickets.answer(aTicket());
    expect(dialog.queryByRole('img', { name: '微信绑定二维码' })).not.to.equal(null);
    world.pass(3000);
    world.socialites.statuses.answer('linked');
    expect(screen.queryByRole('dialog')).to.equal(null);
    expect(world.navigator.location$.value.query).to.equal('');
  });

  it('returns to the member page after the face check', async () => {
    const { world } = await openAction('real-name', aMember().withoutFaceCheck());
    world.memberSteps.tickets.answer(aFaceTicket());
    world.pass(2500);
    world.memberSteps.checks.complete();
    world.members.details.answer(aMember());
    const { path, query } = world.navigator.location$.value;
    expect([path + query, screen.queryByRole('dialog')]).to.deep.equal(['/member', null]);
  });

  it('hides social logins that the site has switched off, unless the member has linked them', async () => {
    const off = aSite().withSocialites({ qq: false, wechatScan: false });
    const { unmount } = await openMemberPage(aMember(), '/member', off);
    expect(rowsText().some((text) => /QQ|微信/.test(text ?? ''))).to.equal(false);
    unmount();
    await openMemberPage(aMember().with(linked), '/member', off);
    expect(rowsText().filter((text) => /QQ|微信/.test(text ?? ''))).to.deep.equal(['QQ已绑定解绑', '微信已绑定解绑']);
  });

  it('rejects an empty or unchanged nickname without a request', async () => {
    const { user, world, dialog } = await openAction('nickname');
    await user.click(dialog.getByRole('button', { name: '保存' }));
    expect(dialog.queryByText('请输入昵称')).not.to.equal(null);
    await user.click(dialog.getByLabelText('昵称'));
    await user.paste('小明');
    await user.click(dialog.getByRole('button', { name: '保存' }));
    expect(dialog.queryByText('与当前昵称相同')).not.to.equal(null);
    expect(world.profile.calls).to.deep.equal([]);
  });

  for (const [action, scene] of [
    ['password', 'password_reset'],
    ['mobile', 'mobile_bind'],
  ] as const) {
    it(`requests an SMS code for the member’s mobile, which it shows masked, with its own scene: ${action}`, async () => {
      const { user, world, dialog } = await openAction(action);
      world.captchas.images.answer(aCaptcha());
      expect(dialog.queryByText('验证码将发送至 138****0000')).not.to.equal(null);
      await user.type(dialog.getByLabelText('图形验证码'), 'abcd');
      await user.click(dialog.getByRole('button', { name: '发送验证码' }));
      expect(world.captchas.requests.at(-1)).to.include({ mobile: '13800000000', scene });
    });
  }

  it('does not request the deletion before the member types the word 注销', async () => {
    const { user, dialog, world } = await openAction('deletion');
    expect(dialog.queryByText(/账号将在 7 天后删除/)).not.to.equal(null);
    const button = dialog.getByRole('button', { name: '注销账号' });
    expect(button.className).to.contain('btn-inactive');
    await user.click(button);
    expect(dialog.queryByText('请输入“注销”')).not.to.equal(null);
    await user.type(dialog.getByRole('textbox'), '注销');
    expect(button.className).to.contain('btn-danger');
    await user.keyboard('{Enter}');
    expect(world.profile.calls).to.deep.equal([['deletion', undefined]]);
  });

  it('links the social account whose login code is in the address', async () => {
    const { world } = await openMemberPage(aMember(), '/member?login_code=abc&action=bind');
    expect([world.socialites.calls, world.navigator.location$.value.query]).to.deep.equal([['abc'], '']);
  });
});
