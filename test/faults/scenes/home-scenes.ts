import { firstValueFrom, Subject, tap } from 'rxjs';

import { SEEDED } from '../../../src/adapters/memory/seed/members.js';
import { LAZY_SERVICES } from '../../../src/application/lazy-services.js';
import { reactionTo } from '../../../src/domain/errors/error-catalogue.js';
import { HOME_PENDING, type HomeView } from '../../../src/domain/home/home.js';
import type { Generation } from '../../../src/domain/site/system-config.js';
import type { Look } from '../sight.js';
import type { Scene } from '../support/scene.js';

type Part = 'content' | 'announcement' | 'learned';

/** Home, of which one part is asked for while the others come. */
export function homeScene(part: Part, generation: Generation = 1): Scene {
  return {
    wishes: { at: '/?from=mail', generation, ...(part === 'learned' && { signedInAs: SEEDED.ordinary }) },
    set: async (world) => {
      await world.standing();
      const home = await firstValueFrom(world.resolve(LAZY_SERVICES).home);
      const retries = { content$: new Subject(), announcement$: new Subject(), learned$: new Subject() };
      let view: HomeView = HOME_PENDING;
      return {
        act: () => {
          const show = (next: HomeView) => {
            view = next;
          };
          world.onPage(home.watch(retries).pipe(tap(show)));
        },
        look: world.unlessGone(() => lookOf(view, part)),
        again: () => {
          retries[`${part}$`].next(undefined);
        },
        well: 'ready, and the rest is there',
      };
    },
  };
}

/** Every other part is there, whatever becomes of this one. */
function lookOf(view: HomeView, part: Part): Look {
  if (!view.settled) return { state: 'loading', words: undefined };
  const { kind } = view[part];
  const others = (['content', 'announcement'] as const).filter((other) => other !== part);
  const rest = others.every((other) => view[other].kind === 'ready') ? 'the rest is there' : 'the rest is missing';
  if (kind === 'loading') return { state: 'asking', words: undefined };
  const reaction = view[part].kind === 'failed' ? reactionTo(view[part].error) : undefined;
  return { state: `${kind}, and ${rest}`, words: reaction?.kind === 'tell' ? reaction.text : undefined };
}
