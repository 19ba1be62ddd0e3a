import { useObservableState } from 'observable-hooks';
import type { Observable } from 'rxjs';

import { SCAN_EXPIRY_SHOWN_MS } from '../../../domain/limits.js';
import { scanExpiresIn } from '../../../domain/signing-in/words.js';

/** How long the code can still be scanned, once the end is near. Not read out: a number a second would drown the rest. */
export function ScanExpiry({ secondsLeft$ }: { readonly secondsLeft$: Observable<number> }) {
  const seconds = useObservableState(secondsLeft$);
  if (seconds === undefined || seconds === 0 || seconds > SCAN_EXPIRY_SHOWN_MS / 1000) return undefined;
  return <span className="qr__expiry">{scanExpiresIn(Math.floor(seconds / 60), seconds % 60)}</span>;
}
