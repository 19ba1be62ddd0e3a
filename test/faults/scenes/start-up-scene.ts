import { tap } from 'rxjs';

import { START_UP } from '../../../src/application/site/start-up.js';
import { RATE_LIMIT_REST_MS, RECOVERY_SPREAD } from '../../../src/domain/limits.js';
import type { Scene } from '../support/scene.js';

/** A page load: configuration and navigation. `failed` empties the root (src/start-site.tsx). */
export const startUpScene: Scene = {
  set: (world) => {
    let state = 'loading';
    return Promise.resolve({
      act: () => {
        const show = tap<{ readonly kind: string }>(({ kind }) => {
          state = kind;
        });
        world.goOn(world.resolve(START_UP).run().pipe(show));
      },
      look: () => ({ state, words: undefined }),
      again: () => {
        world.browser.presence.regainNetwork();
        // After a 429 not even the network is a reason to ask before the rest is over.
        world.time.advance(RATE_LIMIT_REST_MS * (1 + RECOVERY_SPREAD));
      },
      well: 'ready',
    });
  },
};
