import { expect } from 'chai';

import { browserRig } from '../support/browser/rig.js';

describe('A tab that serves two tests', () => {
  const rig = browserRig();

  for (const visitor of ['first', 'second'])
    it(`has no storage, cookie, history or request of an earlier test for the ${visitor} visitor`, async () => {
      const visit = await rig.visit('/courses', { stored: { own: visitor }, width: visitor === 'first' ? 500 : 1280 });
      await visit.sees('录播课');
      expect(visit.requests.filter((request) => request.startsWith('GET /courses'))).to.have.length(1);
      expect(rig.site.requests.filter(({ path }) => path.includes('navs'))).to.have.length(1);
      const left = await visit.page.evaluate(() => {
        const stored = [localStorage.getItem('own'), localStorage.getItem('left'), sessionStorage.getItem('left')];
        const found = [...stored, document.cookie, history.length, innerWidth];
        for (const storage of [localStorage, sessionStorage]) storage.setItem('left', '1');
        document.cookie = 'left=1';
        history.pushState(null, '', '/vip');
        return found;
      });
      expect(left).to.deep.equal([visitor, null, null, '', 2, visitor === 'first' ? 500 : 1280]);
    });
});
