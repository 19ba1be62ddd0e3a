import { firstValueFrom, type Observable } from 'rxjs';

import { SEEDED, SEEDED_PASSWORD } from '../../../src/adapters/memory/seed/members.js';
import type { SocialUser } from '../../../src/adapters/memory/server/signing-in/social-accounts.js';
import { DIALOG_FLOW } from '../../../src/application/signing-in/dialog-flow.js';
import type { SigningIn } from '../../../src/application/signing-in/signing-in.js';
import type { SmsFormEvent } from '../../../src/application/signing-in/sms-code-form.js';
import { visitorMessage } from '../../../src/domain/errors/error-catalogue.js';
import { FACE_POLL_INTERVAL_MS, SCAN_POLL_INTERVAL_MS } from '../../../src/domain/signing-in/limits.js';
import { SCAN_GATEWAY } from '../../../src/domain/ports/sign-in-gateway.js';
import type { Dialog } from '../../../src/domain/signing-in/dialog.js';
import type { CaptchaState, SmsButtonState } from '../../../src/domain/signing-in/sms-sender.js';
import { CAPTCHA_FAILED, SCAN_FAILED } from '../../../src/domain/signing-in/strings.js';
import type { Generation } from '../../../src/domain/site/system-config.js';
import { until } from '../../support/until.js';
import { RULES } from '../fault-rules.js';
import type { FaultWorld } from '../support/fault-world.js';
import {
  type FaultRow,
  formView,
  polling,
  onPage,
  withErrorMessage,
  type Scene,
  withoutMessage,
} from '../support/scene.js';

const UNKNOWN = '13911112222';
const PASSWORD = 'fresh-2025';
const NEW_ACCOUNT = { kind: 'newcomer', mustBind: true } as const;
const A_MEMBER: SocialUser = { kind: 'member', mobile: SEEDED.ordinary };

type Action = (
  signingIn: SigningIn,
  world: FaultWorld,
) => Promise<() => Observable<unknown>> | (() => Observable<unknown>);

/** A dialog with a form, filled in correctly. */
function formScene(dialog: Dialog, action: Action): Scene {
  return {
    set: async (world) => {
      const fillPlaceholders = await action(await world.ready(), world);
      return formView(world, fillPlaceholders, (form$) => {
        world.resolve(DIALOG_FLOW).open(dialog);
        world.inDialog(dialog.kind, form$);
      });
    },
  };
}

export const proof = (world: FaultWorld, mobile: string = UNKNOWN) => ({
  mobile,
  smsCode: world.controls.signingIn.sendSms(mobile),
});

export const passwordLoginScene = formScene(
  { kind: 'login' },
  ({ login }) =>
    () =>
      login.withPassword({ mobile: SEEDED.ordinary, password: SEEDED_PASSWORD }),
);

export const smsLoginScene = formScene({ kind: 'login' }, ({ login }, world) => {
  const fillPlaceholders = proof(world, SEEDED.ordinary);
  return () => login.withSms(fillPlaceholders);
});

export const registerScene = formScene({ kind: 'register' }, ({ register }, world) => {
  const fillPlaceholders = { ...proof(world), password: PASSWORD };
  return () => register.perform(fillPlaceholders);
});

export const resetPasswordScene = formScene({ kind: 'forgot-password' }, ({ resetPassword }, world) => {
  const fillPlaceholders = { ...proof(world, SEEDED.ordinary), password: PASSWORD };
  return () => resetPassword.perform(fillPlaceholders);
});

export const bindAfterCodeLoginScene = formScene({ kind: 'bind-new-mobile', code: '' }, ({ bindMobile }, world) => {
  const fillPlaceholders = proof(world);
  const code = world.controls.signingIn.loginCode(NEW_ACCOUNT);
  return () => bindMobile.afterCodeLogin(fillPlaceholders, code);
});

const bindAfterScan = formScene({ kind: 'bind-mobile', code: '' }, async ({ bindMobile }, world) => {
  world.controls.setUp({ wechatScan: true });
  const scans = world.resolve(SCAN_GATEWAY);
  const ticket = await firstValueFrom(scans.open());
  world.controls.signingIn.scan(NEW_ACCOUNT);
  const status = await firstValueFrom(scans.status(ticket.code));
  const code = status.kind === 'login-code' ? status.loginCode : ticket.code;
  const fillPlaceholders = proof(world);
  return () => bindMobile.afterScan(fillPlaceholders, code);
});

export const bindAfterScanScene = (generation: Generation): Scene => ({ ...bindAfterScan, options: { generation } });

/** The agreements have changed, so the consent dialog opens by itself. */
export const consentScene: Scene = {
  options: { generation: 2, signedInAs: SEEDED.ordinary },
  set: async (world) => {
    world.controls.changeAccount(SEEDED.ordinary, { agreed: { userAgreement: false, privacyPolicy: true } });
    const { consent } = await world.ready();
    return formView(
      world,
      () => consent.give(),
      (form$) => world.inDialog('consent', form$),
    );
  },
};

/** The page on which a member has to bind their first mobile. */
export const bindMobileScene: Scene = {
  options: { at: '/bind-mobile?redirect=%2Fmember', signedInAs: SEEDED.withoutMobile },
  set: async (world) => {
    world.controls.setUp({ bindMobileRequired: true });
    const { bindMobile } = await world.ready();
    const fillPlaceholders = proof(world);
    return formView(world, () => bindMobile.asMember(fillPlaceholders, '/member'));
  },
};

/** A visitor returns from QQ: the page loads with a login code in its address. */
export const codeLoginScene = (user: SocialUser = A_MEMBER): Scene => ({
  set: async (world) => {
    const code = world.controls.signingIn.loginCode(user);
    world.browser.navigator.go(`/login/callback?login_code=${code}&action=login&redirect=%2Fmember`);
    await world.startedUp();
    const { codeLogin } = await world.signingIn();
    return {
      act: () => world.runBackgroundTasks(),
      look: world.whileOnPage(() => {
        const state = codeLogin.state$.value;
        return { state: state.kind, message: state.kind === 'failed' ? visitorMessage(state.error) : undefined };
      }),
    };
  },
});

export const scanOpenScene = (generation: Generation): Scene => ({ options: { generation }, set: theScan });

/** A QR code is displayed and the next poll is due. */
const scanStatusScene = (generation: Generation): Scene => ({
  options: { generation },
  set: async (world) => polling(world, await theScan(world), SCAN_POLL_INTERVAL_MS),
});

/** A phone has scanned the code, and the poll that reports it is due. */
export const scannedScene = (generation: Generation, by: SocialUser = A_MEMBER): Scene => ({
  options: { generation },
  set: async (world) => {
    const dialog = await theScan(world);
    const view = await polling(world, dialog, SCAN_POLL_INTERVAL_MS);
    world.controls.signingIn.scan(by);
    return { ...view, again: dialog.again };
  },
});

async function theScan(world: FaultWorld) {
  world.controls.setUp({ wechatScan: true });
  const { scanLogin } = await world.ready();
  world.resolve(DIALOG_FLOW).open({ kind: 'wechat-scan' });
  return onPage(world, (renewals$) => scanLogin.watch(renewals$), {
    look: withErrorMessage(SCAN_FAILED),
    subscribe: (stream$, show) => world.inDialog('wechat-scan', stream$, show),
  });
}

const AT_FACE_CHECK = { at: '/face-check?redirect=%2Fmember', signedInAs: SEEDED.notFaceVerified };

export const faceStartScene: Scene = {
  options: AT_FACE_CHECK,
  set: async (world) => {
    world.controls.setUp({ faceCheckRequired: true });
    const { faceCheck } = await world.ready();
    return onPage(world, (again$) => faceCheck.watch(again$, '/member'), {
      before: 'starting',
      look: withErrorMessage(SCAN_FAILED),
    });
  },
};

/** A QR code is displayed and the next poll is due. */
const faceStatusScene: Scene = {
  options: AT_FACE_CHECK,
  set: async (world) => polling(world, await faceStartScene.set(world), FACE_POLL_INTERVAL_MS),
};

/** The phone has finished the check, and the poll that reports it is due. */
export const verifiedScene: Scene = {
  options: AT_FACE_CHECK,
  set: async (world) => {
    const view = await faceStatusScene.set(world);
    world.controls.signingIn.passFaceCheck();
    return view;
  },
};

export const captchaScene: Scene = {
  set: async (world) => {
    const signingIn = await world.ready();
    const form = signingIn.newSmsCodeForm('login');
    world.resolve(DIALOG_FLOW).open({ kind: 'login' });
    const view = onPage(world, () => form.captcha$, {
      look: ({ kind }) => ({ state: kind, message: kind === 'failed' ? CAPTCHA_FAILED : undefined }),
      subscribe: (stream$, show) => world.inDialog('login', stream$, show),
    });
    return {
      ...view,
      again: () => form.refreshCaptcha(),
    };
  },
};

/** The send button of the SMS login, with the mobile and the captcha filled in. */
export const smsScene: Scene = {
  set: async (world) => {
    const signingIn = await world.ready();
    const form = signingIn.newSmsCodeForm('login');
    let captcha: CaptchaState = { kind: 'loading' };
    let button: SmsButtonState = { kind: 'idle' };
    let attempt: SmsFormEvent | undefined;
    world.resolve(DIALOG_FLOW).open({ kind: 'login' });
    world.inDialog('login', form.captcha$, (state) => void (captcha = state));
    world.inDialog('login', form.button$, (state) => void (button = state));
    world.inDialog('login', form.events$, (made) => void (attempt = made));
    form.typeMobile(SEEDED.ordinary);
    await until(() => captcha.kind === 'ready');
    const key = () => (captcha.kind === 'ready' ? captcha.captcha.key : '');
    const first = key();
    const send = () => {
      attempt = undefined;
      form.typeCaptcha(world.controls.signingIn.captchaText() ?? '');
      form.send();
    };
    return {
      act: send,
      look: world.whileOnPage(() => {
        if (attempt === undefined || captcha.kind === 'loading') return withoutMessage('requesting');
        const image = captcha.kind === 'ready' && key() !== first ? 'another image' : captcha.kind;
        return withoutMessage(`${attempt.kind}, ${image}, ${button.kind}`);
      }),
      again: send,
      recovered: 'sent, another image, counting',
    };
  },
};

export const rows: readonly FaultRow[] = [
  { name: 'captcha image', call: 'captcha', scene: captchaScene, rule: RULES.image },
  { name: 'SMS', call: 'sms', scene: smsScene, rule: RULES.sms },
  { name: 'password login', call: 'passwordLogin', scene: passwordLoginScene, rule: RULES.form },
  { name: 'SMS login', call: 'smsLogin', scene: smsLoginScene, rule: RULES.form },
  {
    name: 'registration',
    call: 'register',
    scene: registerScene,
    rule: RULES.foundForm,
    found: { toasts: ['success 注册成功'], state: 'idle', dialog: 'login' },
  },
  {
    name: 'password reset',
    call: 'resetPassword',
    scene: resetPasswordScene,
    rule: RULES.foundForm,
    found: { toasts: ['success 密码重置成功'], state: 'idle', dialog: 'login' },
  },
  { name: 'code login', call: 'codeLogin', scene: codeLoginScene(), rule: RULES.callback },
  { name: 'bind after code', call: 'bindAfterCodeLogin', scene: bindAfterCodeLoginScene, rule: RULES.form },
  ...([1, 2] as const).flatMap((generation): readonly FaultRow[] => [
    {
      name: `scan start, G${generation}`,
      call: 'scanOpen',
      scene: scanOpenScene(generation),
      rule: RULES.qr,
    },
    {
      name: `scan query, G${generation}`,
      call: 'scanStatus',
      scene: scanStatusScene(generation),
      rule: RULES.poll,
    },
  ]),
  { name: 'login by scan, G2', call: 'codeLogin', scene: scannedScene(2), rule: RULES.qr },
  { name: 'bind by scan, G1', call: 'bindAfterScan', scene: bindAfterScanScene(1), rule: RULES.form },
  { name: 'bind by scan, G2', call: 'bindAfterCodeLogin', scene: bindAfterScanScene(2), rule: RULES.form },
  {
    name: 'bind first mobile',
    call: 'bindMobile',
    scene: bindMobileScene,
    rule: RULES.foundForm,
    found: { state: 'gone', toasts: ['success 绑定成功'], location: '/member' },
  },
  { name: 'face check start', call: 'faceStart', scene: faceStartScene, rule: RULES.faceCheck },
  { name: 'face check query', call: 'faceStatus', scene: faceStatusScene, rule: RULES.poll },
  { name: 'consent, G2', call: 'agree', scene: consentScene, rule: RULES.form },
];
