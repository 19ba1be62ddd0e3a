import { expect } from 'chai';

import { SEEDED } from '../../../src/adapters/memory/seed/members.js';
import { commentHash } from '../../../src/adapters/memory/server/comments-g2.js';
import { aCommentRecord } from '../../support/posts.js';
import { no } from './envelopes.js';
import { ask, bearer, post, siteServers } from './support.js';

/** All shapes as they were recorded from servers of both generations (pages API 3.7, 3.8, 3.22). */
describe('the wire of comments and search', () => {
  const start = siteServers();

  it('carries an empty map of authors as a list', async () => {
    const server = await start({ generation: 1 });
    server.engine.controls.comments.put([]);
    expect((await ask(server, '/api/v2/video/201/comments')).data).to.deep.equal({ comments: [], users: [] });
  });

  it('names a comment by the same hash everywhere, and that of nothing by another', async () => {
    const server = await start({ generation: 2 });
    server.engine.controls.comments.put([aCommentRecord(1), aCommentRecord(2, { parentId: 1 })]);
    const { data } = await ask(server, '/api/v3/comments?rt=1&rid=2');
    const hash = commentHash(1);
    expect(data).to.have.nested.property('data[0].id', hash);
    expect(data).to.have.nested.property('data[0].parent_id', commentHash(0));
    expect(data).to.have.nested.property('data[0].replies[0].parent_id', hash);
    expect(data).to.have.nested.property('data[0].replies[0].reply_id', commentHash(0));
    const all = await ask(server, `/api/v3/comments/replies?rt=1&rid=2&parent_id=${commentHash(0)}`);
    expect(all.data).to.have.nested.property('data[0].id', hash);
  });

  it('carries a new comment back without its text in generation 2, and says all that is missing at once', async () => {
    const server = await start({ generation: 2 });
    const member = bearer(server.engine.controls.signIn(SEEDED.ordinary));
    const { data } = await post(server, '/api/v3/comment/store', { rt: '1', rid: 2, content: '好' }, member);
    expect(data)
      .to.have.all.keys('id', 'content', 'created_at', 'parent_id', 'reply_id', 'ip_province', 'is_check', 'user')
      .and.to.deep.include({ content: '', is_check: 0, ip_province: '内网IP' });
    const nothing = await post(server, '/api/v3/comment/store', {}, member);
    expect(nothing).to.deep.equal(no('参数错误,参数错误,请输入评论内容'));
    const unknown = { rt: 9, rid: 2, content: '好' };
    expect(await post(server, '/api/v3/comment/store', unknown, member)).to.deep.equal(no('参数错误'));
  });

  it('needs the keyword everywhere, the page in generation 1 and the type in generation 2', async () => {
    const [first, second] = [await start({ generation: 1 }), await start({ generation: 2 })];
    for (const server of [first, second]) {
      expect(await ask(server, '/api/v3/search?')).to.deep.equal(no('请输入关键字'));
    }
    first.engine.controls.setUp({ search: false });
    expect(await ask(first, '/api/v3/search?')).to.deep.equal(no('请输入关键字'));
    first.engine.controls.setUp({ search: true });
    const pageless = '/api/v3/search?keywords=%E9%AB%98%E7%AD%89&type=';
    expect((await ask(first, pageless)).data).to.deep.include({ data: [] });
    expect((await ask(second, pageless)).data)
      .to.have.property('data')
      .that.has.length.above(0);
    const typeless = '/api/v3/search?keywords=%E9%AB%98%E7%AD%89&page=1';
    expect(await ask(second, typeless)).to.deep.equal(no('错误'));
    expect((await ask(first, typeless)).data)
      .to.have.property('data')
      .that.has.length.above(0);
  });
});
