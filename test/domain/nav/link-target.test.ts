import { expect } from 'chai';
import fc from 'fast-check';

import { linkTarget } from '../../../src/domain/nav.js';

describe('link target', () => {
  for (const url of [
    'http://other.example',
    'https://other.example/a?b#c',
    'HTTPS://OTHER.EXAMPLE',
    '//other.example/a',
  ]) {
    it(`${url} leads outside: a new window, or the same one when blank is 0 (spec §2 header)`, () => {
      expect(linkTarget({ url, opensNewWindow: true })).to.deep.equal({ kind: 'outside', href: url, newWindow: true });
      expect(linkTarget({ url, opensNewWindow: false })).to.deep.equal({
        kind: 'outside',
        href: url,
        newWindow: false,
      });
    });
  }

  it('a path of this site stays inside: a new window when blank is 1 (clarifications §6)', () => {
    const url = '/courses?sort=new#all';
    expect(linkTarget({ url, opensNewWindow: false })).to.deep.equal({ kind: 'inside', to: url, newWindow: false });
    expect(linkTarget({ url, opensNewWindow: true })).to.deep.equal({ kind: 'inside', to: url, newWindow: true });
  });

  for (const to of ['/', '/?msv=1', '/VIP/', '/courses/detail/5#a', '/member/orders']) {
    it(`${to} is a page of the route table: the site shows it without loading the document`, () => {
      expect(linkTarget({ url: to, opensNewWindow: false })).to.deep.equal({ kind: 'inside', to, newWindow: false });
    });
  }

  for (const href of ['/aboutus', '/user/protocol?a=1', '/member/order/pay/wechat/jsapi/page', '/files/a.pdf']) {
    it(`${href} is none of the route table: the browser loads it from the server`, () => {
      expect(linkTarget({ url: href, opensNewWindow: false })).to.deep.equal({
        kind: 'document',
        href,
        newWindow: false,
      });
      expect(linkTarget({ url: href, opensNewWindow: true })).to.deep.include({ newWindow: true });
    });
  }

  it('forgives blanks around an address', () => {
    expect(linkTarget({ url: ' /vip\n', opensNewWindow: false })).to.deep.include({ to: '/vip' });
    expect(linkTarget({ url: ' https://other.example ', opensNewWindow: false })).to.deep.include({
      href: 'https://other.example',
    });
  });

  for (const url of [
    ...['javascript:alert(1)', 'JAVASCRIPT:alert(1)', ' javascript:alert(1)', 'java\nscript:alert(1)', 'vbscript:x'],
    ...['data:text/html,x', 'mailto:a@b.example', '#', '', 'courses', 'www.other.example', '?a=1'],
    ...['https:other.example', 'https://', '//', '///other.example', '/\\other.example', '/\t/other.example'],
    ...['//\\other.example', '/..//other.example'],
  ]) {
    it(`${JSON.stringify(url)} is no link (lesson 33)`, () => {
      expect(linkTarget({ url, opensNewWindow: true })).to.deep.equal({ kind: 'none' });
    });
  }

  it('never names anything but a web address or a path of this origin (lesson 33)', () => {
    const piece = fc.constantFrom('/', '\\', ':', '.', '\t', ' ', '@', 'http', 'https', 'javascript', 'a', '?', '#');
    const anyUrl = fc.oneof(
      fc.string(),
      fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join('')),
    );
    fc.assert(
      fc.property(anyUrl, (url) => {
        const target = linkTarget({ url, opensNewWindow: false });
        if (target.kind === 'outside') expect(target.href).to.match(/^(https?:)?\/\/[^/\\]/i);
        const path = target.kind === 'inside' ? target.to : target.kind === 'document' ? target.href : '/';
        expect(new URL(path, 'https://site.example').origin).to.equal('https://site.example');
      }),
      { numRuns: 1000 },
    );
  });
});
