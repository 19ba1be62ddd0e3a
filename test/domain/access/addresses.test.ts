import { expect } from 'chai';
import fc from 'fast-check';

import {
  addressOf,
  HOME_PATH,
  isLoginPage,
  loginAddress,
  returnTo,
  returnToOf,
  safeTarget,
  withRedirect,
} from '../../../src/domain/access/addresses.js';
import { queryText, rawParameter } from '../../../src/domain/access/page-query.js';
import { aLocation } from '../../support/a-location.js';

describe('Addresses', () => {
  it('name a location by path, query and hash', () => {
    expect(addressOf(aLocation('/search?keywords=x#top'))).to.equal('/search?keywords=x#top');
  });

  it('of the login page contain the path, query and hash of the requested page, encoded', () => {
    expect(loginAddress(aLocation('/order?id=3&type=vip#pay'))).to.equal(
      '/login?redirect=%2Forder%3Fid%3D3%26type%3Dvip%23pay',
    );
  });

  it('of the login page contain no return address for home', () => {
    expect(loginAddress(aLocation('/'))).to.equal('/login');
  });

  it('of the login page keep the return address that a login or callback page already has', () => {
    expect(loginAddress(aLocation('/login?redirect=%2Fmember'))).to.equal('/login?redirect=%2Fmember');
    expect(loginAddress(aLocation('/login/callback?x=1&redirect=%2Fmember'))).to.equal('/login?redirect=%2Fmember');
    expect(loginAddress(aLocation('/login'))).to.equal('/login');
  });

  it('of a page in between contain the address to continue with, unless that is home', () => {
    expect(withRedirect('/bind-mobile', '/member?tab=1')).to.equal('/bind-mobile?redirect=%2Fmember%3Ftab%3D1');
    expect(withRedirect('/bind-mobile', '/')).to.equal('/bind-mobile');
  });
});

describe('The text of a query parameter', () => {
  it('is decoded and trimmed', () => {
    expect(queryText('?msg=%20%E5%87%BA%E9%94%99%20', 'msg')).to.equal('出错');
    expect(queryText('?msg=C++', 'msg'), 'a typed plus').to.equal('C++');
  });

  it('is empty when the parameter is missing or has no value', () => {
    expect(queryText('', 'msg')).to.equal('');
    expect(queryText('?msg', 'msg')).to.equal('');
  });

  it('is left undecoded when its encoding is malformed, without throwing', () => {
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
const harmlessPath = fc
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

describe('The return address', () => {
  it('may contain a name that begins or ends with a dot', () => {
    for (const path of ['/.well-known/x', '/...', '/a./b', '/%2e%2ex']) expect(safeTarget(path)).to.equal(path);
  });

  describe('is a path of this site for every hostile value', () => {
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
        expect(safeTarget(value)).to.equal(HOME_PATH);
        expect(returnTo(encodeURIComponent(value))).to.equal(HOME_PATH);
      });
    }

    it('composed of random pieces', () => {
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

    it('that is encoded once too often', () => {
      fc.assert(
        fc.property(encodable, (value) => {
          const result = returnTo(encodeURIComponent(encodeURIComponent(value)));
          expect(landing(result).origin).to.equal(ORIGIN);
        }),
      );
    });
  });

  it('is read without throwing, however malformed the percent-encoding is', () => {
    expect(returnTo('100%')).to.equal(HOME_PATH);
    expect(returnTo('%E0%A4')).to.equal(HOME_PATH);
    expect(returnTo('/courses%')).to.equal(HOME_PATH);
    fc.assert(
      fc.property(hostile, (value) => {
        expect(() => [returnTo(value), safeTarget(value), returnToOf(`?redirect=${value}`)]).not.to.throw();
      }),
    );
  });

  it('is decoded once, so that a value inside the address keeps its own encoding', () => {
    expect(returnTo('%2Fsearch%3Fkeywords%3D100%2525')).to.equal('/search?keywords=100%25');
    expect(returnTo('%252F%252Fevil.example')).to.equal(HOME_PATH);
  });

  it('is home when there is no value', () => {
    expect(returnTo(undefined)).to.equal(HOME_PATH);
    expect(returnToOf('')).to.equal(HOME_PATH);
    expect(returnToOf('?msv=3')).to.equal(HOME_PATH);
  });

  it('never leads back to a login or callback page, however that page is spelled', () => {
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
      expect(safeTarget(loginPage), loginPage).to.equal(HOME_PATH);
    }
    fc.assert(
      fc.property(hostile, (value) => {
        const { pathname } = landing(returnTo(value));
        expect(decodedOrSame(pathname).toLowerCase()).not.to.match(/^\/login(\/callback)?\/*$/);
      }),
      { numRuns: 1000 },
    );
  });

  it('never contains half an emoji, which could not be encoded into the next address', () => {
    expect(safeTarget('/a\uD83D')).to.equal(HOME_PATH);
    expect(safeTarget('/a😀')).to.equal('/a😀');
    fc.assert(
      fc.property(hostile, (value) => {
        expect(() => withRedirect('/login', safeTarget(value))).not.to.throw();
      }),
    );
  });

  it('may be a page whose path only begins like that of the login page', () => {
    expect(safeTarget('/login-help')).to.equal('/login-help');
    expect(safeTarget('/login/help')).to.equal('/login/help');
    expect(safeTarget('/search?from=/login')).to.equal('/search?from=/login');
  });

  it('is every harmless path with its query and hash, unchanged', () => {
    fc.assert(
      fc.property(harmlessPath, (path) => {
        expect(returnTo(encodeURIComponent(path))).to.equal(path);
        expect(returnToOf(withRedirect('/login', path).slice('/login'.length))).to.equal(path);
      }),
    );
  });

  it('does not change when it is read again', () => {
    fc.assert(
      fc.property(hostile, (value) => {
        const once = returnTo(value);
        expect(safeTarget(once)).to.equal(once);
        expect(returnTo(encodeURIComponent(once))).to.equal(once);
      }),
    );
  });
});

describe('A raw query parameter', () => {
  it('is the first of its name, is not decoded, and keeps an equals sign inside its value', () => {
    expect(rawParameter('?a=1&redirect=%2Fx&redirect=%2Fy', 'redirect')).to.equal('%2Fx');
    expect(rawParameter('?redirect=/search?keywords=x', 'redirect')).to.equal('/search?keywords=x');
  });

  it('is undefined when it is missing, and empty when it has no value', () => {
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
