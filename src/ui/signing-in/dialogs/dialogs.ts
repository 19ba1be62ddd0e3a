import { lazyModule, withService } from '../../shared/hooks/use-module.js';

/** The dialogs and their service: neither is part of the first load. */
export const DIALOGS_MODULE = withService(
  lazyModule('dialogs', () => import('./dialog-view.js')),
  'signingIn',
);
