import './sms-code-field.scss';

import { useState } from 'react';
import type { Observable } from 'rxjs';

import type { SmsButton } from '../../application/signing-in/sms-code-form.js';
import { assertNever } from '../../domain/kernel/values.js';
import type { SmsButtonState } from '../../domain/signing-in/sms-sender.js';
import {
  secondsLeftText,
  SEND_SMS,
  SENDING_SMS,
  SMS_RESEND_ANNOUNCEMENT,
  SMS_CODE_LABEL,
  SMS_CODE_PLACEHOLDER,
  SMS_SENT_ANNOUNCEMENT,
} from '../../domain/signing-in/strings.js';
import { WaitingButton } from '../shared/forms/form-feedback.js';
import { TextField } from '../shared/forms/text-field.js';
import { useStream } from '../shared/hooks/use-refreshable.js';

type Kind = SmsButtonState['kind'];

/**
 * Text for the live region: announces for one number that the countdown has begun and that it is over, but no seconds.
 */
function useSpokenSms({ kind, mobile }: SmsButton): string {
  const [spoken, setSpoken] = useState({ kind, mobile, text: '' });
  if (spoken.mobile !== mobile) setSpoken({ kind, mobile, text: '' });
  else if (spoken.kind !== kind) setSpoken({ kind, mobile, text: textFor(spoken.kind, kind) });
  return spoken.text;
}

function textFor(before: Kind, now: Kind): string {
  if (before === 'sending' && now === 'counting') return SMS_SENT_ANNOUNCEMENT;
  if (before === 'counting' && now === 'idle') return SMS_RESEND_ANNOUNCEMENT;
  return '';
}

interface SendButtonProps {
  readonly state$: Observable<SmsButton>;
  readonly onSend: () => void;
}

/**
 * Sends an SMS: idle, sending, counting down (docs/spec/signing-in.md#sms-code). It is never `disabled`, because it
 * would lose the focus; while it is not idle a press does nothing. The seconds are displayed; only the beginning and
 * the end are announced.
 */
export function SendButton({ state$, onSend }: SendButtonProps) {
  const state = useStream<SmsButton>(state$, { kind: 'idle', mobile: '' });
  const idle = state.kind === 'idle';
  const spoken = useSpokenSms(state);
  return (
    <>
      <WaitingButton
        className="btn btn-outline-primary send-sms"
        onClick={onSend}
        isBusy={state.kind === 'sending'}
        isOff={!idle}
      >
        {labelOf(state)}
      </WaitingButton>
      <span className="visually-hidden" role="status">
        {spoken}
      </span>
    </>
  );
}

function labelOf(state: SmsButtonState): string {
  switch (state.kind) {
    case 'idle':
      return SEND_SMS;
    case 'sending':
      return SENDING_SMS;
    case 'counting':
      return secondsLeftText(state.seconds);
    default:
      return assertNever(state);
  }
}

interface SmsCodeFieldProps {
  readonly button$: Observable<SmsButton>;
  readonly onSend: () => void;
}

/**
 * Input for the code from the SMS, and the button that sends it. A phone suggests the code by itself
 * (docs/spec/signing-in.md#forms).
 */
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
