import { keepsIdleContract } from './idle.contract.js';
import { keepsMediaSessionContract } from './media-session.contract.js';
import { keepsNavigatorContract } from './navigator.contract.js';
import { keepsPresenceContract } from './presence.contract.js';
import { WebTabLock } from '../../src/adapters/browser/tab-lock.js';
import { fakeLocks } from './rigs/fake-locks.js';
import { FakeStorages, type StorageMood } from './rigs/fake-storages.js';
import { webIdleRig } from './rigs/web-idle-rig.js';
import { webMediaSessionRig } from './rigs/web-media-session-rig.js';
import { webNavigatorInFolderRig, webNavigatorRig } from './rigs/web-navigator-rig.js';
import { webPresenceRig } from './rigs/web-presence-rig.js';
import { keepsTabLockContract } from './tab-lock.contract.js';
import { keepsTabsOfVisitStoreTogether, keepsVisitStoreContract } from './visit-store.contract.js';

const ADAPTERS: Readonly<Record<StorageMood, string>> = {
  works: 'WebVisitStore',
  full: 'WebVisitStore over a full storage',
  forbidden: 'WebVisitStore where storage is forbidden',
};

for (const mood of ['works', 'full', 'forbidden'] as const) {
  keepsVisitStoreContract(ADAPTERS[mood], () => {
    const browser = new FakeStorages();
    browser.mood = mood;
    return browser.openTab().store;
  });
}
keepsTabsOfVisitStoreTogether('WebVisitStore', () => {
  const browser = new FakeStorages();
  return [browser.openTab().store, browser.openTab().store];
});
keepsNavigatorContract('WebNavigator', webNavigatorRig);
keepsNavigatorContract('WebNavigator in a folder of a web space', webNavigatorInFolderRig);
keepsPresenceContract('WebPresence', webPresenceRig);
keepsIdleContract('WebIdle', webIdleRig);
keepsMediaSessionContract('WebMediaSession', webMediaSessionRig);
keepsTabLockContract('WebTabLock', () => {
  const locks = fakeLocks();
  return [new WebTabLock(locks), new WebTabLock(locks)];
});
