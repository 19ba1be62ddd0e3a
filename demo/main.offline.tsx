import { offlineServices } from '../src/composition/offline.js';
import { chosenAgent } from './panel/chosen-scene.js';
import { startSite } from '../src/start/site.js';
import { startOffline } from './start-offline.js';

const { resolve } = offlineServices(chosenAgent(() => window.sessionStorage));
startOffline(resolve, () => {
  startSite(resolve);
});
