import { expect } from 'chai';

import { FAULTS } from '../../src/adapters/memory/server/calls.js';
import { breadthUnless } from '../support/breadth.js';
import { auditSchemes } from '../support/browser/audit.js';
import { browserRig } from '../support/browser/rig.js';
import { until } from '../support/until.js';

describe('API address and VIP switch in the settings (docs/settings.md)', () => {
  const rig = browserRig({ settings: 'api_url = /elsewhere\nvip = off' });

  it('take effect without a new build', async () => {
    const visit = await rig.visit('/courses', {
      prepare: (page) =>
        page.route('**/elsewhere/api/**', (route) =>
          route.continue({ url: route.request().url().replace('/elsewhere', '') }),
        ),
    });
    await visit.button('登录').waitFor();
    await visit.page.getByRole('navigation').first().waitFor();
    expect(await visit.page.getByRole('link', { name: /VIP/ }).count()).to.equal(0);
    expect(visit.requests.filter((each) => each.includes(' /api/'))).to.deep.equal([]);
  });
});

for (const [colour, painted] of [
  ['#000000', 'rgb(0, 0, 0)'],
  ['#ffe600', 'rgb(255, 230, 0)'],
  ['#c81e3c', 'rgb(200, 30, 60)'],
] as const)
  describe(`The brand colour ${colour} (docs/settings.md)${breadthUnless(colour === '#ffe600')}`, () => {
    const rig = browserRig({ settings: `brand_colour = ${colour}` });

    it('colours the site, is readable in light and dark, and violates no policy', async () => {
      // Without transitions: contrast would otherwise be measured while the colours change.
      const visit = await rig.visit('/', { lessMotion: true });
      const signUp = visit.button('注册');
      await signUp.waitFor();
      await visit.page.getByRole('contentinfo').waitFor({ state: 'attached' });
      expect(await signUp.evaluate((button) => getComputedStyle(button).backgroundColor)).to.equal(painted);
      const found = Object.values(await auditSchemes(visit.page)).flat();
      expect(found.filter((line) => line.includes('contrast'))).to.deep.equal([]);
      visit.expectQuiet();
    });
  });

describe('Settings in a document under the policy of another build', () => {
  const rig = browserRig({ settings: 'api_url = /elsewhere\nvip = off\nbrand_colour = #c81e3c' });

  it('take effect although the policy blocks all inline scripts, and the console names the cause', async () => {
    const visit = await rig.visit('/courses', {
      prepare: async (page) => {
        await page.route('**/elsewhere/api/**', (route) =>
          route.continue({ url: route.request().url().replace('/elsewhere', '') }),
        );
        await page.route('**/courses', async (route) => {
          const answer = await route.fetch();
          const policy = answer.headers()['content-security-policy']?.replaceAll(/ 'sha256-[^']+'/g, '') ?? '';
          await route.fulfill({
            response: answer,
            headers: { ...answer.headers(), 'content-security-policy': policy },
          });
        });
      },
    });
    const signUp = visit.button('注册');
    await signUp.waitFor();
    await visit.sees('录播课');
    expect(visit.requests.filter((each) => each.includes(' /api/'))).to.deep.equal([]);
    expect(await visit.page.getByRole('link', { name: /VIP/ }).count()).to.equal(0);
    expect(
      await visit.page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--primary')),
    ).to.equal('#c81e3c');
    await visit.consoleShows(/belongs to another build/);
    // The answer that the test has changed counts as one of a public server, which may not load images of this machine.
    visit.expectQuiet(/^csp: .* inline$|Content Security Policy/, /belongs to another build/, /loopback|ERR_FAILED/);
  });
});

describe('The address for errors (docs/settings.md#错误)', () => {
  const rig = browserRig({ settings: 'error_url = /collector' });

  it('receives a fault of a page once, with version, page and stack, and without personal data', async () => {
    const reports: Record<string, unknown>[] = [];
    const visit = await rig.visit('/courses?keywords=13800138000', {
      prepare: async (page) => {
        await page.route('**/collector', async (route) => {
          reports.push(route.request().postDataJSON() as Record<string, unknown>);
          await route.fulfill({ status: 204 });
        });
        // The first element of the list throws while it is rendered.
        await page.route(/\/assets\/courses\.\w+\.js$/, async (route) => {
          const response = await route.fetch();
          const fault = '(()=>{throw new TypeError("planted for 13800138000")})()';
          await route.fulfill({
            response,
            body: (await response.text()).replace('"visually-hidden list-head"', fault),
          });
        });
      },
    });
    await until(() => reports.length > 0);
    await visit.page.waitForLoadState('networkidle');
    const [{ stack, version, ...rest } = {}, ...more] = reports;
    expect([rest, more]).to.deep.equal([{ kind: 'site', name: 'a view broke', page: '/courses', number: 1 }, []]);
    expect(stack).to.match(/^at .*\/assets\/courses\.\w+\.js:\d+:\d+/);
    expect(version).to.match(/^\d+\.\d+\.\d+/);
    expect(JSON.stringify(reports)).not.to.contain('13800138000');
    await visit.consoleShows(/a view broke/);
  });
});

describe('The sentence of the operator for a failed start (docs/settings.md)', () => {
  const rig = browserRig({ settings: 'unavailable_text = 维护中，请拨打 010-1234' });

  it('is shown while the API gives no answer that the site can use, and the site replaces it', async () => {
    rig.controls.fail('config', FAULTS.html);
    const visit = await rig.visit('/courses');
    await visit.until(() => document.title === '暂时无法打开');
    expect(await visit.page.locator('body').innerText()).to.equal('维护中，请拨打 010-1234');
    rig.controls.clearFaults();
    const context = visit.page.context();
    await context.setOffline(true);
    await context.setOffline(false);
    await visit.sees('录播课');
    expect(await visit.page.locator('body').innerText()).not.to.contain('010-1234');
    visit.expectQuiet(/./);
  });
});
