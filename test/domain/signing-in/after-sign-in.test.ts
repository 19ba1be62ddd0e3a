import { expect } from 'chai';
import fc from 'fast-check';

import { returnToOf, safeTarget } from '../../../src/domain/access/addresses.js';
import type { PageLocation } from '../../../src/domain/ports/navigator.js';
import {
  afterBinding,
  afterLogin,
  type SocialReturn,
  socialReturn,
} from '../../../src/domain/signing-in/after-sign-in.js';
import { aLocation } from '../../support/a-location.js';

const ORIGIN = 'https://site.example';
const CALLBACK = `${ORIGIN}/login/callback`;

/** Random paths with queries and fragments, from empty to much too long. */
const word = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }).map(encodeURIComponent);
// The browser has resolved `.` and `..` before a path becomes a location.
const segment = word.filter((text) => !/^\.{1,2}$/.test(text));
const target = fc
  .tuple(fc.array(segment, { maxLength: 4 }), fc.option(word, { nil: undefined }), fc.option(word, { nil: undefined }))
  .map(([path, query, hash]) => `/x${path.join('/')}${query ? `?q=${query}` : ''}${hash ? `#${hash}` : ''}`);

describe('The return address from QQ', () => {
  it('is the page with its whole query, and /error after a failure', () => {
    const back = backFrom({ address: '/search?keywords=a%26b&page=2' });
    expect(back).to.deep.equal({ returnTo: `${ORIGIN}/search?keywords=a%26b&page=2`, failTo: `${ORIGIN}/error` });
  });

  const LONG = 'x'.repeat(240);
  const FITS = `/${'x'.repeat(255 - ORIGIN.length - 1)}`;
  const LOGIN_PATHS = ['/login', '/login/callback', '/LOGIN/'];
  for (const [description, from, back] of [
    [
      'the page without an old login code and without a fragment',
      { address: '/vip?login_code=old&action=login&tab=1#price' },
      '/vip?tab=1',
    ],
    ['home', { address: '/' }, '/'],
    ...LOGIN_PATHS.flatMap((address) => [
      [
        'the callback page, which continues to the target',
        { address: `${address}?redirect=${encodeURIComponent('/member?tab=1#top')}` },
        '/login/callback?redirect=%2Fmember%3Ftab%3D1%23top',
      ] as const,
      ['the callback page without a target', { address }, '/login/callback'] as const,
    ]),
    [
      'the callback page with the target for which the visitor opened the dialog',
      { address: '/vip', target: '/study-center' },
      '/login/callback?redirect=%2Fstudy-center',
    ],
    ['never another site', { address: '/login?redirect=%2F%2Fevil.example' }, '/login/callback'],
    // Targets longer than 255 characters.
    [
      'the target without query and fragment when the target is too long',
      { target: `/courses?q=${LONG}#top` },
      '/login/callback?redirect=%2Fcourses',
    ],
    ['the page without a query that is too long', { address: `/courses?q=${LONG}` }, '/courses'],
    ['the callback page without a target that is too long', { target: `/${LONG}?q=1` }, '/login/callback'],
    ['home when the path is too long', { address: `/${LONG}?q=1` }, '/'],
    ['the whole address at exactly 255 characters', { address: FITS }, FITS],
    ['home at 256 characters', { address: `${FITS}x` }, '/'],
  ] as const) {
    it(`is ${description}: ${JSON.stringify(from).slice(0, 60)}`, () => expect(sUrl(from)).to.equal(ORIGIN + back));
  }

  it('always fits, stays on this origin, and contains the whole target when there is room', () => {
    fc.assert(
      fc.property(target, (to) => {
        const { returnTo: given, failTo } = backFrom({ target: to });
        // The server limits the length of the text as sent, before any URL parsing.
        expect([given.length, failTo.length].every((length) => length <= 255)).to.equal(true);
        const back = new URL(given);
        expect([back.origin, back.hash]).to.deep.equal([ORIGIN, '']);
        const whole = `${CALLBACK}?redirect=${encodeURIComponent(to)}`;
        const path = to.split(/[?#]/)[0] ?? '';
        const pathOnly = `${CALLBACK}?redirect=${encodeURIComponent(path)}`;
        const expected = whole.length <= 255 ? to : pathOnly.length <= 255 ? path : '/';
        expect(returnToOf(back.search)).to.equal(expected);
      }),
      { numRuns: 500 },
    );
  });

  it('always fits for the current page too, and has no fragment that would hide what the server appends', () => {
    fc.assert(
      fc.property(target, (address) => {
        const back = sUrl({ address });
        expect(back.length).to.be.at.most(255);
        expect(back).not.to.include('#');
        expect(back.startsWith(`${ORIGIN}/`)).to.equal(true);
      }),
      { numRuns: 500 },
    );
  });
});

interface Leaving {
  readonly address?: string;
  readonly target?: string;
}

function backFrom({ address = '/', target: to }: Leaving): SocialReturn {
  return socialReturn({ origin: ORIGIN, location: aLocation(address), target: to });
}

function sUrl(leaving: Leaving): string {
  return backFrom(leaving).returnTo;
}

const anyLocation: fc.Arbitrary<PageLocation> = fc
  .record({
    path: fc.constantFrom('/', '/login', '/login/callback', '/LOGIN/', '/vip', '/login-help'),
    redirect: fc.oneof(fc.string({ unit: 'binary' }), fc.webUrl(), fc.constantFrom('//evil.example', '/vip?a=1#b')),
  })
  .map(({ path, redirect }) => ({ ...aLocation(path), query: `?redirect=${redirect}` }));

describe('After login, the site', () => {
  it('goes from a login or callback page to the decoded redirect, otherwise home', () => {
    for (const loginPage of ['/login', '/login/callback', '/Login/']) {
      expect(afterLogin(aLocation(`${loginPage}?redirect=%2Fmember%3Ftab%3D1%23top`), undefined)).to.deep.equal({
        kind: 'go',
        to: '/member?tab=1#top',
      });
      expect(afterLogin(aLocation(loginPage), undefined)).to.deep.equal({ kind: 'go', to: '/' });
    }
  });

  it('reloads any other page, whatever redirect its address has', () => {
    for (const address of ['/', '/vip?redirect=%2Fmember', '/login-help', '/bind-mobile?redirect=%2Fmember']) {
      expect(afterLogin(aLocation(address), undefined), address).to.deep.equal({ kind: 'reload' });
    }
  });

  it('goes to the page for which the visitor opened the dialog', () => {
    for (const address of ['/vip', '/login?redirect=%2Fmember']) {
      expect(afterLogin(aLocation(address), '/study-center')).to.deep.equal({ kind: 'go', to: '/study-center' });
    }
  });

  it('stays on this site and never returns to a login or callback page', () => {
    fc.assert(
      fc.property(anyLocation, (location) => {
        const next = afterLogin(location, undefined);
        if (next.kind === 'go') expect(safeTarget(next.to)).to.equal(next.to);
        const bound = afterBinding(location, undefined);
        expect(safeTarget(bound)).to.equal(bound);
      }),
      { numRuns: 500 },
    );
  });
});

describe('After binding, the site', () => {
  it('goes to the redirect without a reload, from any page, else stays; from a login page it goes home', () => {
    expect(afterBinding(aLocation('/login/callback?redirect=%2Fvip'), undefined)).to.equal('/vip');
    expect(afterBinding(aLocation('/courses?redirect=%2Fvip'), undefined)).to.equal('/vip');
    expect(afterBinding(aLocation('/courses/detail/5?tab=2'), undefined)).to.equal('/courses/detail/5?tab=2');
    expect(afterBinding(aLocation('/login/callback'), undefined)).to.equal('/');
  });

  it('prefers the page for which the visitor opened the dialog', () => {
    expect(afterBinding(aLocation('/login?redirect=%2Fvip'), '/study-center')).to.equal('/study-center');
  });
});
