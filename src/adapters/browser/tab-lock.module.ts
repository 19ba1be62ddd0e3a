import { ContainerModule } from 'inversify';

import { TAB_LOCK } from '../../application/orders/orders.tokens.js';
import { provide } from '../../application/tokens.js';
import { type TabLocks, WebTabLock } from './web-tab-lock.js';

/** Fetched with the page where something is bought. */
const tabLockModule = new ContainerModule((module) => {
  provide(module, TAB_LOCK, [], () => {
    // Missing outside secure contexts, whatever the types say.
    const { locks }: { readonly locks?: TabLocks } = navigator;
    return new WebTabLock(locks);
  });
});

export const modules = [tabLockModule];
