import { SEEDED } from '../../adapters/memory/seed/member-seed.js';
import { FAULTS } from '../../adapters/memory/engine/fault.js';
import * as says from '../../domain/messages/catalogue.js';
import { titled } from '../../domain/messages/catalogue.js';
import { CONSENT_DIALOG } from '../../domain/messages/dialogs.js';
import { SERVICE_BROKEN } from '../../domain/messages/faults.js';
import { CONSENT_GIVEN, CONSENT_REFUSED } from '../../domain/messages/sign-in.js';
import type { CatalogueState } from '../catalogue-state.js';
import { press } from '../steps/deeds.js';
import { seesAtWork } from '../steps/events.js';

type Fault = (typeof FAULTS)[keyof typeof FAULTS];

/** New agreements, for a member who has yet to agree to them: the dialog comes by itself. */
export const CONSENT_STATES: readonly CatalogueState[] = [
  { ...consent(), id: 'dialogs/consent/asked', title: CONSENT_DIALOG, shows: CONSENT_REFUSED },
  {
    ...consent(FAULTS.timeout),
    id: 'dialogs/consent/running',
    title: titled(CONSENT_DIALOG, says.IS_RUNNING),
    steps: [press(CONSENT_GIVEN), seesAtWork(CONSENT_GIVEN)],
    shows: CONSENT_REFUSED,
  },
  {
    ...consent(FAULTS.badGateway),
    id: 'dialogs/consent/failed',
    title: titled(CONSENT_DIALOG, says.IS_FAILED),
    steps: [press(CONSENT_GIVEN)],
    shows: SERVICE_BROKEN,
  },
];

function consent(fault?: Fault) {
  return {
    address: '/courses',
    signedInAs: SEEDED.ordinary,
    set: (levers: Parameters<NonNullable<CatalogueState['set']>>[0]) => {
      levers.setUp({ generation: 2 });
      levers.publishAgreements();
      if (fault !== undefined) levers.fail('agree', fault);
    },
  };
}
