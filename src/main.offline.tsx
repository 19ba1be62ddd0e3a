import { offlineContainer } from './composition/offline.js';
import { startSite } from './start-site.js';

startSite(offlineContainer());
