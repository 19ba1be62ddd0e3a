import { expect } from 'chai';
import fc from 'fast-check';

import {
  addressOf,
  HOME,
  isLoginPage,
  loginAddress,
  queryText,
  rawParameter,
  returnTo,
  returnToOf,
  safeTarget,
  withRedirect,
} from '../../../src/domain/access/addresses.js';
import { aPlace } from '../../support/fake-navigator.js';

describe('addresses', () => {
  it('name a place by path, query and hash', () => {
    expect(addressOf(aPlace('/search?keywords=x#top'))).to.equal('/search?keywords=x#top');
  });

  it('of the login page remember path, query and hash, encoded', () => {
    expect(loginAddress(aPlace('/order?id=3&type=vip#pay'))).to.equal(
      '/login?redirect=%2Forder%3Fid%3D3%26type%3Dvip%23pay',
    );
  });

  it('of the login page need no reminder of home', () => {
    expect(loginAddress(aPlace('/'))).to.equal('/login');
  });

  it('of the login page keep, on a door, the place that was remembered before', () => {
    expect(loginAddress(aPlace('/login?redirect=%2Fmember'))).to.equal('/login?redirect=%2Fmember');
    expect(loginAddress(aPlace('/login/callback?x=1&redirect=%2Fmember'))).to.equal('/login?redirect=%2Fmember');
    expect(loginAddress(aPlace('/login'))).to.equal('/login');
  });

  it('of a page on the way remember where to go on to', () => {
    expect(withRedirect('/bind-mobile', '/member?tab=1')).to.equal('/bind-mobile?redirect=%2Fmember%3Ftab%3D1');
    expect(withRedirect('/bind-mobile', '/')).to.equal('/bind-mobile');
  });
});

describe('text of a query parameter', () => {
  it('is decoded and trimmed', () => {
    expect(queryText('?msg=%20%E5%87%BA%E9%94%99%20', 'msg')).to.equal('出错');
    expect(queryText('?msg=C++', 'msg'), 'a plus somebody typed').to.equal('C++');
  });

  it('is empty when there is none', () => {
    expect(queryText('', 'msg')).to.equal('');
    expect(queryText('?msg', 'msg')).to.equal('');
  });

  it('is taken as it stands when its encoding is malformed', () => {
    expect(queryText('?msg=100%', 'msg')).to.equal('100%');
    expect(queryText('?msg= 100% ', 'msg')).to.equal('100%');
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (query) => {
        expect(() => queryText(query, 'msg')).not.to.throw();
        expect(() => queryText(`?msg=${query}`, 'msg')).not.to.throw();
      }),
    );
  });
});

const ORIGIN = 'https://site.example';

/** Pieces that open redirects are made of. Random text alone would hardly ever contain one. */
const hostilePiece = fc.constantFrom(
  ...['/', '//', '\\', '.', '..', '%2e', '%2F', '%5C', '%25', '%', '%0a', '\t', '\n', '\r', '\0', ' ', '@', ':', '?'],
  ...[
    '#',
    '&',
    '=',
    'https:',
    'javascript:',
    'evil.example',
    'login',
    'LOGIN',
    '%6cogin',
    'callback',
    'a',
    '课',
    '\uD83D',
  ],
);
const hostile = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.webUrl(),
  fc.array(hostilePiece, { maxLength: 8 }).map((pieces) => pieces.join('')),
  fc.array(hostilePiece, { maxLength: 8 }).map((pieces) => `/${pieces.join('')}`),
);
/** Text that `encodeURIComponent` accepts: it throws for half of a surrogate pair. */
const encodable = hostile.filter((text) => !/\p{Surrogate}/u.test(text));

const word = fc.stringMatching(/^[a-z0-9-]{1,8}$/);
const encodedText = fc.string({ minLength: 1, maxLength: 6 }).map(encodeURIComponent);
const honestPath = fc
  .record({
    path: fc.array(word, { minLength: 1, maxLength: 4 }),
    query: fc.option(fc.tuple(word, encodedText), { nil: undefined }),
    hash: fc.option(encodedText, { nil: undefined }),
  })
  .map(({ path, query, hash }) => {
    const search = query ? `?${query.join('=')}` : '';
    return `/${path.join('/')}${search}${hash === undefined ? '' : `#${hash}`}`;
  })
  .filter((path) => !isLoginPage(path));

/** The URL to which a browser would resolve the target. */
function landing(target: string): URL {
  return new URL(target, ORIGIN);
}

describe('return-to rule', () => {
  it('lets pass a name that only begins with a dot, or ends with one', () => {
    for (const path of ['/.well-known/x', '/...', '/a./b', '/%2e%2ex']) expect(safeTarget(path)).to.equal(path);
  });

  describe('turns every hostile value into a path of this site', () => {
    for (const value of [
      '//evil.example',
      '///evil.example',
      '/\\evil.example',
      '\\/evil.example',
      '\\\\evil.example',
      'https:evil.example',
      'https://evil.example/',
      'HTTPS://evil.example/',
      'javascript:alert(1)',
      'data:text/html,x',
      '/\t/evil.example',
      '/\n/evil.example',
      '\u0000//evil.example',
      '/\u0085/evil.example',
      '/..//evil.example',
      '/a/..//evil.example',
      '/%2e%2E//evil.example',
      '/.%2e//evil.example',
      '/.//evil.example',
      'evil.example',
      '@evil.example',
      '?next=//evil.example',
      '#//evil.example',
      ' /courses',
      '',
    ]) {
      it(`${JSON.stringify(value)}, plain and encoded`, () => {
        expect(safeTarget(value)).to.equal(HOME);
        expect(returnTo(encodeURIComponent(value))).to.equal(HOME);
      });
    }

    it('and any other that chance finds', () => {
      fc.assert(
        fc.property(hostile, (value) => {
          for (const result of [returnTo(value), safeTarget(value)]) {
            expect(result).to.match(/^\/(?![/\\])/);
            expect(landing(result).origin).to.equal(ORIGIN);
            expect(landing(result).pathname).not.to.match(/^\/\//);
          }
        }),
        { numRuns: 1000 },
      );
    });

    it('even when it is encoded once more than it should be', () => {
      fc.assert(
        fc.property(encodable, (value) => {
          const result = returnTo(encodeURIComponent(encodeURIComponent(value)));
          expect(landing(result).origin).to.equal(ORIGIN);
        }),
      );
    });
  });

  it('never throws, however malformed the percent-encoding is', () => {
    expect(returnTo('100%')).to.equal(HOME);
    expect(returnTo('%E0%A4')).to.equal(HOME);
    expect(returnTo('/courses%')).to.equal(HOME);
    fc.assert(
      fc.property(hostile, (value) => {
        expect(() => [returnTo(value), safeTarget(value), returnToOf(`?redirect=${value}`)]).not.to.throw();
      }),
    );
  });

  it('decodes once, so that a value in the target keeps its own encoding', () => {
    expect(returnTo('%2Fsearch%3Fkeywords%3D100%2525')).to.equal('/search?keywords=100%25');
    expect(returnTo('%252F%252Fevil.example')).to.equal(HOME);
  });

  it('falls back to home when there is no value', () => {
    expect(returnTo(undefined)).to.equal(HOME);
    expect(returnToOf('')).to.equal(HOME);
    expect(returnToOf('?msv=3')).to.equal(HOME);
  });

  it('never leads back to a door, however it is spelled', () => {
    for (const loginPage of [
      '/login',
      '/login/',
      '/LOGIN',
      '/login?redirect=%2Flogin',
      '/login#top',
      '/login/callback',
      '/Login/Callback/?login_code=x',
      '/%6Cogin',
      '/login ',
    ]) {
      expect(safeTarget(loginPage), loginPage).to.equal(HOME);
    }
    fc.assert(
      fc.property(hostile, (value) => {
        const { pathname } = landing(returnTo(value));
        expect(decodedOrSame(pathname).toLowerCase()).not.to.match(/^\/login(\/callback)?\/*$/);
      }),
      { numRuns: 1000 },
    );
  });

  it('refuses half an emoji, which could not be encoded into the next address', () => {
    expect(safeTarget('/a\uD83D')).to.equal(HOME);
    expect(safeTarget('/a😀')).to.equal('/a😀');
    fc.assert(
      fc.property(hostile, (value) => {
        expect(() => withRedirect('/login', safeTarget(value))).not.to.throw();
      }),
    );
  });

  it('lets pages pass whose names only begin like a door', () => {
    expect(safeTarget('/login-help')).to.equal('/login-help');
    expect(safeTarget('/login/help')).to.equal('/login/help');
    expect(safeTarget('/search?from=/login')).to.equal('/search?from=/login');
  });

  it('brings every honest path back with its query and hash', () => {
    fc.assert(
      fc.property(honestPath, (path) => {
        expect(returnTo(encodeURIComponent(path))).to.equal(path);
        expect(returnToOf(withRedirect('/login', path).slice('/login'.length))).to.equal(path);
      }),
    );
  });

  it('leaves alone what it let pass once', () => {
    fc.assert(
      fc.property(hostile, (value) => {
        const once = returnTo(value);
        expect(safeTarget(once)).to.equal(once);
        expect(returnTo(encodeURIComponent(once))).to.equal(once);
      }),
    );
  });
});

describe('reading a raw query parameter', () => {
  it('finds the first of that name and decodes nothing, and keeps an equals sign inside the value', () => {
    expect(rawParameter('?a=1&redirect=%2Fx&redirect=%2Fy', 'redirect')).to.equal('%2Fx');
    expect(rawParameter('?redirect=/search?keywords=x', 'redirect')).to.equal('/search?keywords=x');
  });

  it('tells a missing parameter from an empty one', () => {
    expect(rawParameter('?redirected=1', 'redirect')).to.equal(undefined);
    expect(rawParameter('', 'redirect')).to.equal(undefined);
    expect(rawParameter('?redirect', 'redirect')).to.equal('');
    expect(rawParameter('?redirect=', 'redirect')).to.equal('');
  });
});

function decodedOrSame(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
