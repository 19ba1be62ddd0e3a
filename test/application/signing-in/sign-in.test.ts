import { expect } from 'chai';

import { QqLogin } from '../../../src/application/signing-in/sign-in.js';
import { aDoor } from '../../support/a-door.js';

describe('QQ login', () => {
  it('leaves for where the server sends on to QQ, and comes back to the page (spec §7)', () => {
    const { navigator, dialogs, gateway } = aDoor({ address: '/vip?tab=1' });
    new QqLogin(gateway, navigator, dialogs).leave();
    expect(navigator.journeys).to.deep.equal([
      'leave https://api.example/qq?back=https://site.example/vip?tab=1&failed=https://site.example/error',
    ]);
  });

  it('comes back through the callback page when the visitor was heading elsewhere (clarifications §6, §8)', () => {
    const { navigator, dialogs, gateway } = aDoor({ address: '/vip' });
    dialogs.open({ kind: 'login' }, '/study-center');
    new QqLogin(gateway, navigator, dialogs).leave();
    expect(navigator.journeys[0]).to.include('back=https://site.example/login/callback?redirect=%2Fstudy-center&');
  });
});
