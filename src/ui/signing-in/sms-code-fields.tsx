import { useEffect, useEffectEvent, useState } from 'react';
import type { Observable } from 'rxjs';

import type { SmsButton, SmsFormEvent } from '../../application/signing-in/sms-code-form.js';
import type { FormDraft } from '../../domain/forms/form-draft.js';
import { assertNever } from '../../domain/kernel/values.js';
import type { CaptchaState } from '../../domain/signing-in/sms-sender.js';
import type { SignInField, SignInFields } from '../../domain/signing-in/form-rules.js';
import type { SmsScene } from '../../domain/ports/sign-in-gateway.js';
import { TEXT_FIELDS } from '../shared/hooks/where-keys-act.js';
import { useListener } from '../shared/hooks/use-refreshable.js';
import { CaptchaField } from './captcha-field.js';
import { useSignInForm } from './sign-in-form.js';
import { useSigningIn } from './signing-in.js';
import { SmsCodeField } from './sms-code-field.js';

interface SmsCodeFormView {
  readonly captcha$: Observable<CaptchaState>;
  readonly button$: Observable<SmsButton>;
  readonly refreshCaptcha: () => void;
  readonly send: () => void;
}

/**
 * The SMS part of an open form, for the mobile number typed there. Unmounting stops the timers of captcha and
 * countdown. Captcha and button are streams: a second of the countdown re-renders only the button.
 * `handleEvent` receives the outcome of each press of the send button, and when the captcha is outdated.
 */
function useSmsCodeForm(
  scene: SmsScene,
  draft: FormDraft<SignInFields>,
  isBusy: boolean,
  handleEvent: (event: SmsFormEvent) => void,
): SmsCodeFormView {
  const signingIn = useSigningIn();
  const { checkSmsWith } = useSignInForm();
  const [form] = useState(() => {
    const opened = signingIn.newSmsCodeForm(scene);
    // Before the first render: a countdown that is running is visible at once (docs/spec/signing-in.md#sms-code).
    opened.typeMobile(draft.fields.mobile);
    return opened;
  });
  const [typed] = useState(() => ({ mobile$: draft.value$('mobile'), captcha$: draft.value$('captcha') }));

  const checkSms = useEffectEvent(checkSmsWith);
  useEffect(() => {
    checkSms((mobile) => form.wasSentTo(mobile));
  }, [form]);
  useListener(form.events$, handleEvent);
  useListener(typed.mobile$, (text) => {
    form.typeMobile(text);
  });
  useListener(typed.captcha$, (text) => {
    form.typeCaptcha(text);
  });
  useEffect(() => {
    if (isBusy) form.withdrawFault();
  }, [form, isBusy]);

  return {
    captcha$: form.captcha$,
    button$: form.button$,
    refreshCaptcha: () => {
      form.refreshCaptcha();
    },
    send: () => {
      form.send();
    },
  };
}

/** Captcha and SMS code: every form proves the mobile number with them (docs/spec/signing-in.md#sms-code). */
export function SmsCodeFields({ scene }: { readonly scene: SmsScene }) {
  const { draft, isBusy, focus, requireField } = useSignInForm();
  const sms = useSmsCodeForm(scene, draft, isBusy, handleEvent);

  function handleEvent(event: SmsFormEvent): void {
    switch (event.kind) {
      case 'mobile-missing':
        requireField('mobile');
        return;
      case 'captcha-missing':
        focus('captcha');
        return;
      case 'captcha-outdated':
        draft.change('captcha', '');
        return;
      case 'sent':
        draft.change('captcha', '');
        focusField('smsCode');
        return;
      case 'failed':
        draft.change('captcha', '');
        focusField('captcha');
        return;
      default:
        assertNever(event);
    }
  }

  /** Focuses the field to fill in next, unless the visitor is already in an input. */
  function focusField(field: SignInField): void {
    if (!document.activeElement?.matches(TEXT_FIELDS)) focus(field);
  }

  return (
    <>
      <CaptchaField
        captcha$={sms.captcha$}
        onRefresh={() => {
          draft.change('captcha', '');
          sms.refreshCaptcha();
        }}
      />
      <SmsCodeField
        button$={sms.button$}
        onSend={() => {
          sms.send();
        }}
      />
    </>
  );
}
