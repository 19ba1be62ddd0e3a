import { screen } from '@testing-library/react';
import { expect } from 'chai';
import sinon from 'sinon';

import { BindNewMobileDialog } from '../../../src/ui/signing-in/dialogs/bind-mobile-dialogs.js';
import { BindMobilePage } from '../../../src/ui/signing-in/pages/bind-mobile-page.js';
import { SigningInGate } from '../../../src/ui/signing-in/signing-in.js';
import { anImage } from '../../support/fake-gateways.js';
import type { FakeRequest } from '../../support/fake-request.js';
import { aMember } from '../../support/sessions.js';
import { aSite } from '../../support/site.js';
import { field, openDialog, toastsOf } from '../support/open-dialog.js';
import { OnlyAt } from '../support/only-at.js';
import { type Rendered, renderForMember, renderWithSite } from '../support/render-with-site.js';
import { servicesFetched } from '../support/services-fetched.js';
import type { SiteWorld } from '../support/site-world.js';

const BIND_PAGE = '/bind-mobile?redirect=%2Forder%3Fid%3D3';
const requiringMobile = aSite().requiringMobile();
const newUser = aMember().withoutMobile();
const bindMobile = (
  <OnlyAt path="/bind-mobile">
    <BindMobilePage />
  </OnlyAt>
);

async function bindPage(site = requiringMobile, member = newUser): Promise<Rendered> {
  const rendered = renderForMember(bindMobile, { at: BIND_PAGE, site }, member);
  await servicesFetched();
  return rendered;
}

interface Form {
  readonly open: () => Promise<Rendered>;
  /** What the test types, by the placeholder of the field. */
  readonly fields: readonly (readonly [placeholder: string, text: string])[];
  readonly button: string;
  readonly sent: (world: SiteWorld) => readonly unknown[];
  readonly payload: unknown;
  readonly answers: (world: SiteWorld) => Pick<FakeRequest<never>, 'failWith' | 'waiting'>;
  /** The scene of the SMS code, for forms that have one. */
  readonly scene?: string;
}

const MOBILE = ['请输入手机号', '+86 138-0000-0001'] as const;
const CODES = [
  ['请输入图形验证码', '2346'],
  ['请输入手机验证码', ' 123456'],
] as const;
const PROOF = { mobile: '13800000001', smsCode: '123456' };
const NEW_PASSWORD = ['请设置账号密码', 'secret'] as const;

/** Keyboard, key for Enter, and what the browser may fill in. */
const KEYBOARDS: Readonly<Record<string, RegExp>> = {
  请输入手机号: /^tel go (?:username|tel)$/,
  请输入手机号码: /^tel go tel$/,
  请输入密码: /^ go current-password$/,
  请设置账号密码: /^ go new-password$/,
  请输入图形验证码: /^ go off$/,
  请输入手机验证码: /^numeric go one-time-code$/,
};

const FORMS: Readonly<Record<string, Form>> = {
  'login with a password': {
    open: () => openDialog('login'),
    fields: [MOBILE, ['请输入密码', 'secret']],
    button: '立即登录',
    sent: ({ signIn }) => signIn.sent,
    payload: { mobile: PROOF.mobile, password: 'secret' },
    answers: ({ signIn }) => signIn.tokens,
  },
  'login with an SMS': {
    open: async () => {
      const opened = await openDialog('login', { stored: { msv: '7' } });
      await opened.user.click(screen.getByRole('tab', { name: '短信登录' }));
      field('手机号').focus();
      return opened;
    },
    fields: [MOBILE, ...CODES],
    button: '立即登录',
    sent: ({ signIn }) => signIn.sent,
    payload: { ...PROOF, msv: '7' },
    answers: ({ signIn }) => signIn.tokens,
    scene: 'login',
  },
  registration: {
    open: async () => {
      const opened = await openDialog('register', { stored: { msv: '7' } });
      await opened.user.click(screen.getByRole('checkbox'));
      field('手机号').focus();
      return opened;
    },
    fields: [MOBILE, ...CODES, NEW_PASSWORD],
    button: '立即注册',
    sent: ({ signIn }) => signIn.sent,
    payload: { ...PROOF, password: 'secret', msv: '7' },
    answers: ({ signIn }) => signIn.accounts,
    scene: 'register',
  },
  'a forgotten password': {
    open: () => openDialog('forgot-password'),
    fields: [MOBILE, ...CODES, NEW_PASSWORD],
    button: '重置密码',
    sent: ({ signIn }) => signIn.sent,
    payload: { ...PROOF, password: 'secret' },
    answers: ({ signIn }) => signIn.accounts,
    scene: 'login',
  },
  'binding a mobile after a scan': {
    open: () => openDialog('bind-mobile', { at: '/login?redirect=%2Fvip', stored: { msv: 'inviter' } }),
    fields: [MOBILE, ...CODES],
    button: '立即绑定',
    sent: ({ scans }) => scans.bindings,
    payload: { ...PROOF, code: 'a-code', msv: 'inviter' },
    answers: ({ scans }) => scans.tokens,
    scene: 'login',
  },
  'binding a mobile after QQ': {
    open: () => openDialog('bind-new-mobile', { at: '/login/callback?redirect=%2Fvip' }),
    fields: [['请输入手机号码', MOBILE[1]], ...CODES],
    button: '立即绑定',
    sent: ({ signIn }) => signIn.sent,
    payload: { ...PROOF, loginCode: 'a-code', msv: '' },
    answers: ({ signIn }) => signIn.tokens,
    scene: 'mobile_bind',
  },
  'binding a mobile on its page': {
    open: () => bindPage(),
    fields: [MOBILE, ...CODES],
    button: '立即绑定',
    sent: ({ memberSteps }) => memberSteps.proofs,
    payload: PROOF,
    answers: ({ memberSteps }) => memberSteps.bindings,
    scene: 'mobile_bind',
  },
};

const input = (placeholder: string) => screen.getByPlaceholderText<HTMLInputElement>(placeholder);
const press = ({ user }: Rendered, name: string) => user.click(screen.getByRole('button', { name }));

async function fillPlaceholders(form: Form): Promise<Rendered> {
  const rendered = await form.open();
  if (form.scene !== undefined) rendered.world.captchas.images.answer(anImage('k1'));
  for (const [placeholder, text] of form.fields) {
    await rendered.user.click(input(placeholder));
    await rendered.user.paste(text);
  }
  return rendered;
}

for (const [name, form] of Object.entries(FORMS)) {
  describe(`The form for ${name}`, () => {
    const placeholders = form.fields.map(([placeholder]) => placeholder);

    it('has its fields in order, shows an error at each empty field, and focuses the first', async () => {
      const rendered = await form.open();
      expect(screen.getAllByPlaceholderText(/./).map((one) => one.getAttribute('placeholder'))).to.deep.equal(
        placeholders,
      );
      for (const placeholder of placeholders) {
        const attributes = ['inputmode', 'enterkeyhint', 'autocomplete'].map((each) =>
          input(placeholder).getAttribute(each),
        );
        expect(attributes.join(' '), placeholder).to.match(KEYBOARDS[placeholder] ?? /^$/);
      }
      if (name !== 'binding a mobile on its page')
        expect(document.activeElement).to.equal(input(placeholders[0] ?? ''));
      await press(rendered, form.button);
      for (const placeholder of placeholders) expect(screen.getByText(`${placeholder}!`)).to.exist;
      expect(document.activeElement).to.equal(input(placeholders[0] ?? ''));
      expect(form.sent(rendered.world)).to.be.empty;
    });

    if (form.scene !== undefined) {
      it(`reads its fields when it sends an SMS, for the scene ${form.scene}`, async () => {
        const rendered = await form.open();
        rendered.world.captchas.images.answer(anImage('k1'));
        for (const [placeholder, text] of form.fields.slice(0, 2)) input(placeholder).value = text;
        await press(rendered, '发送验证码');
        expect(rendered.world.captchas.requests).to.deep.equal([
          { mobile: PROOF.mobile, captchaKey: 'k1', captchaText: '2346', scene: form.scene },
        ]);
      });
    }

    it('reads its fields when it is submitted, because a script may have filled them in without an event', async () => {
      const rendered = await form.open();
      if (form.scene !== undefined) rendered.world.captchas.images.answer(anImage('k1'));
      for (const [placeholder, text] of form.fields) input(placeholder).value = text;
      const reveal = screen.queryByRole('button', { name: '显示密码' });
      if (reveal) await rendered.user.click(reveal);
      await press(rendered, form.button);
      expect(form.sent(rendered.world)).to.deep.equal([form.payload]);
    });

    it('stores the mobile for a page that is loaded again, but no password, no code and no answer of a captcha', async () => {
      const { world } = await sent(name);
      const stored = world.store.written.join('\n');
      expect(stored).to.contain(PROOF.mobile);
      for (const secret of ['2346', '123456', 'secret', 'a-code']) expect(stored, secret).not.to.contain(secret);
    });

    it('is submitted once by Enter in any field, and keeps the typed values when the server refuses', async () => {
      const { user, world } = await fillPlaceholders(form);
      for (const [index, placeholder] of placeholders.entries()) {
        await user.click(input(placeholder));
        await user.keyboard('{Enter}{Enter}');
        expect(form.sent(world).slice(index), placeholder).to.deep.equal([form.payload]);
        form.answers(world).failWith({ kind: 'refused', message: '手机号已存在' });
        expect(screen.getByRole('alert').textContent).to.equal('手机号已存在');
      }
      for (const placeholder of placeholders) expect(input(placeholder).value).not.to.equal('');
      expect(world.navigator.journeys).to.be.empty;
    });
  });
}

async function sent(name: string): Promise<Rendered> {
  const form = FORMS[name];
  if (form === undefined) throw new Error(`There is no form for ${name}`);
  const rendered = await fillPlaceholders(form);
  await press(rendered, form.button);
  return rendered;
}

describe('After a sign-in form,', () => {
  it('the reset of a password leads to the login dialog with the mobile filled in', async () => {
    const { world } = await sent('a forgotten password');
    expect(screen.queryByRole('checkbox')).to.equal(null);
    world.signIn.accounts.complete();
    expect(toastsOf(world)).to.deep.equal(['success 密码重置成功']);
    expect(screen.getByRole('dialog', { name: '登录' })).to.exist;
    expect(field('手机号').value).to.equal(PROOF.mobile);
  });

  it('the form says why it failed also where the server has nothing to report', async () => {
    const { world } = await sent('login with a password');
    world.signIn.tokens.failWith({ kind: 'not-yet' });
    expect(screen.getByRole('alert').textContent).to.equal('服务异常，请稍后重试');
  });

  it('取消绑定 closes the binding dialog after QQ by keyboard, and sends nothing', async () => {
    const onClose = sinon.spy();
    const { world, user } = renderWithSite(
      <SigningInGate>
        <BindNewMobileDialog code="login1" onClose={onClose} />
      </SigningInGate>,
    );
    await servicesFetched();
    screen.getByRole('button', { name: '立即绑定' }).focus();
    await user.tab();
    expect(document.activeElement).to.equal(screen.getByRole('button', { name: '取消绑定' }));
    await user.keyboard('{Enter}');
    expect(onClose.callCount).to.equal(1);
    expect(world.signIn.sent).to.be.empty;
  });

  it('the binding page loads the member again, and continues to the redirect of the address', async () => {
    const { world } = await sent('binding a mobile on its page');
    expect(screen.getByRole('heading', { level: 1, name: '绑定手机号' })).to.exist;
    world.memberSteps.bindings.complete();
    expect(toastsOf(world)).to.deep.equal(['success 绑定成功']);
    world.members.details.answer(aMember());
    expect(world.navigator.journeys).to.deep.equal(['replace /order?id=3']);
    expect(world.store.read('bindMobile')).to.equal(undefined);
    // No timer is left that would request a captcha (docs/spec/signing-in.md#forms).
    world.pass(600_000);
    expect(world.captchas.images.requestCount).to.equal(1);
  });
});
