import { firstValueFrom, type Observable } from 'rxjs';

import { SEEDED, SEEDED_PASSWORD } from '../../../src/adapters/memory/seed/members.js';
import type { SigningIn } from '../../../src/application/signing-in/signing-in.js';
import { SCAN_GATEWAY } from '../../../src/domain/ports/server/sign-in-gateway.js';
import { DIALOG_FLOW } from '../../../src/application/signing-in/dialog-flow.js';
import { ERROR_REPORTER } from '../../../src/application/site/error-reporter.js';
import type { Dialog } from '../../../src/domain/signing-in/dialog.js';
import { aForm, lookOfForm } from '../support/a-form.js';
import type { Generation } from '../../../src/domain/site/system-config.js';
import type { FaultWorld } from '../support/fault-world.js';
import type { Scene } from '../support/scene.js';

/** A number that the pretend site has never seen. */
const UNKNOWN = '13911112222';
const PASSWORD = 'fresh-2025';
const NEWCOMER = { kind: 'newcomer', mustBind: true } as const;

type Deed = (
  signingIn: SigningIn,
  world: FaultWorld,
) => Promise<() => Observable<unknown>> | (() => Observable<unknown>);

/** A dialog with a form in it, filled in without a fault. */
function formScene(dialog: Dialog, deed: Deed): Scene {
  return {
    set: async (world) => {
      const form = aForm(world.resolve(ERROR_REPORTER), await deed(await world.standing(), world));
      world.resolve(DIALOG_FLOW).open(dialog);
      world.inDialog(dialog.kind, form.run());
      return {
        act: () => {
          form.submit(undefined);
        },
        look: world.unlessGone(() => lookOfForm(form.state$.value)),
      };
    },
  };
}

const proof = (world: FaultWorld, mobile = UNKNOWN) => ({
  mobile,
  smsCode: world.controls.signingIn.sendSms(mobile),
});

export const passwordLoginScene = formScene(
  { kind: 'login' },
  ({ signIn }) =>
    () =>
      signIn.withPassword({ mobile: SEEDED.ordinary, password: SEEDED_PASSWORD }),
);

export const smsLoginScene = formScene({ kind: 'login' }, ({ signIn }, world) => {
  const filledIn = proof(world, SEEDED.ordinary);
  return () => signIn.withSms(filledIn);
});

export const registerScene = formScene({ kind: 'register' }, ({ register }, world) => {
  const filledIn = { ...proof(world), password: PASSWORD };
  return () => register.perform(filledIn);
});

export const resetPasswordScene = formScene({ kind: 'forgot-password' }, ({ resetPassword }, world) => {
  const filledIn = { ...proof(world, SEEDED.ordinary), password: PASSWORD };
  return () => resetPassword.perform(filledIn);
});

export const bindAfterCodeLoginScene = formScene({ kind: 'bind-new-mobile', code: '' }, ({ bindMobile }, world) => {
  const filledIn = proof(world);
  const code = world.controls.signingIn.loginCode(NEWCOMER);
  return () => bindMobile.afterCodeLogin(filledIn, code);
});

const bindAfterScan = formScene({ kind: 'bind-mobile', code: '' }, async ({ bindMobile }, world) => {
  world.controls.setUp({ wechatScan: true });
  const scans = world.resolve(SCAN_GATEWAY);
  const ticket = await firstValueFrom(scans.open());
  world.controls.signingIn.scan(NEWCOMER);
  const status = await firstValueFrom(scans.status(ticket.code));
  const code = status.kind === 'login-code' ? status.loginCode : ticket.code;
  const filledIn = proof(world);
  return () => bindMobile.afterScan(filledIn, code);
});

export const bindAfterScanScene = (generation: Generation): Scene => ({ ...bindAfterScan, wishes: { generation } });

/** New agreements: the dialog is there by itself. */
export const consentScene: Scene = {
  wishes: { generation: 2, signedInAs: SEEDED.ordinary },
  set: async (world) => {
    world.controls.changeAccount(SEEDED.ordinary, { agreed: { userAgreement: false, privacyPolicy: true } });
    const { consent } = await world.standing();
    const form = aForm(world.resolve(ERROR_REPORTER), () => consent.give());
    world.inDialog('consent', form.run());
    return {
      act: () => {
        form.submit(undefined);
      },
      look: world.unlessGone(() => lookOfForm(form.state$.value)),
    };
  },
};

/** The page of a member who has to give a first mobile. */
export const bindMobileScene: Scene = {
  wishes: { at: '/bind-mobile?redirect=%2Fmember', signedInAs: SEEDED.withoutMobile },
  set: async (world) => {
    world.controls.setUp({ bindMobileRequired: true });
    const { bindMobile } = await world.standing();
    const filledIn = proof(world);
    const form = aForm(world.resolve(ERROR_REPORTER), () => bindMobile.asMember(filledIn, '/member'));
    world.onPage(form.run());
    return {
      act: () => {
        form.submit(undefined);
      },
      look: world.unlessGone(() => lookOfForm(form.state$.value)),
    };
  },
};
