import { expect } from 'chai';
import fc from 'fast-check';

import { activeNav, type NavItem } from '../../../src/domain/nav.js';
import { aChild, anItem } from '../../support/site.js';

function lit(navs: readonly NavItem[], path: string): readonly (string | undefined)[] {
  const { item, child } = activeNav(navs, path);
  return [item?.url, child?.url];
}

describe('active navigation item', () => {
  const menu = ['/', '/courses', '/live', '/vip', '/exam'].map((url) => anItem(url));

  it('is the one whose address is the path', () => {
    expect(lit(menu, '/vip')).to.deep.equal(['/vip', undefined]);
  });

  it('is the one whose address is a prefix of the path (spec §2 header)', () => {
    expect(lit(menu, '/vip/3')).to.deep.equal(['/vip', undefined]);
  });

  it('is never one that only begins alike: /vip for /vipers, /a for /vip/a (lesson 32)', () => {
    expect(lit(menu, '/vipers')).to.deep.equal([undefined, undefined]);
    expect(lit([anItem('/a')], '/vip/a')).to.deep.equal([undefined, undefined]);
  });

  it('is home for home alone', () => {
    expect(lit(menu, '/')).to.deep.equal(['/', undefined]);
    expect(lit(menu, '/announcement')).to.deep.equal([undefined, undefined]);
  });

  for (const list of [
    ...['/courses', '/live', '/topic', '/book', '/learnPath', '/wenda'],
    ...['/exam/papers', '/exam/mockpaper', '/exam/practice'],
  ]) {
    it(`is ${list} for its detail pages (spec §2 header)`, () => {
      const navs = [anItem('/'), anItem('/exam'), anItem(list)];
      expect(lit(navs, `${list}/detail/5`)).to.deep.equal([list, undefined]);
      // The table comes first: a detail page counts as its list, even if somebody put the detail page in the menu.
      expect(lit([anItem(`${list}/detail/5`), anItem(list)], `${list}/detail/5`)).to.deep.equal([list, undefined]);
    });
  }

  it('is the longest that fits, wherever it stands', () => {
    const navs = [anItem('/member'), anItem('/member/orders'), anItem('/')];
    expect(lit(navs, '/member/orders/7')).to.deep.equal(['/member/orders', undefined]);
    expect(lit([...navs].reverse(), '/member/orders/7')).to.deep.equal(['/member/orders', undefined]);
    expect(lit(navs, '/member/messages')).to.deep.equal(['/member', undefined]);
  });

  it('is lit by its child (clarifications §6)', () => {
    const navs = [anItem('/courses'), anItem('https://other.example', [aChild('/live'), aChild('/topic')])];
    expect(lit(navs, '/topic/detail/3')).to.deep.equal(['https://other.example', '/topic']);
  });

  it('is the first of two with the same address, the item before its child', () => {
    const [first, second] = [anItem('/courses', [aChild('/courses')]), anItem('/courses')];
    const active = activeNav([first, second], '/courses');
    expect(active.item).to.equal(first);
    expect(active.child).to.equal(undefined);
  });

  it('is found under an address with a closing slash, a query or a hash', () => {
    for (const url of ['/courses/', '/courses//', '/courses?sort=new', '/courses#all', ' /courses ']) {
      expect(activeNav([anItem(url)], '/courses/detail/1').item?.url).to.equal(url);
    }
    expect(activeNav([anItem('/vip')], '/vip/').item?.url).to.equal('/vip');
  });

  it('is never an address that is no path of this site', () => {
    for (const url of ['', '#', 'courses', '//courses', 'https://site.example/courses', 'javascript:void 0']) {
      expect(activeNav([anItem(url)], '/courses').item, url).to.equal(undefined);
    }
    for (const url of ['//', '///']) expect(activeNav([anItem(url)], '/').item, url).to.equal(undefined);
  });

  it('is nothing in an empty menu', () => {
    expect(activeNav([], '/')).to.deep.equal({ item: undefined, child: undefined });
  });

  it('always covers the path by whole segments, and no other covers more of it', () => {
    const segment = fc.constantFrom('a', 'ab', 'b', 'vip');
    const path = fc.array(segment, { maxLength: 4 }).map((segments) => `/${segments.join('/')}`);
    const item = fc.tuple(path, fc.array(path, { maxLength: 3 })).map(([url, urls]) => anItem(url, urls.map(aChild)));
    fc.assert(
      fc.property(fc.array(item, { maxLength: 4 }), path, (navs, here) => {
        const fitting = navs.flatMap((nav) => [nav, ...nav.children]).filter(({ url }) => coversBySegments(url, here));
        const { item: active, child } = activeNav(navs, here);
        if (active === undefined) {
          expect(fitting).to.deep.equal([]);
          return;
        }
        const url = (child ?? active).url;
        expect(coversBySegments(url, here)).to.equal(true);
        expect(url.length).to.equal(Math.max(...fitting.map((nav) => nav.url.length)));
        expect(navs).to.include(active);
        if (child) expect(active.children).to.include(child);
      }),
    );
  });
});

function coversBySegments(address: string, path: string): boolean {
  if (address === '/' || path === '/') return address === path;
  const wanted = address.split('/');
  return wanted.every((segment, at) => path.split('/')[at] === segment);
}
