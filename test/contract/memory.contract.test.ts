import { MemoryNavigator } from '../../src/adapters/memory/browser/memory-navigator.js';
import { MemoryLeisure } from '../../src/adapters/memory/browser/memory-leisure.js';
import { MemoryPresence } from '../../src/adapters/memory/browser/memory-presence.js';
import { MemoryTabLock } from '../../src/adapters/memory/browser/memory-tab-lock.js';
import { MemoryShelf, MemoryVisitStore } from '../../src/adapters/memory/browser/memory-visit-store.js';
import { keepsNavigatorContract } from './navigator.contract.js';
import { keepsLeisureContract } from './leisure.contract.js';
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

keepsLeisureContract('MemoryLeisure', () => {
  const leisure = new MemoryLeisure();
  return {
    leisure,
    rest: () => {
      leisure.rest();
    },
    saveData: () => {
      leisure.saveData();
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
