import { tap } from 'rxjs';

import { SEEDED } from '../../../src/adapters/memory/seed/members.js';
import { DIALOG_FLOW } from '../../../src/application/signing-in/dialog-flow.js';
import type { SmsNews } from '../../../src/application/signing-in/sms-code-form.js';
import type { CaptchaState, SmsButtonState } from '../../../src/domain/signing-in/sms.js';
import { CAPTCHA_FAILED } from '../../../src/domain/signing-in/strings.js';
import { until } from '../../support/until.js';
import type { FaultWorld } from '../support/fault-world.js';
import type { Scene } from '../support/scene.js';

/** The picture of the SMS login. */
export const captchaScene: Scene = {
  set: async (world) => {
    const signingIn = await world.standing();
    const form = signingIn.newSmsCodeForm('login');
    let state: CaptchaState['kind'] = 'loading';
    world.resolve(DIALOG_FLOW).open({ kind: 'login' });
    return {
      act: () => {
        const show = tap<CaptchaState>(({ kind }) => {
          state = kind;
        });
        world.inDialog('login', form.captcha$.pipe(show));
      },
      look: world.unlessGone(() => ({ state, words: state === 'failed' ? CAPTCHA_FAILED : undefined })),
      again: () => {
        form.refreshCaptcha();
      },
      well: 'ready',
    };
  },
};

/** The send button of the SMS login: mobile typed, picture read. */
export const smsScene: Scene = {
  set: async (world) => {
    const form = await openForm(world);
    const first = form.key;
    return {
      act: () => {
        form.send();
      },
      look: world.unlessGone(() => {
        if (form.attempt === undefined || form.captcha.kind === 'loading') return { state: 'asking', words: undefined };
        const picture = form.captcha.kind === 'ready' && form.key !== first ? 'another picture' : form.captcha.kind;
        return { state: `${form.attempt.kind}, ${picture}, ${form.button.kind}`, words: undefined };
      }),
      again: () => {
        form.send();
      },
      well: 'sent, another picture, counting',
    };
  },
};

async function openForm(world: FaultWorld) {
  const signingIn = await world.standing();
  const form = signingIn.newSmsCodeForm('login');
  let captcha: CaptchaState = { kind: 'loading' };
  let button: SmsButtonState = { kind: 'idle' };
  let attempt: SmsNews | undefined;
  world.resolve(DIALOG_FLOW).open({ kind: 'login' });
  world.inDialog('login', form.captcha$.pipe(tap((state) => void (captcha = state))));
  world.inDialog('login', form.button$.pipe(tap((state) => void (button = state))));
  world.inDialog('login', form.news$.pipe(tap((made) => void (attempt = made))));
  form.typeMobile(SEEDED.ordinary);
  await until(() => captcha.kind === 'ready');
  return {
    get captcha() {
      return captcha;
    },
    get key() {
      return captcha.kind === 'ready' ? captcha.captcha.key : '';
    },
    get button() {
      return button;
    },
    get attempt() {
      return attempt;
    },
    send: () => {
      attempt = undefined;
      form.typeCaptcha(world.controls.signingIn.captchaText() ?? '');
      form.send();
    },
  };
}
