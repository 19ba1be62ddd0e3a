import { expect } from 'chai';

import { QqLogin } from '../../../src/application/signing-in/qq-login.js';
import { CurrentSite } from '../../../src/domain/site/current-site.js';
import { aDoor } from '../../support/a-door.js';
import { aSite } from '../../support/a-site.js';

describe('QQ login', () => {
  it('leaves for the server of the configuration and comes back to the page (spec §7)', () => {
    const { navigator, dialogs, currentSite } = aDoor({ address: '/vip?tab=1' });
    new QqLogin(navigator, dialogs, currentSite).leave();
    expect(navigator.journeys).to.deep.equal([
      `leave https://api.example/api/v3/auth/login/socialite/qq?${carried('https://site.example/vip?tab=1')}`,
    ]);
  });

  it('comes back through the callback page when the visitor was heading elsewhere (clarifications §6, §8)', () => {
    const { navigator, dialogs, currentSite } = aDoor({ address: '/vip' });
    dialogs.open({ kind: 'login' }, '/study-center');
    new QqLogin(navigator, dialogs, currentSite).leave();
    expect(navigator.journeys[0]).to.include(carried('https://site.example/login/callback?redirect=%2Fstudy-center'));
  });

  it('leaves for this origin when the server does not say where it lives (API 2.17)', () => {
    const silent = new CurrentSite();
    silent.arrive({ navs: [], config: { ...aSite().config, serverUrl: '' } });
    for (const currentSite of [silent, new CurrentSite()]) {
      const { navigator, dialogs } = aDoor();
      new QqLogin(navigator, dialogs, currentSite).leave();
      expect(navigator.journeys[0]).to.match(/^leave https:\/\/site\.example\/api\/v3\/auth\/login\/socialite\/qq\?/);
    }
  });
});

function carried(sUrl: string): string {
  const fUrl = 'https://site.example/error';
  return `s_url=${encodeURIComponent(sUrl)}&f_url=${encodeURIComponent(fUrl)}&action=login`;
}
