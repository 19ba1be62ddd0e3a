import { expect } from 'chai';

import { browserRig } from '../support/browser/rig.js';
import { openFromHeader } from '../support/browser/sign-in-form.js';

describe('code that is fetched before it is needed (issue 14)', () => {
  const rig = browserRig();

  it('fetches dialogs and course page for a stranger who looks at home: 登录 needs no network then', async () => {
    const visit = await rig.visit('/', { fetchesAhead: true });
    await visit.until(() =>
      ['signing-in', 'course-details'].every((chunk) =>
        performance.getEntriesByType('resource').some(({ name }) => name.includes(`/assets/${chunk}.`)),
      ),
    );
    await visit.page.context().setOffline(true);
    await openFromHeader(visit);
    visit.expectQuiet();
  });

  it('fetches nothing for a visitor who saves data', async () => {
    const visit = await rig.visit('/');
    await visit.reads('友情链接');
    await visit.page.waitForLoadState('networkidle');
    expect(visit.requests.filter((request) => /signing-in|course-details/.test(request))).to.deep.equal([]);
  });
});
