import { useEffect, useState } from 'react';
import type { Observable } from 'rxjs';

import type { SmsButton, SmsNews } from '../../application/signing-in/sms-code-form.js';
import type { FormDraft } from '../../domain/forms.js';
import { assertNever } from '../../domain/kernel/values.js';
import type { CaptchaState } from '../../domain/signing-in/sms.js';
import type { SignInField, SignInFields } from '../../domain/signing-in/form-rules.js';
import type { SmsScene } from '../../domain/ports/server/sign-in-gateway.js';
import { useListener } from '../hooks/use-refreshable.js';
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
 * The SMS part of an open form, for the mobile that stands in it. It lives as long as the view: going away ends the
 * picture's clock and the countdown's. Picture and button are streams, for the one element that shows each: a second
 * of the countdown draws nothing else (issue 14). `happened` is told what came of each press of the send button, and more.
 */
function useSmsCodeForm(
  scene: SmsScene,
  draft: FormDraft<SignInFields>,
  busy: boolean,
  happened: (news: SmsNews) => void,
): SmsCodeFormView {
  const signingIn = useSigningIn();
  const [form] = useState(() => {
    const opened = signingIn.newSmsCodeForm(scene);
    // Before anything is drawn: a countdown that is under way shows at once (lesson 15).
    opened.typeMobile(draft.fields.mobile);
    return opened;
  });
  const [typed] = useState(() => ({ mobile$: draft.value$('mobile'), captcha$: draft.value$('captcha') }));

  useListener(form.news$, happened);
  useListener(typed.mobile$, (text) => {
    form.typeMobile(text);
  });
  useListener(typed.captcha$, (text) => {
    form.typeCaptcha(text);
  });
  useEffect(() => {
    if (busy) form.withdrawFault();
  }, [form, busy]);

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

/** Captcha and SMS code: how every form proves whose mobile it is (spec §4, §5; clarifications §8). */
export function SmsCodeFields({ scene }: { readonly scene: SmsScene }) {
  const { draft, busy, focus, ask, codeSent } = useSignInForm();
  const sms = useSmsCodeForm(scene, draft, busy, happened);

  function happened(news: SmsNews): void {
    switch (news.kind) {
      case 'mobile-missing':
        ask('mobile');
        return;
      case 'captcha-missing':
        focus('captcha');
        return;
      case 'captcha-outdated':
        draft.change('captcha', '');
        return;
      case 'sent':
        draft.change('captcha', '');
        codeSent(news.mobile);
        leadTo('smsCode');
        return;
      case 'failed':
        draft.change('captcha', '');
        leadTo('captcha');
        return;
      default:
        assertNever(news);
    }
  }

  /** To where the visitor has to type next, unless they are typing somewhere already. */
  function leadTo(field: SignInField): void {
    if (!(document.activeElement instanceof HTMLInputElement)) focus(field);
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
