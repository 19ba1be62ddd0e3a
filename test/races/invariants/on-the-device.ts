import { STORED_KEYS, type StoredKey } from '../../../src/domain/session/stored-keys.js';
import type { Tab } from '../race-browser.js';
import { demand } from './demand.js';

/** Erased by sign-out, and written by members alone: strangers too are sent an SMS. */
const OF_MEMBERS = (Object.keys(STORED_KEYS) as StoredKey[]).filter(
  (key) => STORED_KEYS[key].ends !== 'never' && key !== 'smsDeadline',
);

/** After a sign-out nothing of the member stands on the device, and no answer that comes late writes anything (spec §4). */
export function expectNothingLeftOnDevice(tab: Tab): void {
  if (tab.store.read('token') !== undefined) {
    if (!tab.leaving) tab.signedOut = false;
    return;
  }
  if (tab.leaving) {
    tab.leaving = false;
    tab.signedOut = true;
  }
  if (!tab.signedOut) return;
  const left = OF_MEMBERS.filter((key) => tab.store.read(key) !== undefined);
  demand(left.length === 0, `${tab.name}: signed out, and ${left.join(', ')} left behind`);
}
