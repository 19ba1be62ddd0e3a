import { expect } from 'chai';
import fc from 'fast-check';

import type { PageLocation } from '../../../src/domain/ports/navigator.js';
import { phoneAddress as addressOnPhone } from '../../../src/domain/site/phone-redirect.js';
import { aLocation } from '../../support/a-location.js';

const H5 = 'https://m.example';
const HERE = 'https://site.example';

const phoneAddress = (base: string, style: 'hash' | 'history', location: Pick<PageLocation, 'path' | 'query'>) =>
  addressOnPhone(base, style, location, HERE);

/** Desktop path, page of the uni-app phone site, path of the newer phone site. */
const PAGES: readonly (readonly [string, string, string])[] = [
  ['/topic/detail/12', '/#/pages/webview/webview?course_type=topic&id=12', '/topic/12'],
  ['/courses/detail/12', '/#/pages/course/show?id=12', '/course/12'],
  ['/courses/video/12', '/#/pages/course/video?id=12', '/course/video/12'],
  ['/live/detail/12', '/#/packageA/live/show?id=12', '/live/12'],
  ['/live/video/12', '/#/packageA/live/video?id=12', '/live/video/12'],
  ['/book/detail/12', '/#/packageA/book/show?id=12', '/book/12'],
  ['/book/read/12', '/#/pages/webview/webview?course_type=book&id=12', '/book/read/12'],
  ['/learnPath/detail/12', '/#/packageA/learnPath/show?id=12', '/learnPath/12'],
  ['/exam/papers/detail/12', '/#/pages/webview/webview?course_type=paperRead&id=12', '/exam/papers/12'],
  ['/exam/practice/detail/12', '/#/pages/webview/webview?course_type=practiceRead&id=12', '/exam/practice/12'],
  ['/exam/mockpaper/detail/12', '/#/pages/webview/webview?course_type=mockRead&id=12', '/exam/mockpaper/12'],
];

describe('The address on the phone site', () => {
  for (const [desktop, hash, history] of PAGES) {
    it(`of ${desktop} is ${hash}, or ${history}`, () => {
      expect(phoneAddress(H5, 'hash', aLocation(desktop))).to.equal(H5 + hash);
      expect(phoneAddress(H5, 'history', aLocation(desktop))).to.equal(H5 + history);
    });
  }

  it('keeps an id that is a word, as some courses of the phone site have', () => {
    expect(phoneAddress(H5, 'history', aLocation('/book/detail/ab-1_c/'))).to.equal(`${H5}/book/ab-1_c`);
    expect(phoneAddress(H5, 'history', aLocation('/book/detail/a b'))).not.to.include('/book/');
  });

  it('is missing for a visitor who is already there, so that a phone is not redirected in a loop', () => {
    for (const here of [HERE, `${HERE}/`, `${HERE}/#/`]) {
      for (const path of ['/', '/courses/detail/12', '/courses?msv=5']) {
        expect(phoneAddress(here, 'hash', aLocation(path)), `${here} at ${path}`).to.equal(undefined);
      }
    }
    expect(phoneAddress(`${HERE}/h5`, 'history', aLocation('/h5/course/12'))).to.equal(undefined);
    expect(phoneAddress(`${HERE}/h5`, 'history', aLocation('/h5people'))).to.equal(`${HERE}/h5`);
    expect(phoneAddress(`${HERE}/h5`, 'history', aLocation('/courses/detail/12'))).to.equal(`${HERE}/h5/course/12`);
    expect(phoneAddress(`${HERE}.evil`, 'hash', aLocation('/'))).to.equal(`${HERE}.evil`);
  });

  it('is missing where this site answers the address of the phone site, however the operator has written it', () => {
    for (const base of [
      `${HERE}/?from=pc`,
      `${HERE}?from=pc#/`,
      `${HERE}/#/pages/index/index`,
      `${HERE}:443/`,
      `${HERE}:/`,
      'https://someone@site.example/',
      'http://SITE.example/',
      '//site.example',
      `${HERE}/index.html#/`,
      `${HERE}/courses`,
      `${HERE}/V%49P/?a=1`,
      `${HERE}/courses/detail/3`,
      `${HERE}/login?redirect=%2F`,
    ]) {
      for (const path of ['/', '/courses/detail/12', '/nowhere?msv=5']) {
        for (const style of ['hash', 'history'] as const)
          expect(phoneAddress(base, style, aLocation(path)), `${base} at ${path}`).to.equal(undefined);
      }
    }
  });

  it('is used where the phone site is beside this site, on the same host', () => {
    expect(phoneAddress(`${HERE}/m/`, 'hash', aLocation('/vip'))).to.equal(`${HERE}/m/`);
    expect(phoneAddress(`${HERE}:8443/`, 'hash', aLocation('/vip'))).to.equal(`${HERE}:8443/`);
    expect(phoneAddress(`${HERE}/h5/?from=pc`, 'history', aLocation('/h5/'))).to.equal(undefined);
  });

  it('keeps the parameters of the phone site before those of the visitor', () => {
    const base = `${H5}/h5/?from=pc#/`;
    expect(phoneAddress(base, 'hash', aLocation('/courses/detail/12'))).to.equal(
      `${H5}/h5/?from=pc#/pages/course/show?id=12`,
    );
    expect(phoneAddress(base, 'history', aLocation('/courses/detail/12?msv=5'))).to.equal(
      `${H5}/h5/course/12?from=pc&msv=5`,
    );
  });

  it('never leads from this site to this site twice', () => {
    const bases = fc
      .tuple(
        fc.constantFrom('https:', 'http:', ''),
        fc.constantFrom('site.example', 'site.example:443', 'SITE.example', 'm.site.example'),
        fc.constantFrom('', '/', '/h5', '/h5/', '/courses/', '/VIP', '/index.html'),
        fc.constantFrom('', '?', '?from=pc'),
        fc.constantFrom('', '#', '#/', '#/pages/index'),
      )
      .map(([scheme, ...rest]) => `${scheme}//${rest.join('')}`);
    const locations = fc.tuple(
      fc.constantFrom('/', '/courses/detail/12', '/h5', '/h5/course/3', '/H5/x', '/courses', '/index.html'),
      fc.constantFrom('', '?msv=5', '?from=pc'),
    );
    fc.assert(
      fc.property(bases, fc.constantFrom('hash', 'history'), locations, (base, style, [path, query]) => {
        const first = phoneAddress(base, style, { path, query });
        if (first === undefined) return;
        const { host, pathname, search } = new URL(first, HERE);
        // A server may answer any path of its own host with this site.
        if (host !== new URL(HERE).host) return;
        expect(phoneAddress(base, style, { path: pathname, query: search })).to.equal(undefined);
      }),
    );
  });

  it('has the query of the visitor first and the id last', () => {
    expect(phoneAddress(H5, 'hash', aLocation('/courses/detail/12?tab=3'))).to.equal(
      `${H5}/#/pages/course/show?tab=3&id=12`,
    );
    expect(phoneAddress(H5, 'hash', aLocation('/topic/detail/12?msv=5&tab=a%26b'))).to.equal(
      `${H5}/#/pages/webview/webview?msv=5&tab=a%26b&course_type=topic&id=12`,
    );
    expect(phoneAddress(H5, 'history', aLocation('/courses/detail/12?msv=5'))).to.equal(`${H5}/course/12?msv=5`);
  });

  it('has one id and one course type, whatever query the visitor has', () => {
    expect(phoneAddress(H5, 'hash', aLocation('/book/read/12?id=99&course_type=topic&tab=3'))).to.equal(
      `${H5}/#/pages/webview/webview?tab=3&course_type=book&id=12`,
    );
  });

  it('keeps parameters whose names only resemble id and course_type', () => {
    expect(phoneAddress(H5, 'hash', aLocation('/courses/detail/12?paid=1&id&my_course_type=2&idea=3'))).to.equal(
      `${H5}/#/pages/course/show?paid=1&my_course_type=2&idea=3&id=12`,
    );
  });

  it('of any other page is the home of the phone site, as the operator wrote it', () => {
    for (const path of ['/', '/vip', '/courses', '/courses/detail/', '/topic/detail/1/2', '/courses/detail/a&b']) {
      expect(phoneAddress(`${H5}/`, 'hash', aLocation(path)), path).to.equal(`${H5}/`);
      expect(phoneAddress(H5, 'history', aLocation(path)), path).to.equal(H5);
    }
  });

  it('of any other page has the inviter too', () => {
    expect(phoneAddress(H5, 'hash', aLocation('/?msv=5'))).to.equal(`${H5}/#/?msv=5`);
    expect(phoneAddress(H5, 'history', aLocation('/vip?msv=5'))).to.equal(`${H5}/?msv=5`);
  });

  it('has exactly one slash after the base, however the base is written', () => {
    for (const base of [H5, `${H5}/`, `${H5}//`, `${H5}#`, `${H5}/#`, `${H5}/#/`]) {
      expect(phoneAddress(base, 'hash', aLocation('/courses/detail/12/'))).to.equal(`${H5}/#/pages/course/show?id=12`);
    }
    expect(phoneAddress(`${H5}/h5/`, 'history', aLocation('/live/video/2'))).to.equal(`${H5}/h5/live/video/2`);
  });

  it('never leaves the phone site, whatever the address of the visitor is', () => {
    fc.assert(
      fc.property(fc.webPath(), fc.webQueryParameters(), fc.constantFrom('hash', 'history'), (path, query, style) => {
        const address = phoneAddress(H5, style, { path, query: `?${query}` });
        expect(new URL(address ?? '').origin).to.equal(H5);
      }),
    );
  });
});
