import { expect } from 'chai';
import fc from 'fast-check';

import { isManyUnread, linkName, messageParts, unreadOf, withRead } from '../../src/domain/messages.js';
import { aPageOfMessages } from '../support/posts.js';

const ORIGIN = 'https://school.example';

/** Writes a link as `[text](target)`, and as `[[text]](target)` when it opens in a new window. */
function shown(text: string): string {
  return messageParts(text, ORIGIN)
    .map((part) => {
      if (part.kind === 'text') return part.text;
      const { target } = part;
      return target.kind === 'inside' ? `[${part.text}](${target.to})` : `[[${part.text}]](${target.href})`;
    })
    .join('');
}

describe('The text of a message', () => {
  const ROWS: readonly (readonly [text: string, shown: string])[] = [
    ['您的订单已支付成功', '您的订单已支付成功'],
    ['', ''],
    ['见https://a.example/b?c=1#d。谢谢', '见[[https://a.example/b?c=1#d]](https://a.example/b?c=1#d)。谢谢'],
    ['HTTP://A.example', '[[HTTP://A.example]](HTTP://A.example)'],
    ['(see https://a.example/b_(c)).', '(see [[https://a.example/b_(c)]](https://a.example/b_(c))).'],
    [
      'https://a.example, https://b.example!',
      '[[https://a.example]](https://a.example), [[https://b.example]](https://b.example)!',
    ],
    ['[https://a.example/b]', '[[[https://a.example/b]](https://a.example/b)]'],
    ['https://a.example/b[1]', '[[https://a.example/b[1]]](https://a.example/b[1])'],
    // Pages of this site, with and without the origin.
    [
      '请看 https://school.example/courses/detail/7 。',
      '请看 [https://school.example/courses/detail/7](/courses/detail/7) 。',
    ],
    ['https://School.example', '[https://School.example](/)'],
    ['https://school.example?msv=1', '[https://school.example?msv=1](/?msv=1)'],
    ['去看看：/courses/detail/7，好', '去看看：[/courses/detail/7](/courses/detail/7)，好'],
    ['/member/orders?page=2.', '[/member/orders?page=2](/member/orders?page=2).'],
    // No pages of this site: a file, words with a slash between them, a fraction, a path within other text.
    [
      'https://school.example/files/a.pdf',
      '[[https://school.example/files/a.pdf]](https://school.example/files/a.pdf)',
    ],
    ['和/或 A/B and/vip 1/2 7*24/7 ./vip', '和/或 A/B and/vip 1/2 7*24/7 ./vip'],
    ['/no-such-page', '/no-such-page'],
    // Other sites, even though their addresses look like this one.
    ['https://school.example.evil.test/', '[[https://school.example.evil.test/]](https://school.example.evil.test/)'],
    [
      'https://school.example@evil.test/vip',
      '[[https://school.example@evil.test/vip]](https://school.example@evil.test/vip)',
    ],
    ['https://school.example//evil.test', '[[https://school.example//evil.test]](https://school.example//evil.test)'],
    ['https://school.examplevip', '[[https://school.examplevip]](https://school.examplevip)'],
    // Without a scheme.
    ['见www.a.example。', '见[[www.a.example]](//www.a.example)。'],
    ['(www.a.example/b?c=1#d)', '([[www.a.example/b?c=1#d]](//www.a.example/b?c=1#d))'],
    ['请访问 a.example/b.', '请访问 [[a.example/b]](//a.example/b).'],
    ['school.example/vip', '[school.example/vip](/vip)'],
    [
      'a.example node.js/x v1.0/2 guide.html/ me@a.example/x xwww.a.example www. A.B/C ./a.example/b',
      'a.example node.js/x v1.0/2 guide.html/ me@a.example/x xwww.a.example www. A.B/C ./a.example/b',
    ],
    // Not web addresses.
    [
      'javascript:alert(1) data:text/html,x ftp://a.example http:// https:///x',
      'javascript:alert(1) data:text/html,x ftp://a.example http:// https:///x',
    ],
    ['<a href="https://a.example">x</a>', '<a href="[[https://a.example]](https://a.example)">x</a>'],
  ];
  for (const [text, result] of ROWS) {
    it(`is split into words and links: ${JSON.stringify(text)}`, () => expect(shown(text)).to.equal(result));
  }

  it('has no empty parts; a link to this site opens in the same tab, another link in a new window', () => {
    expect(messageParts('/vip https://a.example', ORIGIN)).to.deep.equal([
      { kind: 'link', text: '/vip', target: { kind: 'inside', to: '/vip' } },
      { kind: 'text', text: ' ' },
      {
        kind: 'link',
        text: 'https://a.example',
        target: { kind: 'outside', href: 'https://a.example' },
      },
    ]);
  });

  it('loses no character, and links only to the web and to this site', () => {
    const piece = fc.oneof(
      fc.string(),
      fc.constantFrom(
        'https://',
        'http://',
        ORIGIN,
        '/vip',
        '/courses/detail/',
        'www.',
        'a.example',
        '(',
        ')',
        '。',
        ' ',
        '//',
        '@',
        '..',
        '\\',
      ),
    );
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const text = pieces.join('');
        const parts = messageParts(text, ORIGIN);
        expect(parts.map((part) => part.text).join('')).to.equal(text);
        for (const part of parts) {
          if (part.kind === 'text') continue;
          const { target } = part;
          if (target.kind === 'outside') expect(target.href).to.match(/^(?:https?:)?\/\/[^/]/i);
          else expect(target.to).to.match(/^\/(?!\/)/);
        }
      }),
    );
  });
});

describe('A link in a message', () => {
  it('has the name of what it leads to, where that is a page that messages often link', () => {
    const names = {
      '/courses/detail/7?tab=3': '查看课程',
      '/Courses/Video/7/': '查看课时',
      '/announcement?id=3': '查看公告',
      '/member/orders?page=2': '查看订单',
      '/member': undefined,
      '/courses': undefined,
      '/': undefined,
    };
    expect(Object.keys(names).map(linkName)).to.deep.equal(Object.values(names));
  });
});

describe('A page of messages', () => {
  it('shows messages as read that were read since the page arrived, and no others', () => {
    const page = aPageOfMessages('a', 'b', 'c-read');
    const after = withRead(page, new Set(['b', 'x']));
    expect(unreadOf(after).map(({ id }) => id)).to.deep.equal(['a']);
    expect(after.total).to.equal(page.total);
    expect(unreadOf(page), 'the page that came is as it was').to.have.length(2);
  });

  const names = (count: number) => Array.from({ length: count }, (_, index) => `m${index}`);

  it('has many unread messages from a count of 21 on', () => {
    expect(isManyUnread(aPageOfMessages('a'), 20)).to.equal(false);
    expect(isManyUnread(aPageOfMessages('a'), 21)).to.equal(true);
  });

  it('has many unread messages when all 20 are unread and more follow, however old the count is', () => {
    const full = aPageOfMessages(...names(20));
    expect(isManyUnread(full, 0)).to.equal(false);
    expect(isManyUnread({ ...full, total: 21 }, 0)).to.equal(true);
    expect(isManyUnread({ ...aPageOfMessages(...names(19), 'x-read'), total: 21 }, 0)).to.equal(false);
  });
});
