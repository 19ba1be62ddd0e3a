import { useState } from 'react';

import { SMS_AGAIN_SPOKEN, SMS_SENT_SPOKEN } from '../../domain/signing-in/words.js';
import type { SmsButtonState } from '../../domain/signing-in/sms-sender.js';

type Kind = SmsButtonState['kind'];

/** What a screen reader is told of a countdown: that it began and that it is over, and none of the seconds between. */
export function useSpokenSms({ kind }: SmsButtonState): string {
  const [heard, setHeard] = useState({ kind, words: '' });
  if (heard.kind !== kind) setHeard({ kind, words: wordsFor(heard.kind, kind) });
  return heard.words;
}

function wordsFor(before: Kind, now: Kind): string {
  if (before === 'sending' && now === 'counting') return SMS_SENT_SPOKEN;
  if (before === 'counting' && now === 'idle') return SMS_AGAIN_SPOKEN;
  return '';
}
