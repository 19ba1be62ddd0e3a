import type { Locator } from 'playwright-core';

import type { Controls } from '../../../src/adapters/memory/server/controls.js';
import type { Action } from './journey-calls.js';
import type { Visit } from './visit.js';

/** The fields by their placeholders (docs/spec/signing-in.md#forms). */
export const FIELD = {
  mobile: '请输入手机号',
  newMobile: '请输入手机号码',
  password: '请输入密码',
  newPassword: '请设置账号密码',
  captcha: '请输入图形验证码',
  smsCode: '请输入手机验证码',
} as const;

export type FieldName = keyof typeof FIELD;

/** Titles of the dialogs (docs/spec/signing-in.md#dialogs). */
export type DialogTitle = '登录' | '用户注册' | '忘记密码' | '微信扫码登录' | '请绑定手机号';

/**
 * A captcha image is valid for one attempt, right or wrong; the form then requests the next one at once
 * (docs/api/signing-in.md#image-captcha).
 */
const CAPTCHA_REQUEST: Action = ['GET /api/v2/captcha/image', {}];

/** The result of requesting an SMS: the code, and the calls that reached the server. */
export interface Proof {
  readonly smsCode: string;
  readonly actions: readonly Action[];
}

/** A sign-in form as the visitor sees it, in a dialog or on the page of a required step. */
export class SignInForm {
  constructor(readonly root: Locator) {}

  /** Waits for the dialog with this title and gives its form. */
  static async inDialog(visit: Visit, title: DialogTitle): Promise<SignInForm> {
    const dialog = visit.page.getByRole('dialog', { name: title, exact: true });
    await dialog.waitFor();
    return new SignInForm(dialog);
  }

  static async onPage(visit: Visit): Promise<SignInForm> {
    const form = new SignInForm(visit.page.getByRole('main'));
    await form.field('mobile').waitFor();
    return form;
  }

  field(name: FieldName): Locator {
    return this.root.getByPlaceholder(FIELD[name], { exact: true });
  }

  button(name: string): Locator {
    return this.root.getByRole('button', { name, exact: true });
  }

  get image(): Locator {
    return this.root.getByRole('button', { name: '换一张图形验证码' }).locator('img');
  }

  /** The button that requests an SMS, whatever its text is now. */
  get sendButton(): Locator {
    return this.root.getByRole('button', { name: /^(发送验证码|发送中|\d+ 秒后重发)$/ });
  }

  /** The send button while it counts down. */
  get counting(): Locator {
    return this.root.getByRole('button', { name: /^\d+ 秒后重发$/ });
  }

  get refusal(): Locator {
    return this.root.getByRole('alert');
  }

  async fill(values: Readonly<Partial<Record<FieldName, string>>>): Promise<void> {
    for (const [name, value] of Object.entries(values))
      await this.root.getByPlaceholder(FIELD[name as FieldName], { exact: true }).fill(value);
  }

  async chooseTab(name: '密码登录' | '短信登录'): Promise<void> {
    await this.root.getByRole('tab', { name }).click();
  }

  /** Reads the visible captcha image; the browser knows only the image's key, the demo server knows its text. */
  async readCaptcha({ signingIn }: Controls): Promise<{ readonly key: string; readonly text: string }> {
    await this.image.waitFor();
    const newest = signingIn.captchas$.value.all.at(-1);
    if (newest === undefined) throw new Error('The form shows a captcha that the server does not know');
    return { key: newest.key, text: newest.value };
  }

  /**
   * Types the captcha, requests an SMS and types its code. When this returns, the countdown runs and the next image is
   * loaded, so a change of the page's clock does not hit an open request.
   */
  async proveMobile(controls: Controls, mobile: string, scene: string): Promise<Proof> {
    const { key, text } = await this.readCaptcha(controls);
    await this.field('captcha').fill(text);
    await this.sendButton.click();
    await this.counting.waitFor();
    await this.image.waitFor();
    const smsCode = controls.signingIn.smsCodeFor(mobile);
    if (smsCode === undefined) throw new Error(`The countdown runs, but no SMS was sent to ${mobile}`);
    await this.field('smsCode').fill(smsCode);
    const actions: readonly Action[] = [
      CAPTCHA_REQUEST,
      ['POST /api/v2/captcha/sms', { mobile, image_key: key, image_captcha: text, scene }],
      CAPTCHA_REQUEST,
    ];
    return { smsCode, actions };
  }
}

export async function openFromHeader(visit: Visit, opener: '登录' | '注册' = '登录'): Promise<SignInForm> {
  await visit.page.getByRole('banner').getByRole('button', { name: opener, exact: true }).click();
  return SignInForm.inDialog(visit, opener === '登录' ? '登录' : '用户注册');
}
