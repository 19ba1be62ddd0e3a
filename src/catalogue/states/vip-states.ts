import { VIP } from '../../domain/access/titles.js';
import { SERVICE_BROKEN } from '../../domain/errors/words.js';
import { VIP_EMPTY } from '../../domain/orders/words.js';
import { LOADING } from '../../domain/site/words.js';
import type { CatalogueState } from '../catalogue-state.js';
import * as says from '../words.js';
import { titled } from '../words.js';
import { lost, never } from './calls.js';

/** The page of memberships; who comes makes no difference yet, and its plans are seen among the pages. */
export const VIP_STATES: readonly CatalogueState[] = [
  vip('empty', says.NOTHING_YET, {
    set: (controls) => {
      controls.pages.plans.offer([]);
    },
    shows: VIP_EMPTY,
  }),
  vip('loading', says.IS_LOADING, { set: never('vipPlans'), shows: LOADING }),
  vip('failed', says.IS_FAILED, { set: lost('vipPlans'), shows: SERVICE_BROKEN }),
];

function vip(id: string, how: string, recipe: Pick<CatalogueState, 'set' | 'shows'>): CatalogueState {
  return { ...recipe, id: `pages/vip/${id}`, title: titled(VIP, how), address: '/vip' };
}
