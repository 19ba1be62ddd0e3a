import { expect } from 'chai';

import { isManyUnread, unreadOf, withRead } from '../../../src/domain/messages.js';
import { aPageOfMessages } from '../../support/posts.js';

describe('What was read since a page of messages came (pages §12)', () => {
  it('is read on it, and nothing else is', () => {
    const page = aPageOfMessages('a', 'b', 'c-read');
    const after = withRead(page, new Set(['b', 'x']));
    expect(unreadOf(after).map(({ id }) => id)).to.deep.equal(['a']);
    expect(after.total).to.equal(page.total);
    expect(unreadOf(page), 'the page that came is as it was').to.have.length(2);
  });

  const names = (count: number) => Array.from({ length: count }, (_, place) => `m${place}`);

  it('counts as many from 21 on', () => {
    expect(isManyUnread(aPageOfMessages('a'), 20)).to.equal(false);
    expect(isManyUnread(aPageOfMessages('a'), 21)).to.equal(true);
  });

  it('counts as many on a full page with more to come, however old the count is (API 2.16)', () => {
    const full = aPageOfMessages(...names(20));
    expect(isManyUnread(full, 0)).to.equal(false);
    expect(isManyUnread({ ...full, total: 21 }, 0)).to.equal(true);
    expect(isManyUnread({ ...aPageOfMessages(...names(19), 'x-read'), total: 21 }, 0)).to.equal(false);
  });
});
