import { expect } from 'chai';
import fc from 'fast-check';

import { afterBinding, afterLogin } from '../../../src/domain/signing-in/return-addresses.js';
import { safeTarget } from '../../../src/domain/access/addresses.js';
import type { Place } from '../../../src/domain/ports/browser/navigator.js';
import { aPlace } from '../../support/fake-navigator.js';

const anyPlace: fc.Arbitrary<Place> = fc
  .record({
    path: fc.constantFrom('/', '/login', '/login/callback', '/LOGIN/', '/vip', '/login-help'),
    redirect: fc.oneof(fc.string({ unit: 'binary' }), fc.webUrl(), fc.constantFrom('//evil.example', '/vip?a=1#b')),
  })
  .map(({ path, redirect }) => ({ ...aPlace(path), query: `?redirect=${redirect}` }));

describe('after login', () => {
  it('goes from a door to the decoded redirect, else home (spec §4 after login)', () => {
    for (const door of ['/login', '/login/callback', '/Login/']) {
      expect(afterLogin(aPlace(`${door}?redirect=%2Fmember%3Ftab%3D1%23top`), undefined)).to.deep.equal({
        kind: 'go',
        to: '/member?tab=1#top',
      });
      expect(afterLogin(aPlace(door), undefined)).to.deep.equal({ kind: 'go', to: '/' });
    }
  });

  it('loads any other page anew, whatever its address says (spec §4 after login)', () => {
    for (const address of ['/', '/vip?redirect=%2Fmember', '/login-help', '/bind-mobile?redirect=%2Fmember']) {
      expect(afterLogin(aPlace(address), undefined), address).to.deep.equal({ kind: 'reload' });
    }
  });

  it('goes to where the visitor was heading when they opened the dialog (clarifications §6)', () => {
    for (const address of ['/vip', '/login?redirect=%2Fmember']) {
      expect(afterLogin(aPlace(address), '/study-center')).to.deep.equal({ kind: 'go', to: '/study-center' });
    }
  });

  it('stays on this site and never goes back to a door (lesson 38)', () => {
    fc.assert(
      fc.property(anyPlace, (place) => {
        const next = afterLogin(place, undefined);
        if (next.kind === 'go') expect(safeTarget(next.to)).to.equal(next.to);
        const bound = afterBinding(place, undefined);
        expect(safeTarget(bound)).to.equal(bound);
      }),
      { numRuns: 500 },
    );
  });
});

describe('after binding', () => {
  it('goes to the redirect or home, never a reload, on whatever page it happened (spec §4 after binding)', () => {
    expect(afterBinding(aPlace('/login/callback?redirect=%2Fvip'), undefined)).to.equal('/vip');
    expect(afterBinding(aPlace('/courses?redirect=%2Fvip'), undefined)).to.equal('/vip');
    expect(afterBinding(aPlace('/courses'), undefined)).to.equal('/');
  });

  it('goes to where the visitor was heading first of all', () => {
    expect(afterBinding(aPlace('/login?redirect=%2Fvip'), '/study-center')).to.equal('/study-center');
  });
});
