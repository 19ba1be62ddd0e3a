import { StorageTabLock } from '../../../adapters/browser/storage-tab-lock.js';
import { WebTabLock } from '../../../adapters/browser/tab-lock.js';
import { WebStorageArea } from '../../../adapters/browser/visit-store.js';
import { ORDER_TOOLS } from '../../../application/orders/order-requests.js';
import { LOADER } from '../../../application/site/loader.js';
import { bindOrderTools } from './order-tools.js';
import { bindLoader } from '../../loader.js';
import type { Bindings } from '../../services.js';
import { TAB_LOCK } from '../../../domain/ports/visit-store.js';
import { CURRENT_SITE } from '../../../domain/site/current-site.js';
import { ORDER, OrderMaking } from '../../../application/orders/making.js';

export const service = ORDER;
export const bindings: Bindings = (bind) => {
  bindLoader(bind);
  bindOrderTools(bind);
  bind(ORDER, [ORDER_TOOLS, TAB_LOCK, CURRENT_SITE, LOADER], (...needs) => new OrderMaking(...needs));
  // Plain http has no Web Locks (docs/spec/every-page.md#plain-http), although the types do not say so.
  bind(TAB_LOCK, [], () =>
    'locks' in navigator
      ? new WebTabLock(navigator.locks)
      : new StorageTabLock(new WebStorageArea(() => localStorage), window),
  );
};
