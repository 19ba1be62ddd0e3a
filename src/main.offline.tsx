import { offlineServices } from './composition/offline.js';
import { startOffline } from './offline/start-offline.js';
import { startSite } from './start-site.js';

const { resolve } = offlineServices();
startOffline(resolve, () => {
  startSite(resolve);
});
