import { useLayoutObservableState, useSubscription } from 'observable-hooks';
import { useEffect, useState } from 'react';

import type { SmsNews } from '../../application/signing-in/sms-code-form.js';
import type { CaptchaState } from '../../domain/signing-in/captcha-state.js';
import type { SmsButtonState } from '../../domain/signing-in/sms-sender.js';
import type { SmsScene } from '../../domain/signing-in/sms-request.js';
import { useSigningIn } from './use-signing-in.js';

interface SmsCodeFormView {
  readonly captcha: CaptchaState;
  readonly button: SmsButtonState;
  readonly refreshCaptcha: () => void;
  readonly send: () => void;
}

/** The form around: what stands in its fields, and whether its submit is running. */
interface SmsCodeFormInputs {
  readonly mobile: string;
  readonly captcha: string;
  readonly busy: boolean;
}

/**
 * The SMS part of an open form, for the mobile that stands in it. It lives as long as the view: going away ends the
 * picture's clock and the countdown's. `happened` is told what came of each press of the send button, and more.
 */
export function useSmsCodeForm(
  scene: SmsScene,
  { mobile, captcha: captchaText, busy }: SmsCodeFormInputs,
  happened: (news: SmsNews) => void,
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

  useSubscription(form.news$, happened);
  useEffect(() => {
    form.typeMobile(mobile);
  }, [form, mobile]);
  useEffect(() => {
    form.typeCaptcha(captchaText);
  }, [form, captchaText]);
  useEffect(() => {
    if (busy) form.withdrawFault();
  }, [form, busy]);

  return {
    captcha,
    button,
    refreshCaptcha: () => {
      form.refreshCaptcha();
    },
    send: () => {
      form.send();
    },
  };
}
