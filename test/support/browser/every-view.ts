import { FAULTS } from '../../../src/adapters/memory/engine/fault.js';
import { SEEDED } from '../../../src/adapters/memory/seed/member-seed.js';
import { EVERY_ADDRESS } from './every-address.js';
import type { BrowserRig, VisitWishes } from './rig.js';
import { openFromHeader, SignInForm } from './sign-in-form.js';
import type { Visit } from './visit.js';

/** Something to be looked at: a page, or what can be opened over it. */
export interface View {
  readonly what: string;
  /** What the console may say on the way there. */
  readonly noise: readonly RegExp[];
  /** Goes there as one who has these wishes too, and waits until all of it has come. */
  readonly open: (rig: BrowserRig, wishes?: VisitWishes) => Promise<Visit>;
}

interface Opened {
  readonly what: string;
  readonly path?: string;
  readonly wishes?: VisitWishes;
  readonly reach: (visit: Visit, rig: BrowserRig) => Promise<unknown>;
  readonly noise?: readonly RegExp[];
}

const MEMBER_WITH_UNREAD: VisitWishes = { signedInAs: SEEDED.withUnread };
/** Where the header is in two rows, and where it is in one. */
const WIDE: VisitWishes = { width: 1440 };
const NARROW: VisitWishes = { width: 360 };

/** Every page that there is, as a member where there is a difference to be seen; and two as a stranger. */
export const EVERY_PAGE: readonly View[] = [
  ...EVERY_ADDRESS.map(({ path, wishes }) => opened({ what: path, path, wishes, reach: arrived })),
  opened({ what: '/ as a stranger', path: '/', reach: arrived }),
  opened({ what: '/search as a stranger', path: '/search?keywords=C%2B%2B', reach: arrived }),
  opened({
    what: 'a page that failed to load, with a member who did',
    path: '/member',
    wishes: MEMBER_WITH_UNREAD,
    noise: [/502/],
    reach: async (visit, { levers }) => {
      levers.fail('member', FAULTS.badGateway);
      await visit.page.reload();
      await visit.reads('会员信息加载失败');
    },
  }),
];

/** Everything that opens over a page. */
export const EVERY_OPENING: readonly View[] = [
  {
    what: 'a submenu',
    wishes: WIDE,
    reach: async (visit: Visit) => {
      await visit.button('课程子菜单').click();
      await visit.link('考试大纲').waitFor();
    },
  },
  {
    what: 'the member menu',
    wishes: { ...WIDE, ...MEMBER_WITH_UNREAD },
    reach: async (visit: Visit) => {
      await visit.page.getByRole('button', { name: /有未读消息/ }).click();
      await visit.button('安全退出').waitFor();
    },
  },
  {
    what: 'the menu of a narrow screen',
    wishes: NARROW,
    reach: async (visit: Visit) => {
      await visit.button('打开菜单').click();
      await slidIn(visit);
    },
  },
  {
    what: 'the search of a narrow screen',
    wishes: NARROW,
    reach: async (visit: Visit) => {
      await visit.page.locator('.narrow-tools__search').click();
      await slidIn(visit);
    },
  },
  {
    what: 'a toast',
    path: '/search',
    wishes: WIDE,
    reach: async (visit: Visit) => {
      await visit.page.getByRole('searchbox').press('Enter');
      // It stays for as long as the pointer is on it.
      await visit.page.locator('.toast-card').hover();
    },
  },
  {
    what: 'a long way down',
    reach: async (visit: Visit) => {
      await visit.page.evaluate(() => {
        document.body.style.minHeight = '6000px';
        window.scrollTo({ top: 3000, behavior: 'instant' });
      });
      await visit.button('回到顶部').waitFor();
    },
  },
  {
    what: 'the login by password, refused and faulty',
    reach: async (visit: Visit) => {
      const form = await openFromHeader(visit);
      await form.fill({ mobile: SEEDED.ordinary, password: 'wrong-1' });
      await form.button('立即登录').click();
      await form.refusal.waitFor();
      await form.fill({ mobile: '', password: '' });
      await shownFaulty(form, '立即登录');
    },
  },
  {
    what: 'the login by SMS, faulty',
    reach: async (visit: Visit) => {
      const form = await openFromHeader(visit);
      await form.chooseTab('短信登录');
      await form.picture.waitFor();
      await shownFaulty(form, '立即登录');
    },
  },
  {
    what: 'the login by SMS, counting down, without a picture',
    noise: [/502/],
    reach: async (visit: Visit, { levers }: BrowserRig) => {
      const form = await openFromHeader(visit);
      await form.chooseTab('短信登录');
      await form.fill({ mobile: SEEDED.ordinary });
      await form.proveMobile(levers, SEEDED.ordinary, 'login');
      levers.fail('captcha', FAULTS.badGateway);
      await form.button('换一张图形验证码').click();
      await form.button('加载失败，点击重试').waitFor();
    },
  },
  {
    what: 'the registration, faulty',
    wishes: WIDE,
    reach: async (visit: Visit) => {
      const form = await openFromHeader(visit, '注册');
      await form.picture.waitFor();
      await shownFaulty(form, '立即注册');
    },
  },
  {
    what: 'the password reset, faulty',
    reach: async (visit: Visit) => {
      await (await openFromHeader(visit)).button('忘记密码').click();
      const form = await SignInForm.inDialog(visit, '忘记密码');
      await form.picture.waitFor();
      await shownFaulty(form, '重置密码');
    },
  },
  { what: 'the scan', reach: openScan },
  {
    what: 'the scan that failed',
    noise: [/502/],
    reach: async (visit: Visit, { levers }: BrowserRig) => {
      levers.fail('scanOpen', FAULTS.badGateway);
      await (await openFromHeader(visit)).button('微信扫码登录').click();
      await (await SignInForm.inDialog(visit, '微信扫码登录')).button('重试').waitFor();
    },
  },
  {
    what: 'the binding after a scan, faulty',
    reach: async (visit: Visit, { levers }: BrowserRig) => {
      await openScan(visit);
      levers.signingIn.scan({ kind: 'newcomer', mustBind: true });
      const form = await SignInForm.inDialog(visit, '请绑定手机号');
      await form.picture.waitFor();
      await shownFaulty(form, '立即绑定');
    },
  },
  {
    what: 'the binding after a login by address, faulty',
    reach: async (visit: Visit, { levers }: BrowserRig) => {
      const code = levers.signingIn.loginCode({ kind: 'newcomer', mustBind: true });
      await visit.goTo(`/login/callback?login_code=${code}&action=login`);
      const form = await SignInForm.inDialog(visit, '请绑定手机号');
      await form.picture.waitFor();
      await shownFaulty(form, '立即绑定');
    },
  },
].map(opened);

function opened({ what, path = '/courses', wishes = {}, reach, noise = [] }: Opened): View {
  return {
    what,
    noise,
    open: async (rig, more = {}) => {
      // Where it was opened wins: what is on view stays open when the window is given another width.
      const visit = await rig.visit(path, { lessMotion: true, ...more, ...wishes });
      await arrived(visit);
      await reach(visit, rig);
      return visit;
    },
  };
}

/** The page is here: its heading, its skeletons gone, its pictures too. */
async function arrived(visit: Visit): Promise<void> {
  await visit.page.locator('main h1:not(.visually-hidden)').waitFor();
  await visit.until(() => document.querySelector('.skeleton, .visitor__placeholder') === null);
}

async function slidIn(visit: Visit): Promise<void> {
  await visit.page.locator('.offcanvas.show:not(.showing)').waitFor();
}

async function openScan(visit: Visit): Promise<void> {
  await (await openFromHeader(visit)).button('微信扫码登录').click();
  await visit.page.getByRole('img', { name: '微信登录二维码' }).waitFor();
}

async function shownFaulty(form: SignInForm, submit: string): Promise<void> {
  await form.button(submit).click();
  await form.root.getByText(/^请输入手机号码?!$/).waitFor();
}
