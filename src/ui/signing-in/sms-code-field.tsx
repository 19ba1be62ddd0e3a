import type { Observable } from 'rxjs';

import { SMS_CODE_LABEL, SMS_CODE_PLACEHOLDER } from '../../domain/signing-in/words.js';
import type { SmsButton } from '../../application/signing-in/sms-code-form.js';
import { SendButton } from './send-button.js';
import { TextField } from '../forms/text-field.js';

interface SmsCodeFieldProps {
  readonly button$: Observable<SmsButton>;
  readonly onSend: () => void;
}

/** The code that an SMS brings, and the button that has it sent. A phone offers the code by itself (lesson 24). */
export function SmsCodeField({ button$, onSend }: SmsCodeFieldProps) {
  return (
    <TextField
      name="smsCode"
      label={SMS_CODE_LABEL}
      placeholder={SMS_CODE_PLACEHOLDER}
      autoComplete="one-time-code"
      inputMode="numeric"
      beside={<SendButton state$={button$} onSend={onSend} />}
    />
  );
}
