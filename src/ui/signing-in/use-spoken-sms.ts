import { useState } from 'react';

import { SMS_AGAIN_SPOKEN, SMS_SENT_SPOKEN } from '../../domain/signing-in/words.js';
import type { SmsButton } from '../../application/signing-in/sms-code-form.js';
import type { SmsButtonState } from '../../domain/signing-in/sms-sender.js';

type Kind = SmsButtonState['kind'];

/** The live text of a countdown: that it began and that it is over, of one number, and none of the seconds between. */
export function useSpokenSms({ kind, mobile }: SmsButton): string {
  const [heard, setHeard] = useState({ kind, mobile, words: '' });
  if (heard.mobile !== mobile) setHeard({ kind, mobile, words: '' });
  else if (heard.kind !== kind) setHeard({ kind, mobile, words: wordsFor(heard.kind, kind) });
  return heard.words;
}

function wordsFor(before: Kind, now: Kind): string {
  if (before === 'sending' && now === 'counting') return SMS_SENT_SPOKEN;
  if (before === 'counting' && now === 'idle') return SMS_AGAIN_SPOKEN;
  return '';
}
