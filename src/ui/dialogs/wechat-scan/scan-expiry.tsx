import { useObservableState } from 'observable-hooks';
import type { Observable } from 'rxjs';

import { announcesExpiry } from '../../../domain/signing-in/scan-status.js';
import { scanExpiresIn } from '../../../domain/signing-in/words.js';

/** How long the code can still be scanned, once the end is near. Not read out: a number a second would drown the rest. */
export function ScanExpiry({ secondsLeft$ }: { readonly secondsLeft$: Observable<number> }) {
  const seconds = useObservableState(secondsLeft$);
  if (seconds === undefined || !announcesExpiry(seconds)) return undefined;
  return <span className="qr__expiry">{scanExpiresIn(Math.floor(seconds / 60), seconds % 60)}</span>;
}
