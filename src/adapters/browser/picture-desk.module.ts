import { ContainerModule } from 'inversify';

import { PICTURE_DESK } from '../../application/member/member-pages.tokens.js';
import { provide } from '../../application/tokens.js';
import { WebPictureDesk } from './web-picture-desk.js';

/** What the member's page cuts pictures with. Fetched with it. */
export const pictureDeskModule = new ContainerModule((module) => {
  provide(module, PICTURE_DESK, [], () => new WebPictureDesk());
});

export const modules = [pictureDeskModule];
