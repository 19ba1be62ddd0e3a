import type { SmsNews } from '../../application/signing-in/sms-code-form.js';
import type { SignInField } from '../../domain/signing-in/field-rules.js';
import { assertNever } from '../../domain/kernel/assert-never.js';
import type { SmsScene } from '../../domain/signing-in/sms-request.js';
import { CaptchaField } from './captcha-field.js';
import { useSignInForm } from './sign-in-form-context.js';
import { SmsCodeField } from './sms-code-field.js';
import { useSmsCodeForm } from './use-sms-code-form.js';

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
