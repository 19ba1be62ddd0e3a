import { tap } from 'rxjs';

import { START_UP } from '../../../src/application/tokens.js';
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
      },
      well: 'ready',
    });
  },
};
