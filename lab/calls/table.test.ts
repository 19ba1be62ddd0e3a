import { expect } from 'chai';

import { cachedCalls } from './count-calls.js';
import { table } from './journeys.js';

describe('The table of API calls', () => {
  it('knows the calls that nginx caches from the configuration of nginx', () => {
    for (const path of ['other/config', 'navs', 'links', 'course_categories', 'viewBlock/page/blocks'])
      expect(cachedCalls().test(`/api/v2/${path}`), path).to.equal(true);
    for (const path of ['member/detail', 'courses', 'captcha/image', 'links/1'])
      expect(cachedCalls().test(`/api/v2/${path}`), path).to.equal(false);
  });

  it('shows how many visits a minute one address can make', () => {
    const journey = { files: 1, bytes: 1 };
    const rows = table([
      { ...journey, name: 'home', calls: 7, cached: 7 },
      { ...journey, name: 'a lesson', calls: 9, cached: 4 },
    ])
      .split('\n')
      .slice(2)
      .map((row) => row.replaceAll(/ +/g, ' '));
    expect(rows).to.deep.equal(['| home | 7 | 7 | 17 | any number |', '| a lesson | 9 | 4 | 13 | 24 |']);
  });
});
