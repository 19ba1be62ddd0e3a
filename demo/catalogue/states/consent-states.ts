import { SEEDED } from '../../../src/adapters/memory/seed/members.js';
import { FAULTS } from '../../../src/adapters/memory/server/calls.js';
import { SERVICE_BROKEN } from '../../../src/domain/errors/strings.js';
import { CONSENT_DIALOG, CONSENT_GIVEN, CONSENT_REFUSED } from '../../../src/domain/signing-in/strings.js';
import type { CatalogueState } from '../catalogue-state.js';
import { press } from '../steps/actions.js';
import { seesBusy } from '../steps/events.js';
import * as strings from '../strings.js';
import { titled } from '../strings.js';

type Fault = (typeof FAULTS)[keyof typeof FAULTS];

/** The dialog that opens by itself when a member has not accepted the new agreements. */
export const STATES: readonly CatalogueState[] = [
  { ...consent(), id: 'dialogs/consent/shown', title: CONSENT_DIALOG, shows: CONSENT_REFUSED },
  {
    ...consent(FAULTS.timeout),
    id: 'dialogs/consent/running',
    title: titled(CONSENT_DIALOG, strings.IS_RUNNING),
    steps: [press(CONSENT_GIVEN), seesBusy(CONSENT_GIVEN)],
    shows: CONSENT_REFUSED,
  },
  {
    ...consent(FAULTS.badGateway),
    id: 'dialogs/consent/failed',
    title: titled(CONSENT_DIALOG, strings.IS_FAILED),
    steps: [press(CONSENT_GIVEN)],
    shows: SERVICE_BROKEN,
  },
];

function consent(fault?: Fault) {
  return {
    address: '/courses',
    signedInAs: SEEDED.ordinary,
    set: (controls: Parameters<NonNullable<CatalogueState['set']>>[0]) => {
      controls.setUp({ generation: 2 });
      controls.publishAgreements();
      if (fault !== undefined) controls.fail('agree', fault);
    },
  };
}
