import { ContainerModule } from 'inversify';

import { ANNOUNCEMENT_GATEWAY } from '../announcements/announcements.tokens.js';
import { loaderModule } from '../site/loader.module.js';
import { STUDY_GATEWAY } from '../study/study.tokens.js';
import { CURRENT_SITE, LOADER, PRESENCE, provide, TIME, VISIT_STORE } from '../tokens.js';
import { Home } from './home.js';
import { HOME, HOME_GATEWAY } from './home.tokens.js';

/** What home can show and do, over the gateways that adapter modules bring. */
const homeModule = new ContainerModule((module) => {
  provide(
    module,
    HOME,
    [HOME_GATEWAY, ANNOUNCEMENT_GATEWAY, STUDY_GATEWAY, CURRENT_SITE, VISIT_STORE, PRESENCE, LOADER, TIME],
    (...needs) => new Home(...needs),
  );
});

export const modules = [loaderModule, homeModule];
export const service = HOME;
