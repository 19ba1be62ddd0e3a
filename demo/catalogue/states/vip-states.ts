import { SEEDED } from '../../../src/adapters/memory/seed/members.js';
import { ROUTES } from '../../../src/domain/access/routes.js';
import { SERVICE_BROKEN } from '../../../src/domain/errors/strings.js';
import { LOADING_TEXT } from '../../../src/domain/site/strings.js';
import { FOREVER, RENEW_VIP, VIP_EMPTY, VIP_OFF, YOUR_PLAN } from '../../../src/domain/vip.strings.js';
import type { CatalogueState } from '../catalogue-state.js';
import { sees } from '../steps/events.js';
import * as strings from '../strings.js';
import { titled } from '../strings.js';
import { lost, never } from './calls.js';

/** The membership page. Anonymous visitors and members without a membership are covered by every-page.ts. */
export const STATES: readonly CatalogueState[] = [
  vip('plans', strings.AS_ANONYMOUS, { shows: FOREVER }),
  vip('renew', RENEW_VIP, { signedInAs: SEEDED.vip, shows: YOUR_PLAN }),
  vip('long', strings.LONG_WORDS, {
    set: (controls) => {
      controls.pages.plans.offer([
        { id: 1, name: strings.LONG_SITE_NAME, priceYuan: 1_000_000, days: 36_499, lines: [strings.LONG_FAULT] },
        { id: 2, name: strings.LONG_LATIN, priceYuan: 0, days: 1, lines: [strings.LONG_LATIN] },
      ]);
    },
    steps: [sees(strings.LONG_SITE_NAME)],
    shows: strings.LONG_FAULT,
  }),
  vip('empty', strings.NOTHING_YET, {
    set: (controls) => {
      controls.pages.plans.offer([]);
    },
    shows: VIP_EMPTY,
  }),
  vip('off', strings.NO_VIP, {
    set: (controls) => {
      controls.switchFunction('vip', false);
    },
    shows: VIP_OFF,
  }),
  vip('loading', strings.IS_LOADING, { set: never('vipPlans'), shows: LOADING_TEXT }),
  vip('failed', strings.IS_FAILED, { set: lost('vipPlans'), shows: SERVICE_BROKEN }),
];

type Recipe = Pick<CatalogueState, 'set' | 'shows' | 'signedInAs' | 'steps'>;

function vip(id: string, how: string, recipe: Recipe): CatalogueState {
  return { ...recipe, id: `pages/vip/${id}`, title: titled(ROUTES.vip.title, how), address: '/vip' };
}
