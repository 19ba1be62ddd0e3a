import { expect } from 'chai';

import { SEEDED } from '../../../src/adapters/memory/seed/members.js';
import { commentHash } from '../../../src/adapters/memory/server/comments-g2.js';
import { aCommentRecord } from '../../support/posts.js';
import { DONE, GONE, no, NOTHING, SIGN_IN_FIRST } from './envelopes.js';
import { ask, bearer, post, siteServers } from './support.js';

/** All shapes as they were recorded from servers of both generations (pages API 3.7, 3.8, 3.22). */
describe('the wire of comments and search', () => {
  const start = siteServers();
  const AVATAR = '/images/default_avatar.svg';
  const AT = '2023-11-14T22:13:21.000000Z';

  it('carries comments and a map of authors in generation 1, entities in the text', async () => {
    const server = await start({ generation: 1 });
    server.engine.controls.comments.put([
      aCommentRecord(1, { userId: 102, text: '清楚 & "好" <1>', province: '内网IP' }),
      aCommentRecord(2, { userId: 9999, province: '' }),
    ]);
    expect(await ask(server, '/api/v2/course/2/comments')).to.deep.equal({
      code: 0,
      message: '',
      data: {
        comments: [
          {
            id: 2,
            user_id: 9999,
            render_content: '第2条评论',
            created_at: '2023-11-14T22:13:22.000000Z',
            ip: '',
            ip_province: '',
          },
          {
            id: 1,
            user_id: 102,
            render_content: '清楚 &amp; "好" &lt;1&gt;',
            created_at: AT,
            ip: '203.0.113.7',
            ip_province: '内网IP',
          },
        ],
        users: { '102': { id: 102, avatar: AVATAR, nick_name: '陈思远' } },
      },
    });
  });

  it('carries an empty map of authors as a list', async () => {
    const server = await start({ generation: 1 });
    server.engine.controls.comments.put([]);
    expect((await ask(server, '/api/v2/video/201/comments')).data).to.deep.equal({ comments: [], users: [] });
  });

  it('says in generation 1 that a comment was taken, and nothing else', async () => {
    const server = await start({ generation: 1 });
    const member = bearer(server.engine.controls.signIn(SEEDED.ordinary));
    const content = '讲得很清楚，谢谢老师';
    expect(await post(server, '/api/v2/course/2/comment', { content }, member)).to.deep.equal(DONE);
    expect(await post(server, '/api/v2/course/2/comment', {}, member)).to.deep.equal(no('请输入评论'));
    expect(await post(server, '/api/v2/course/2/comment', { content })).to.deep.equal(SIGN_IN_FIRST);
  });

  it('carries comments with their replies in generation 2', async () => {
    const server = await start({ generation: 2 });
    const reply = aCommentRecord(2, { userId: 102, parentId: 1, approved: false });
    server.engine.controls.comments.put([
      aCommentRecord(1, { userId: 102 }),
      reply,
      aCommentRecord(3, { userId: 9999, parentId: 1, replyId: 2, province: '' }),
    ]);
    const { data } = await ask(server, '/api/v3/comments?rt=1&rid=2');
    const author = { avatar: AVATAR, nick_name: '陈思远' };
    expect(data).to.have.all.keys('data', 'total').and.to.have.property('total', 1);
    expect(data).to.have.nested.property('data[0]').that.deep.includes({
      content: '第1条评论',
      ip_province: '浙江省',
      is_check: 1,
      created_at: AT,
      replies_count: 2,
      user: author,
    });
    const keys = ['id', 'parent_id', 'reply_id', 'content', 'ip_province', 'is_check', 'created_at', 'user'];
    expect(data)
      .to.have.nested.property('data[0]')
      .that.has.all.keys(...keys, 'replies_count', 'replies');
    expect(data)
      .to.have.nested.property('data[0].replies[0]')
      .that.has.all.keys(...keys, 'reply_user')
      .and.deep.includes({ user: NOTHING, reply_user: author, ip_province: '' });
    expect(data)
      .to.have.nested.property('data[0].replies[1]')
      .that.has.all.keys(...keys)
      // The server forgets to take the text out here.
      .and.includes({ is_check: 0, content: '第2条评论' });
    expect(data)
      .to.have.nested.property('data[0].id')
      .that.matches(/^[A-Za-z0-9]{16}$/);
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

  it('has no way to the comments of the other generation', async () => {
    const [first, second] = [await start({ generation: 1 }), await start({ generation: 2 })];
    expect(await ask(first, '/api/v3/comments?rt=1&rid=2')).to.deep.equal(GONE);
    expect(await ask(second, '/api/v2/course/2/comments')).to.deep.equal(GONE);
    expect(await post(second, '/api/v2/video/201/comment', {})).to.deep.equal(GONE);
  });

  it('carries every field of a hit', async () => {
    const server = await start({ generation: 1 });
    const { data } = await ask(server, '/api/v3/search?keywords=%E9%AB%98%E7%AD%89&type=0&page=1&size=10');
    const keys = ['id', 'resource_type', 'resource_id', 'title', 'charge', 'thumb', 'short_desc', 'desc', 'p'];
    expect(data)
      .to.have.nested.property('data[0]')
      .that.has.all.keys(...keys, 'created_at', 'updated_at')
      .and.includes({ resource_type: 'vod', resource_id: 2 });
    expect(data).to.have.nested.property('data[0].thumb', `${server.url}/images/courses/2.svg`);
  });

  it('needs the keyword everywhere, the page in generation 1 and the type in generation 2', async () => {
    const [first, second] = [await start({ generation: 1 }), await start({ generation: 2 })];
    for (const server of [first, second]) {
      expect(await ask(server, '/api/v3/search?')).to.deep.equal(no('请输入关键字'));
    }
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

  it('refuses in generation 1 where there is no search, and finds nothing in generation 2', async () => {
    const [first, second] = [await start({ generation: 1 }), await start({ generation: 2 })];
    for (const server of [first, second]) server.engine.controls.setUp({ search: false });
    const path = '/api/v3/search?keywords=%E8%AF%BE&page=1&size=10&type=0';
    expect(await ask(first, path)).to.deep.equal(no('搜索服务未配置'));
    expect((await ask(second, path)).data).to.deep.equal({ total: 0, data: [] });
    expect(await ask(first, '/api/v3/search?')).to.deep.equal(no('请输入关键字'));
  });
});
