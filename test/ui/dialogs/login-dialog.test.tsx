import { screen } from '@testing-library/react';
import { expect } from 'chai';

import { aSite } from '../../support/site.js';
import { button, field, openDialog } from '../support/open-dialog.js';

const tab = (name: string): HTMLElement => screen.getByRole('tab', { name });
const selected = (): string | null => screen.getByRole('tab', { selected: true }).textContent;
const absent = (name: string): boolean => screen.queryByRole('button', { name }) === null;

describe('The login dialog', () => {
  it('changes tabs by arrows, Home and End, the focus staying on the tab (design/ui.md)', async () => {
    const { user } = await openDialog('login');
    await user.tab({ shift: true });
    expect(document.activeElement).to.equal(tab('密码登录'));
    const walk: (string | null)[] = [];
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft', 'Home', 'End']) {
      await user.keyboard(`{${key}}`);
      expect(document.activeElement).to.equal(screen.getByRole('tab', { selected: true }));
      walk.push(selected());
    }
    expect(walk).to.deep.equal(['短信登录', '密码登录', '短信登录', '密码登录', '短信登录']);
  });

  it('names its panel by the tab, which Tab reaches only once', async () => {
    const { user } = await openDialog('login');
    await user.click(tab('短信登录'));
    expect(screen.getByRole('tabpanel', { name: '短信登录' }).id).to.equal(
      tab('短信登录').getAttribute('aria-controls'),
    );
    await user.tab();
    expect(document.activeElement).to.equal(field('手机号'));
  });

  it('keeps the mobile from one tab to the other (clarifications §8)', async () => {
    const { user } = await openDialog('login');
    await user.type(field('手机号'), '13800138000');
    await user.click(tab('短信登录'));
    expect(field('手机号').value).to.equal('13800138000');
    expect(field('手机号').autocomplete).to.equal('tel');
  });

  it('asks no captcha as long as nobody wants an SMS', async () => {
    const { user, world } = await openDialog('login');
    expect(world.captchas.images.asked).to.equal(0);
    await user.click(tab('短信登录'));
    expect(world.captchas.images.asked).to.equal(1);
  });

  it('leads to registration and, from the password tab, to a forgotten password (spec §2, §4)', async () => {
    const { user } = await openDialog('login');
    await user.type(field('手机号'), '13800138000');
    await user.click(button('忘记密码'));
    expect(screen.getByRole('dialog', { name: '忘记密码' })).to.exist;
    await user.click(button('返回登录'));
    await user.click(tab('短信登录'));
    expect(absent('忘记密码')).to.equal(true);
    await user.click(button('新用户注册'));
    expect(screen.getByRole('dialog', { name: '用户注册' })).to.exist;
    expect(field('手机号').value).to.equal('13800138000');
    expect(document.activeElement).to.equal(field('手机号'));
  });

  describe('Third parties', () => {
    it('are not mentioned where the site has none (spec §2)', async () => {
      await openDialog('login');
      expect(screen.queryByText('第三方快捷登录')).to.equal(null);
    });

    it('show each only where the configuration turns it on (spec §3)', async () => {
      const { unmount } = await openDialog('login', { site: aSite().withSocialites({ qq: true }) });
      expect([absent('QQ登录'), absent('微信扫码登录')]).to.deep.equal([false, true]);
      unmount();
      await openDialog('login', { site: aSite().withSocialites({ wechatScan: true }) });
      expect([absent('QQ登录'), absent('微信扫码登录')]).to.deep.equal([true, false]);
    });

    it('take the visitor to QQ (spec §7)', async () => {
      const { user, world } = await openDialog('login', { site: aSite().withSocialites({ qq: true }) });
      await user.click(button('QQ登录'));
      expect(world.navigator.journeys).to.have.length(1);
      expect(world.navigator.journeys[0]).to.match(/^leave https:\/\/api\.example\/qq\?back=/);
    });

    it('open the WeChat scan, which keeps the focus and leads back (spec §4)', async () => {
      const { user } = await openDialog('login', { site: aSite().withSocialites({ wechatScan: true }) });
      await user.click(button('微信扫码登录'));
      const scan = screen.getByRole('dialog', { name: '微信扫码登录' });
      expect(scan.contains(document.activeElement)).to.equal(true);
      await user.click(button('其他方式登录'));
      expect(document.activeElement).to.equal(field('手机号'));
    });
  });
});
