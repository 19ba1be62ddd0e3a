import { createRoot } from 'react-dom/client';

import { ROUTES } from '../../../src/domain/access/routes.js';
import type { CatalogueState } from '../catalogue-state.js';
import { sees } from '../steps/events.js';
import { PLANTED_FAULT } from '../strings.js';

/**
 * Faults that the checks must find: unreadable text that a translation would freeze, and a button without a name or a
 * visible focus. Not in any list of states.
 */
export const PLANTED: CatalogueState = {
  id: 'planted-fault',
  title: PLANTED_FAULT,
  address: '/courses',
  steps: [
    sees(ROUTES.courses.title),
    {
      what: 'plant a fault',
      take: () => {
        const paragraph = document.createElement('p');
        // React holds a text itself that is rendered without an element of its own.
        createRoot(paragraph).render(PLANTED_FAULT);
        paragraph.style.color = '#8ea0b0';
        paragraph.style.background = '#93a5b5';
        const button = document.createElement('button');
        button.style.outline = 'none';
        document.getElementById('main')?.append(paragraph, button);
      },
    },
  ],
  shows: PLANTED_FAULT,
};
