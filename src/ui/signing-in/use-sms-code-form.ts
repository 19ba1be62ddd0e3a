import { useLayoutObservableState, useSubscription } from 'observable-hooks';
import { useEffect, useState } from 'react';

import type { SmsAttempt } from '../../application/signing-in/sms-code-form.js';
import type { CaptchaState } from '../../domain/signing-in/captcha-state.js';
import type { SmsButtonState } from '../../domain/signing-in/sms-sender.js';
import type { SmsScene } from '../../domain/signing-in/sms-request.js';
import { useSigningIn } from './use-signing-in.js';

interface SmsCodeFormView {
  readonly captcha: CaptchaState;
  readonly button: SmsButtonState;
  readonly refreshCaptcha: () => void;
  readonly send: (captchaText: string) => void;
}

/**
 * The SMS part of an open form, for the mobile that stands in it. It lives as long as the view: going away ends the
 * picture's clock and the countdown's. `attempted` is told what came of each press of the send button.
 */
export function useSmsCodeForm(
  scene: SmsScene,
  mobile: string,
  attempted: (attempt: SmsAttempt) => void,
): SmsCodeFormView {
  const signingIn = useSigningIn();
  const [form] = useState(() => {
    const opened = signingIn.newSmsCodeForm(scene);
    // Before anything is drawn: a countdown that is under way shows at once (lesson 15).
    opened.typeMobile(mobile);
    return opened;
  });
  const captcha = useLayoutObservableState<CaptchaState>(form.captcha$, { kind: 'loading' });
  const button = useLayoutObservableState<SmsButtonState>(form.button$, { kind: 'idle' });

  useSubscription(form.attempts$, attempted);
  useEffect(() => {
    form.typeMobile(mobile);
  }, [form, mobile]);

  return {
    captcha,
    button,
    refreshCaptcha: () => {
      form.refreshCaptcha();
    },
    send: (captchaText) => {
      form.send(captchaText);
    },
  };
}
