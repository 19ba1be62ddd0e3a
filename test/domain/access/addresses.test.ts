import { expect } from 'chai';

import { addressOf, loginAddress, withRedirect } from '../../../src/domain/access/addresses.js';
import { aPlace } from '../../support/fake-navigator.js';

describe('addresses', () => {
  it('name a place by path, query and hash', () => {
    expect(addressOf(aPlace('/search?keywords=x#top'))).to.equal('/search?keywords=x#top');
  });

  it('of the login page remember path, query and hash, encoded (spec §2 guard, clarifications §4)', () => {
    expect(loginAddress(aPlace('/order?id=3&type=vip#pay'))).to.equal(
      '/login?redirect=%2Forder%3Fid%3D3%26type%3Dvip%23pay',
    );
  });

  it('of the login page need no reminder of home', () => {
    expect(loginAddress(aPlace('/'))).to.equal('/login');
  });

  it('of the login page keep, on a door, the place that was remembered before (lesson 8)', () => {
    expect(loginAddress(aPlace('/login?redirect=%2Fmember'))).to.equal('/login?redirect=%2Fmember');
    expect(loginAddress(aPlace('/login/callback?x=1&redirect=%2Fmember'))).to.equal('/login?redirect=%2Fmember');
    expect(loginAddress(aPlace('/login'))).to.equal('/login');
  });

  it('of a page on the way remember where to go on to', () => {
    expect(withRedirect('/bind-mobile', '/member?tab=1')).to.equal('/bind-mobile?redirect=%2Fmember%3Ftab%3D1');
    expect(withRedirect('/bind-mobile', '/')).to.equal('/bind-mobile');
  });
});
