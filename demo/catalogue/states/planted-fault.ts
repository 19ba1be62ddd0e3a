import { createRoot } from 'react-dom/client';

import { ROUTES } from '../../../src/domain/access/routes.js';
import type { CatalogueState } from '../catalogue-state.js';
import { sees } from '../steps/events.js';
import { PLANTED_FAULT } from '../strings.js';

/**
 * Faults that the checks must find: text with too little contrast that a translator would freeze, a button without a
 * name or visible focus, and one fault of each phone-only check. Not in any list of states.
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
        document.getElementById('main')?.append(paragraph, button, ...faultsOfPhones());
      },
    },
  ],
  shows: PLANTED_FAULT,
};

/** A control outside the window and too small, a letter that is cut, and a scroll area in the page. */
function faultsOfPhones(): readonly Element[] {
  const outside = document.createElement('div');
  outside.style.overflow = 'clip';
  const control = document.createElement('button');
  control.textContent = PLANTED_FAULT;
  control.style.cssText = 'position: relative; left: calc(100vw - 40px); min-width: 0; min-height: 0; height: 30px';
  outside.append(control);
  const cut = document.createElement('p');
  cut.textContent = PLANTED_FAULT;
  cut.style.cssText = 'width: 40px; overflow: hidden; font-size: 16px; white-space: nowrap';
  const scrolling = document.createElement('div');
  scrolling.className = 'scrolling';
  scrolling.style.cssText = 'height: 50px; overflow-y: auto';
  const tall = document.createElement('div');
  tall.style.height = '100px';
  scrolling.append(tall);
  return [outside, cut, scrolling];
}
