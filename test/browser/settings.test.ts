import { expect } from 'chai';
import type { Page } from 'playwright-core';

import { auditSchemes } from '../support/browser/audit.js';
import { browserRig } from '../support/browser/rig.js';

/** As `deploy/set-settings.sh` does it with the document of a build. */
function withSettings(settings: string) {
  return (page: Page) =>
    page.route('**/*', async (route) => {
      if (route.request().resourceType() !== 'document') {
        await route.fallback();
        return;
      }
      const answer = await route.fetch();
      // The body is whole and unpacked here.
      const headers = Object.fromEntries(
        Object.entries(answer.headers()).filter(([name]) => !/^content-(?:encoding|length)$/.test(name)),
      );
      const body = (await answer.text()).replace('id="site-settings">', (place) => `${place}\n${settings}\n`);
      await route.fulfill({ status: answer.status(), headers, body });
    });
}

/** Each is wrong in its own way, and named in a line of its own. */
const WRONG = [
  'api_url = api.example.com',
  'vip = no',
  'phone_site = constructor',
  'brand_colour = blue',
  'brand_color = #123456',
  'policy-hosts: https://a.example',
  '__proto__ = 1',
  'toString = 2',
  'nothing at all',
  '= #123456',
] as const;

describe('settings of a running site (docs/settings.md)', () => {
  const rig = browserRig();

  it('take the API and VIP elsewhere without a new build', async () => {
    const visit = await rig.visit('/', {
      prepare: async (page) => {
        await page.route('**/elsewhere/api/**', (route) =>
          route.continue({ url: route.request().url().replace('/elsewhere', '') }),
        );
        await withSettings('api_url = /elsewhere\nvip = off')(page);
      },
    });
    await visit.button('登录').waitFor();
    await visit.page.getByRole('navigation').first().waitFor();
    expect(await visit.page.getByRole('link', { name: /VIP/ }).count()).to.equal(0);
    expect(visit.requests.filter((each) => each.includes(' /api/'))).to.deep.equal([]);
    visit.expectQuiet();
  });

  for (const colour of ['#000000', '#ffe600', '#c81e3c'])
    it(`paint the site in ${colour}, readable in light and dark, with the policy kept`, async () => {
      const visit = await rig.visit('/', { prepare: withSettings(`brand_colour = ${colour}`) });
      const signUp = visit.button('注册');
      await signUp.waitFor();
      await visit.page.locator('footer').waitFor({ state: 'attached' });
      const [red, green, blue] = [1, 3, 5].map((from) => parseInt(colour.slice(from, from + 2), 16));
      expect(await signUp.evaluate((button) => getComputedStyle(button).backgroundColor)).to.equal(
        `rgb(${String(red)}, ${String(green)}, ${String(blue)})`,
      );
      const found = Object.values(await auditSchemes(visit.page)).flat();
      expect(found.filter((line) => line.includes('contrast'))).to.deep.equal([]);
      visit.expectQuiet();
    });

  it('that are wrong are named one by one, and the site works as if they were not there', async () => {
    const visit = await rig.visit('/courses', { prepare: withSettings(WRONG.join('\n')) });
    await visit.sees('全部课程');
    for (const name of ['api_url', 'vip', 'phone_site', 'brand_colour', 'brand_color', '__proto__', 'toString'])
      await visit.hears(new RegExp(`Setting ${name} is ignored`));
    for (const line of [7, 10, 11]) await visit.hears(new RegExp(`Setting line ${String(line)} is ignored`));
    visit.expectQuiet(/^error Setting .* is ignored/);
  });
});
