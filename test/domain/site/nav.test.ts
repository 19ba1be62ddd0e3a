import { expect } from 'chai';
import fc from 'fast-check';

import {
  activeNav as activeNavOn,
  linkTarget as linkTargetOn,
  type LinkTarget,
  type NavChild,
  type NavItem,
  showsVipEntry,
} from '../../../src/domain/site/nav.js';
import { aChild, anItem, aSite } from '../../support/site.js';

const ORIGIN = 'https://site.example';
const activeNav = (navs: readonly NavItem[], path: string) => activeNavOn(navs, path, ORIGIN);
const linkTarget = (link: Pick<NavChild, 'url' | 'opensNewWindow'>): LinkTarget => linkTargetOn(link, ORIGIN);

function activeUrls(navs: readonly NavItem[], path: string): readonly (string | undefined)[] {
  const { item, child } = activeNav(navs, path);
  return [item?.url, child?.url];
}

describe('The active navigation item', () => {
  const menu = ['/', '/courses', '/live', '/vip', '/exam'].map((url) => anItem(url));

  it('is the item whose address equals the path or its first segments, not only its first letters', () => {
    for (const path of ['/vip', '/vip/3']) expect(activeUrls(menu, path), path).to.deep.equal(['/vip', undefined]);
    expect(activeUrls(menu, '/vipers')).to.deep.equal([undefined, undefined]);
    expect(activeUrls([anItem('/a')], '/vip/a')).to.deep.equal([undefined, undefined]);
  });

  it('is the home item only on home', () => {
    expect(activeUrls(menu, '/')).to.deep.equal(['/', undefined]);
    expect(activeUrls(menu, '/announcement')).to.deep.equal([undefined, undefined]);
  });

  for (const list of [
    ...['/courses', '/live', '/topic', '/book', '/learnPath', '/wenda'],
    ...['/exam/papers', '/exam/mockpaper', '/exam/practice'],
  ]) {
    it(`is ${list} for its detail pages`, () => {
      const navs = [anItem('/'), anItem('/exam'), anItem(list)];
      expect(activeUrls(navs, `${list}/detail/5`)).to.deep.equal([list, undefined]);
      // The table wins: a detail page counts as its list even if the operator has put the detail page itself in the
      // menu.
      expect(activeUrls([anItem(`${list}/detail/5`), anItem(list)], `${list}/detail/5`)).to.deep.equal([
        list,
        undefined,
      ]);
    });
  }

  it('is the item with the longest matching address, in whatever order the items are', () => {
    const navs = [anItem('/member'), anItem('/member/orders'), anItem('/')];
    expect(activeUrls(navs, '/member/orders/7')).to.deep.equal(['/member/orders', undefined]);
    expect(activeUrls([...navs].reverse(), '/member/orders/7')).to.deep.equal(['/member/orders', undefined]);
    expect(activeUrls(navs, '/member/messages')).to.deep.equal(['/member', undefined]);
  });

  it('is the parent of the child that matches', () => {
    const navs = [anItem('/courses'), anItem('https://other.example', [aChild('/live'), aChild('/topic')])];
    expect(activeUrls(navs, '/topic/detail/3')).to.deep.equal(['https://other.example', '/topic']);
  });

  it('is the first of two items with the same address, and an item rather than its child', () => {
    const [first, second] = [anItem('/courses', [aChild('/courses')]), anItem('/courses')];
    const active = activeNav([first, second], '/courses');
    expect(active.item).to.equal(first);
    expect(active.child).to.equal(undefined);
  });

  it('is found although its address has a closing slash, a query or a hash', () => {
    for (const url of ['/courses/', '/courses//', '/courses?sort=new', '/courses#all', ' /courses ']) {
      expect(activeNav([anItem(url)], '/courses/detail/1').item?.url).to.equal(url);
    }
    expect(activeNav([anItem('/vip')], '/vip/').item?.url).to.equal('/vip');
  });

  it('is found although its address is relative, or contains the origin of this site', () => {
    for (const url of [
      'courses',
      './courses',
      '../courses/',
      'https://site.example/courses',
      '//SITE.example/courses',
    ]) {
      expect(activeNav([anItem(url)], '/courses').item?.url, url).to.equal(url);
    }
    expect(activeNav([anItem('https://site.example')], '/').item?.url).to.equal('https://site.example');
  });

  it('never has an address that is no path of this site', () => {
    for (const url of ['', '#', '//courses', 'https://other.example/courses', 'javascript:void 0', './/courses']) {
      expect(activeNav([anItem(url)], '/courses').item, url).to.equal(undefined);
    }
    for (const url of ['//', '///']) expect(activeNav([anItem(url)], '/').item, url).to.equal(undefined);
  });

  it('is missing in an empty menu', () => {
    expect(activeNav([], '/')).to.deep.equal({ item: undefined, child: undefined });
  });

  it('always matches whole segments of the path, and no other item matches more of them', () => {
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

describe('The link target', () => {
  for (const url of [
    'http://other.example',
    'https://other.example/a?b#c',
    'HTTPS://OTHER.EXAMPLE',
    '//other.example/a',
  ]) {
    it(`of ${url} is outside: in a new window, or in the same one when blank is 0`, () => {
      expect(linkTarget({ url, opensNewWindow: true })).to.deep.equal({
        kind: 'outside',
        href: url,
        opensNewWindow: true,
      });
      expect(linkTarget({ url, opensNewWindow: false })).to.deep.equal({
        kind: 'outside',
        href: url,
        opensNewWindow: false,
      });
    });
  }

  it('of a path of this site is inside: in a new window when blank is 1', () => {
    const url = '/courses?sort=new#all';
    expect(linkTarget({ url, opensNewWindow: false })).to.deep.equal({
      kind: 'inside',
      to: url,
      opensNewWindow: false,
    });
    expect(linkTarget({ url, opensNewWindow: true })).to.deep.equal({ kind: 'inside', to: url, opensNewWindow: true });
  });

  for (const to of ['/', '/?msv=1', '/VIP/', '/courses/detail/5#a', '/member/orders']) {
    it(`of ${to}, a page of the route table, is shown without loading the document`, () => {
      expect(linkTarget({ url: to, opensNewWindow: false })).to.deep.equal({
        kind: 'inside',
        to,
        opensNewWindow: false,
      });
    });
  }

  it('of a file is the file, also with a blank before its address', () => {
    expect(linkTarget({ url: ' /files/a.pdf', opensNewWindow: false })).to.deep.include({ href: '/files/a.pdf' });
  });

  for (const href of ['/aboutus', '/user/protocol?a=1', '/member/order/pay/wechat/jsapi/page', '/files/a.pdf']) {
    it(`of ${href}, no page of the route table, is loaded by the browser from the server`, () => {
      expect(linkTarget({ url: href, opensNewWindow: false })).to.deep.equal({
        kind: 'document',
        href,
        opensNewWindow: false,
      });
      expect(linkTarget({ url: href, opensNewWindow: true })).to.deep.include({ opensNewWindow: true });
    });
  }

  for (const [url, href] of [
    ['www.other.example', '//www.other.example'],
    ['WWW.Other.example/a?b#c', '//WWW.Other.example/a?b#c'],
    ['www.学堂.中国', '//www.学堂.中国'],
    ['other-school.cn', '//other-school.cn'],
    ['other.example/x', '//other.example/x'],
    ['other.example:8080/?a', '//other.example:8080/?a'],
    ['other.com:8080?a', '//other.com:8080?a'],
  ] as const) {
    it(`of ${url}, typed without a scheme, is outside`, () => {
      expect(linkTarget({ url, opensNewWindow: true })).to.deep.equal({ kind: 'outside', href, opensNewWindow: true });
    });
  }

  for (const [url, to] of [
    ['https://site.example', '/'],
    ['https://site.example?msv=1', '/?msv=1'],
    ['HTTPS://Site.Example/courses/detail/5#end', '/courses/detail/5#end'],
    ['//site.example/vip', '/vip'],
    ['site.example/vip', '/vip'],
    ['courses', '/courses'],
    ['courses?page=2', '/courses?page=2'],
    ['./vip', '/vip'],
    ['../courses/detail/5', '/courses/detail/5'],
    ['../../', '/'],
    ['announcement?id=5#end', '/announcement?id=5#end'],
  ] as const) {
    it(`of ${url} is the page ${to} of this site`, () => {
      expect(linkTarget({ url, opensNewWindow: false })).to.deep.equal({ kind: 'inside', to, opensNewWindow: false });
      expect(linkTarget({ url, opensNewWindow: true })).to.deep.include({ opensNewWindow: true });
    });
  }

  for (const [url, href] of [
    ['guide.html', '/guide.html'],
    ['./x', '/x'],
    ['../files/课件.pdf', '/files/课件.pdf'],
    ['uploads/a.png?x', '/uploads/a.png?x'],
  ] as const) {
    it(`of ${url} is the file ${href} of the server`, () => {
      expect(linkTarget({ url, opensNewWindow: false })).to.deep.equal({
        kind: 'document',
        href,
        opensNewWindow: false,
      });
    });
  }

  it('of an address on this origin outside the route table is loaded by the browser', () => {
    const target = (url: string) => linkTarget({ url, opensNewWindow: true });
    expect(target('https://site.example/files/a.pdf')).to.deep.include({ kind: 'document', href: '/files/a.pdf' });
    // Without its host, this one would be another site.
    const url = 'https://site.example//other.example';
    expect(target(url)).to.deep.include({ kind: 'outside', href: url });
  });

  it('of an address that only begins like this origin is outside', () => {
    for (const url of [
      ...['https://site.example.evil.test/vip', 'https://site.example@evil.test/vip', 'https://site.examplevip/vip'],
      ...['http://site.example/vip', 'https://site.example:8443/vip', 'https://evil.test/https://site.example/vip'],
    ]) {
      expect(linkTarget({ url, opensNewWindow: true }), url).to.deep.include({ kind: 'outside', href: url });
    }
  });

  it('ignores spaces around an address', () => {
    expect(linkTarget({ url: ' /vip\n', opensNewWindow: false })).to.deep.include({ to: '/vip' });
    expect(linkTarget({ url: ' https://other.example ', opensNewWindow: false })).to.deep.include({
      href: 'https://other.example',
    });
  });

  for (const url of [
    ...['javascript:alert(1)', 'JAVASCRIPT:alert(1)', ' javascript:alert(1)', 'java\nscript:alert(1)', 'vbscript:x'],
    ...[
      'data:text/html,x',
      'java%73cript:alert(1)',
      'blob:https://site.example/1',
      'file:///c:/a.html',
      'ftp://a.example',
    ],
    ...[
      'mailto:a@b.example',
      'MailTo:a@b.example',
      'tel:+86-400-000',
      'a@b.example',
      '#',
      '#end',
      '',
      '.',
      '..',
      '?a=1',
      '暂无',
      'null',
      'coming soon',
      '暂无 a/b',
    ],
    ...['https:other.example', 'https://', '//', '///other.example', '/\\other.example', '/\t/other.example'],
    ...['//\\other.example', '/..//other.example', './/other.example', '.././/other.example', '..\\other.example'],
    ...['./\t/other.example', './..//other.example', 'a/..//other.example'],
  ]) {
    it(`of ${JSON.stringify(url)} is none`, () => {
      expect(linkTarget({ url, opensNewWindow: true })).to.deep.equal({ kind: 'none' });
    });
  }

  it('never names anything but a web address or a path of this origin', () => {
    const piece = fc.constantFrom(
      ...['/', '\\', ':', '.', '..', '\t', ' ', '@', '?', '#', 'http', 'https', 'javascript', 'data', 'mailto', 'tel'],
      ...['a', 'www', '.example', 'site.example', 'https://site.example', 'courses', '%2e', '%2f', '\u202E', '。'],
    );
    const anyUrl = fc.oneof(
      fc.string(),
      fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join('')),
    );
    fc.assert(
      fc.property(anyUrl, (url) => {
        const target = linkTarget({ url, opensNewWindow: false });
        if (target.kind === 'none') return;
        const address = target.kind === 'inside' ? target.to : target.href;
        const parsed = URL.canParse(address, ORIGIN) ? new URL(address, ORIGIN) : undefined;
        if (target.kind === 'outside') {
          expect(address).to.match(/^(https?:)?\/\/[^/\\]/i);
          if (parsed) expect(parsed.protocol).to.match(/^https?:$/);
        } else expect(parsed?.origin).to.equal(ORIGIN);
      }),
      { numRuns: 5000 },
    );
  });

  it('is the same for an address that it names', () => {
    const word = fc.constantFrom('courses', 'vip', 'detail', '5', 'a.pdf', '..', '.', '课');
    const address = fc.tuple(
      fc.constantFrom('', '/', './', '../', 'https://site.example/', 'www.other.example/'),
      fc.array(word),
    );
    fc.assert(
      fc.property(address, ([start, parts]) => {
        const target = linkTarget({ url: start + parts.join('/'), opensNewWindow: false });
        if (target.kind === 'none') return;
        const url = target.kind === 'inside' ? target.to : target.href;
        expect(linkTarget({ url, opensNewWindow: false })).to.deep.equal(target);
      }),
    );
  });
});

describe('The VIP entry', () => {
  it('is shown only if the switch is on and the build does not disable VIP', () => {
    const [on, off] = [aSite().config, aSite().withoutVip().config];
    expect(showsVipEntry(on, { isVipDisabled: false })).to.equal(true);
    expect(showsVipEntry(on, { isVipDisabled: true })).to.equal(false);
    expect(showsVipEntry(off, { isVipDisabled: false })).to.equal(false);
    expect(showsVipEntry(off, { isVipDisabled: true })).to.equal(false);
  });
});
