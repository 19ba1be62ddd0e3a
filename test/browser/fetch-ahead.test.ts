import { expect } from 'chai';

import { browserRig } from '../support/browser/rig.js';
import { openFromHeader } from '../support/browser/sign-in-form.js';
import type { Visit } from '../support/browser/visit.js';

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
    const visit = await rig.visit('/', { prefetches: true });
    await visit.until(() =>
      ['signing-in', 'course-details'].every((chunk) =>
        performance.getEntriesByType('resource').some(({ name }) => name.includes(`/assets/${chunk}.`)),
      ),
    );
    await visit.page.waitForLoadState('networkidle');
    await visit.page.context().setOffline(true);
    const seenAtOnce = fieldSeenAtOnce(visit);
    await openFromHeader(visit);
    expect(await seenAtOnce, 'the field has the focus and cannot be seen').to.equal(true);
    visit.expectQuiet();
  });
});
