import { MemoryNavigator } from '../../src/adapters/memory/browser/navigator.js';
import { MemoryIdle } from '../../src/adapters/memory/browser/environment.js';
import { MemoryPresence } from '../../src/adapters/memory/browser/presence.js';
import { MemoryTabLock } from '../../src/adapters/memory/browser/tab-lock.js';
import { MemoryShelf, MemoryVisitStore } from '../../src/adapters/memory/browser/visit-store.js';
import { keepsNavigatorContract } from './navigator.contract.js';
import { keepsIdleContract } from './idle.contract.js';
import { keepsPresenceContract } from './presence.contract.js';
import { keepsTabLockContract } from './tab-lock.contract.js';
import { keepsTabsOfVisitStoreTogether, keepsVisitStoreContract } from './visit-store.contract.js';

keepsVisitStoreContract('MemoryVisitStore', () => new MemoryVisitStore());
keepsTabsOfVisitStoreTogether('MemoryVisitStore', () => {
  const shared = new MemoryShelf();
  return [new MemoryVisitStore(shared), new MemoryVisitStore(shared)];
});

keepsNavigatorContract('MemoryNavigator', (start) => {
  const navigator = new MemoryNavigator(start);
  return {
    navigator,
    get reloads() {
      return navigator.reloads;
    },
    get departures() {
      return navigator.leavings;
    },
    get replacements() {
      return navigator.replacements;
    },
    get windows() {
      return navigator.windows;
    },
  };
});

keepsIdleContract('MemoryIdle', () => {
  const idle = new MemoryIdle();
  return {
    idle,
    rest: () => {
      idle.rest();
    },
    saveData: () => {
      idle.saveData();
    },
  };
});
keepsTabLockContract('MemoryTabLock', () => {
  const lock = new MemoryTabLock();
  return [lock, lock];
});

keepsPresenceContract('MemoryPresence', () => {
  const presence = new MemoryPresence();
  return {
    presence,
    hide: () => {
      presence.hide();
    },
    show: () => {
      presence.show();
    },
    restore: () => {
      presence.restore();
    },
    leave: () => {
      presence.leave();
    },
    stay: () => {
      presence.leave();
      presence.leave(false);
    },
    loseNetwork: () => {
      presence.loseNetwork();
    },
    regainNetwork: () => {
      presence.regainNetwork();
    },
  };
});
