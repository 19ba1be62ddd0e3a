import { useLayoutObservableState } from 'observable-hooks';
import type { Observable } from 'rxjs';

import { assertNever } from '../../domain/kernel/assert-never.js';
import { SEND_SMS, secondsLeft, SENDING_SMS } from '../../domain/signing-in/words.js';
import type { SmsButton } from '../../application/signing-in/sms-code-form.js';
import type { SmsButtonState } from '../../domain/signing-in/sms-sender.js';
import { useSpokenSms } from './use-spoken-sms.js';
import { Waiting } from '../forms/waiting.js';

interface SendButtonProps {
  readonly state$: Observable<SmsButton>;
  readonly onSend: () => void;
}

/**
 * Sends an SMS: idle, sending, counting down (spec §4). It is never disabled, lest whoever pressed it lose the focus;
 * while it is not idle it does nothing. The seconds are shown and not spoken, but for the first and the last.
 */
export function SendButton({ state$, onSend }: SendButtonProps) {
  const state = useLayoutObservableState<SmsButton>(state$, { kind: 'idle', mobile: '' });
  const idle = state.kind === 'idle';
  const spoken = useSpokenSms(state);
  return (
    <>
      <button
        type="button"
        className="btn btn-outline-primary send-sms"
        aria-disabled={!idle}
        aria-busy={state.kind === 'sending'}
        onClick={() => {
          if (idle) onSend();
        }}
      >
        <Waiting busy={state.kind === 'sending'}>
          <Label state={state} />
        </Waiting>
      </button>
      <span className="visually-hidden" role="status">
        {spoken}
      </span>
    </>
  );
}

function Label({ state }: { readonly state: SmsButtonState }) {
  switch (state.kind) {
    case 'idle':
      return SEND_SMS;
    case 'sending':
      return SENDING_SMS;
    case 'counting':
      return secondsLeft(state.seconds);
    default:
      return assertNever(state);
  }
}
