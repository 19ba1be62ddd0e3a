import './page-address.scss';

import { addressOf } from '../../domain/access/addresses.js';
import { NAVIGATOR } from '../../domain/ports/navigator.js';
import { COPY_LINK, COPY_LINK_BY_HAND, LINK_COPIED } from '../../domain/sharing.strings.js';
import { RUNTIME_SETTINGS } from '../../domain/site/system-config.js';
import { useCopy } from '../shared/hooks/use-copy.js';
import { useService } from '../shared/hooks/services.js';

/** On a phone without a payment method: the address of this page, to pay where there is one. Nothing on a computer. */
export function PageAddress() {
  const { scene } = useService(RUNTIME_SETTINGS);
  const { origin, location$ } = useService(NAVIGATOR);
  const [address, copy] = useCopy<HTMLParagraphElement>({ done: LINK_COPIED, byHand: COPY_LINK_BY_HAND });
  if (scene === 'pc') return undefined;
  return (
    <div className="page-address">
      <p ref={address} className="page-address__text" translate="no">
        {origin + addressOf(location$.value)}
      </p>
      <button type="button" className="btn order-quiet" onClick={copy}>
        {COPY_LINK}
      </button>
    </div>
  );
}
