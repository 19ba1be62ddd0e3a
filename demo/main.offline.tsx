import { offlineServices } from '../src/composition/offline.js';
import { startSite } from '../src/start/site.js';
import { startOffline } from './start-offline.js';

const { resolve } = offlineServices();
startOffline(resolve, () => {
  startSite(resolve);
});
