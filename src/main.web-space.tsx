import { asyncScheduler } from 'rxjs';

import { addressInFolder } from './adapters/browser/page-in-folder.js';
import { CourseSite } from './adapters/memory/engine/course-site.js';
import { siteSeed } from './adapters/memory/seed/site-seed.js';
import { webSpaceServices } from './composition/offline.js';
import { startOffline } from './offline/start-offline.js';
import { filmsBeside } from './offline/web-space/films-beside.js';
import { pointLinksHere } from './offline/web-space/point-links-here.js';
import { startSite } from './start-site.js';

// The offline site as files of any web space, in a folder too: nothing there answers for an address that is no file.
const { pages, ...seed } = siteSeed(asyncScheduler.now());
const site = new CourseSite({
  time: asyncScheduler,
  random: Math.random,
  seed: { ...seed, pages: { ...pages, films: filmsBeside(pages.films, document.baseURI) } },
});
const { resolve } = webSpaceServices(site);
pointLinksHere(document.body, (to) => addressInFolder(to, window.location.pathname));
startOffline(resolve, () => {
  startSite(resolve);
});
