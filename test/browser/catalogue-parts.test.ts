import { ALL_STATES } from '../../demo/catalogue/all-states.js';
import { describeCatalogue } from '../support/browser/catalogue-audit.js';

describeCatalogue(
  'Every state of the catalogue outside the pages',
  ALL_STATES.filter(({ id }) => !id.startsWith('pages/')),
);
