import { expect } from 'chai';
import type { Page, Request } from 'playwright-core';

import { LAST_BLOCK_TITLE } from '../../src/adapters/memory/seed/home.js';
import { browserRig } from '../support/browser/rig.js';
import { openFromHeader } from '../support/browser/sign-in-form.js';
import type { Visit } from '../support/browser/visit.js';
import { until } from '../support/until.js';

/** Whether the first field of the next dialog is visible as soon as it is in the document. */
function fieldSeenAtOnce(visit: Visit): Promise<boolean> {
  return visit.page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        new MutationObserver((_, observer) => {
          const field = document.querySelector('[role=dialog] input');
          if (field === null) return;
          observer.disconnect();
          resolve(field.checkVisibility({ opacityProperty: true, visibilityProperty: true }));
        }).observe(document.body, { childList: true, subtree: true });
      }),
  );
}

describe('Prefetching of code', () => {
  const rig = browserRig({ hasEmptyCaches: true });

  it('prefetches dialogs and the course page on home: 登录 then works without a network and does not fade in', async () => {
    const open = new Set<Request>();
    const prepare = (page: Page) =>
      Promise.resolve(
        page.on('request', (request) => open.add(request)).on('requestfinished', (request) => open.delete(request)),
      );
    const visit = await rig.visit('/', { prefetches: true, prepare });
    await visit.reads(LAST_BLOCK_TITLE);
    await visit.until(() =>
      ['signing-in', 'course-details'].every((chunk) =>
        performance.getEntriesByType('resource').some(({ name }) => name.includes(`/assets/${chunk}.`)),
      ),
    );
    // A chunk may have arrived while others of the same page have not.
    await until(() => open.size === 0);
    await visit.page.context().setOffline(true);
    const seenAtOnce = fieldSeenAtOnce(visit);
    await openFromHeader(visit);
    expect(await seenAtOnce, 'the field has the focus and cannot be seen').to.equal(true);
    visit.expectQuiet();
  });
});
