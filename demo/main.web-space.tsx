import { asyncScheduler } from 'rxjs';

import { addressInFolder } from '../src/adapters/browser/page-in-folder.js';
import { SEEDED_VIDEOS } from '../src/adapters/memory/seed/lessons.js';
import { CourseSite } from '../src/adapters/memory/server/course-site.js';
import { webSpaceServices } from '../src/composition/offline.js';
import { startSite } from '../src/start/site.js';
import { chosenAgent } from './panel/chosen-scene.js';
import { startOffline } from './start-offline.js';
import { videosInFolder } from './web-space/videos-in-folder.js';
import { rewriteLinks } from './web-space/rewrite-links.js';

// The offline demo as static files on any web host, also in a folder. Such a host responds only to addresses that are
// files.
const site = new CourseSite({ time: asyncScheduler, random: Math.random });
site.pages.lessons.videos.change(videosInFolder(SEEDED_VIDEOS, document.baseURI));
const { resolve } = webSpaceServices(
  site,
  chosenAgent(() => window.sessionStorage),
);
rewriteLinks(document.body, (to) => addressInFolder(to, window.location.pathname));
startOffline(resolve, () => {
  startSite(resolve);
});
