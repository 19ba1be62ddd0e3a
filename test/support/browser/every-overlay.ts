import { FAULTS } from '../../../src/adapters/memory/server/calls.js';
import { SEEDED } from '../../../src/adapters/memory/seed/members.js';
import type { BrowserRig, VisitOptions } from './rig.js';
import { openFromHeader, SignInForm } from './sign-in-form.js';
import { type View, viewOf } from './view.js';
import type { Visit } from './visit.js';

/** Widths at which the header has two rows, and one. */
const WIDE: VisitOptions = { width: 1440 };
const NARROW: VisitOptions = { width: 360 };

/** Everything that opens over a page. */
export const EVERY_OVERLAY: readonly View[] = [
  {
    what: 'a submenu',
    options: WIDE,
    reach: async (visit: Visit) => {
      await visit.button('课程子菜单').click();
      await visit.link('考试大纲').waitFor();
    },
  },
  {
    what: 'the member menu',
    options: { ...WIDE, signedInAs: SEEDED.withUnread },
    reach: async (visit: Visit) => {
      await visit.page.getByRole('button', { name: /有未读消息/ }).click();
      await visit.button('安全退出').waitFor();
    },
  },
  {
    what: 'the menu of a narrow screen',
    options: NARROW,
    reach: async (visit: Visit) => {
      await visit.button('打开菜单').click();
      await panelShown(visit);
    },
  },
  {
    what: 'the search of a narrow screen',
    options: NARROW,
    reach: async (visit: Visit) => {
      await visit.page.locator('.narrow-tools__search').click();
      await panelShown(visit);
    },
  },
  {
    what: 'a toast',
    path: '/member/orders',
    options: { ...WIDE, signedInAs: SEEDED.ordinary },
    reach: async (visit: Visit) => {
      await visit.page.getByRole('button', { name: /^复制/ }).first().click();
      // The toast stays as long as the pointer is over it.
      await visit.page.locator('.toast-card').hover();
    },
  },
  {
    what: 'the hint of an empty search',
    path: '/search',
    options: WIDE,
    reach: async (visit: Visit) => {
      await visit.page.getByRole('searchbox').press('Enter');
      await visit.reads('请输入关键字后再搜索');
    },
  },
  {
    what: 'a page that is scrolled far down',
    reach: async (visit: Visit) => {
      await visit.page.evaluate(() => {
        (document.querySelector<HTMLElement>('.main') ?? document.body).style.minHeight = '6000px';
        window.scrollTo({ top: 3000, behavior: 'instant' });
      });
      await visit.button('回到顶部').waitFor();
    },
  },
  {
    what: 'the login by password with a refusal and missing fields',
    reach: async (visit: Visit) => {
      const form = await openFromHeader(visit);
      await form.fill({ mobile: SEEDED.ordinary, password: 'wrong-1' });
      await form.button('立即登录').click();
      await form.refusal.waitFor();
      await form.fill({ mobile: '', password: '' });
      await showErrors(form, '立即登录');
    },
  },
  {
    what: 'the login by SMS with missing fields',
    reach: async (visit: Visit) => {
      const form = await openFromHeader(visit);
      await form.chooseTab('短信登录');
      await form.image.waitFor();
      await showErrors(form, '立即登录');
    },
  },
  {
    what: 'the login by SMS during the countdown, without a captcha image',
    noise: [/502/],
    reach: async (visit: Visit, { controls }: BrowserRig) => {
      const form = await openFromHeader(visit);
      await form.chooseTab('短信登录');
      await form.fill({ mobile: SEEDED.ordinary });
      await form.proveMobile(controls, SEEDED.ordinary, 'login');
      controls.fail('captcha', FAULTS.badGateway);
      await form.button('换一张图形验证码').click();
      await form.button('加载失败，点击重试').waitFor();
    },
  },
  {
    what: 'the registration with missing fields',
    options: WIDE,
    reach: async (visit: Visit) => {
      const form = await openFromHeader(visit, '注册');
      await form.image.waitFor();
      await showErrors(form, '立即注册');
    },
  },
  {
    what: 'the password reset with missing fields',
    reach: async (visit: Visit) => {
      await (await openFromHeader(visit)).button('忘记密码').click();
      const form = await SignInForm.inDialog(visit, '忘记密码');
      await form.image.waitFor();
      await showErrors(form, '重置密码');
    },
  },
  { what: 'the scan', reach: openScan },
  {
    what: 'a scan that failed',
    noise: [/502/],
    reach: async (visit: Visit, { controls }: BrowserRig) => {
      controls.fail('scanOpen', FAULTS.badGateway);
      await (await openFromHeader(visit)).button('微信扫码登录').click();
      await (await SignInForm.inDialog(visit, '微信扫码登录')).button('重试').waitFor();
    },
  },
  {
    what: 'the mobile binding after a scan, with missing fields',
    reach: async (visit: Visit, { controls }: BrowserRig) => {
      await openScan(visit);
      controls.signingIn.scan({ kind: 'newcomer', mustBind: true });
      const form = await SignInForm.inDialog(visit, '请绑定手机号');
      await form.image.waitFor();
      await showErrors(form, '立即绑定');
    },
  },
  {
    what: 'the mobile binding after a login by a code in the address, with missing fields',
    reach: async (visit: Visit, { controls }: BrowserRig) => {
      const code = controls.signingIn.loginCode({ kind: 'newcomer', mustBind: true });
      await visit.goTo(`/login/callback?login_code=${code}&action=login`);
      const form = await SignInForm.inDialog(visit, '请绑定手机号');
      await form.image.waitFor();
      await showErrors(form, '立即绑定');
    },
  },
].map(viewOf);

async function panelShown(visit: Visit): Promise<void> {
  await visit.page.locator('.offcanvas.show:not(.showing)').waitFor();
}

async function openScan(visit: Visit): Promise<void> {
  await (await openFromHeader(visit)).button('微信扫码登录').click();
  await visit.page.getByRole('img', { name: '微信登录二维码' }).waitFor();
}

async function showErrors(form: SignInForm, submit: string): Promise<void> {
  await form.button(submit).click();
  await form.root.getByText(/^请输入手机号码?!$/).waitFor();
}
