import { offlineContainer } from './composition/pretend.js';
import { startOffline } from './offline/start-offline.js';
import { startSite } from './start-site.js';

const container = offlineContainer();
startOffline(
  (token) => container.get(token),
  () => {
    startSite(container);
  },
);
