import { expect } from 'chai';

import { isPhoneBrowser, wantsPhoneSite } from '../../../src/domain/site/phone-site.js';
import { aLocation } from '../../support/fake-navigator.js';
import { aSite, DESKTOP_AGENT, PHONE_AGENT } from '../../support/site.js';
import { FakeVisitStore } from '../../support/fake-visit-store.js';

const ANDROID_PHONE = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36';
const ANDROID_TABLET = 'Mozilla/5.0 (Linux; Android 15; SM-X910) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';
const IPAD = 'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148';

describe('The phone detection', () => {
  for (const agent of [
    PHONE_AGENT,
    ANDROID_PHONE,
    'Mozilla/5.0 (Android 15; Mobile; rv:130.0) Gecko/130.0 Firefox/130.0',
    'an IPOD',
    ...['Windows Phone 10', 'blackberry9700', 'IEMobile/11', 'mqqbrowser/6', 'Fennec/10', 'webOS/1.4', 'symbian/3'],
  ]) {
    it(`recognises "${agent}" as a phone`, () => expect(isPhoneBrowser(agent)).to.equal(true));
  }

  for (const agent of [DESKTOP_AGENT, ANDROID_TABLET, IPAD, '']) {
    it(`leaves "${agent}" on the desktop site`, () => expect(isPhoneBrowser(agent)).to.equal(false));
  }
});

describe('The mobile site', () => {
  const { config } = aSite().withPhoneSite('https://m.example');
  const here = aLocation('/courses');

  it('is for a visitor with a phone, when the operator has a mobile site', () => {
    expect(wantsPhoneSite(PHONE_AGENT, config, here, new FakeVisitStore())).to.equal(true);
    expect(wantsPhoneSite(PHONE_AGENT, aSite().config, here, new FakeVisitStore())).to.equal(false);
    expect(wantsPhoneSite(DESKTOP_AGENT, config, here, new FakeVisitStore())).to.equal(false);
  });

  it('is not used in a tab in which the visitor has opened ?desktop=1', () => {
    const store = new FakeVisitStore();
    expect(wantsPhoneSite(PHONE_AGENT, config, aLocation('/?desktop=1'), store)).to.equal(false);
    expect(wantsPhoneSite(PHONE_AGENT, config, here, store)).to.equal(false);
    expect(wantsPhoneSite(PHONE_AGENT, config, aLocation('/?desktop=0'), new FakeVisitStore())).to.equal(true);
  });
});
