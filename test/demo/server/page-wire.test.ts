import { expect } from 'chai';

import { SEEDED } from '../../../src/adapters/memory/seed/members.js';
import { ask, bearer, siteServers } from './support.js';

describe('the wire of the pages', () => {
  const start = siteServers();

  const FIRST_ITEMS: readonly (readonly [path: string, keys: string])[] = [
    [
      '/api/v2/member/orders',
      'id user_id charge order_id payment_method status_text payment_text continue_pay created_at goods',
    ],
    ['/api/v2/member/messages', 'id notifiable_id data read_at created_at'],
    ['/api/v2/member/credit1Records', 'sum remark created_at'],
    ['/api/v2/announcements', 'id announcement created_at view_times title'],
    ['/api/v3/member/courses', 'course_id user_id charge created_at learned_count watch_record last_view_video course'],
    ['/api/v3/member/courses/like', 'course_id user_id created_at learned_count watch_record last_view_video course'],
  ];
  for (const [path, keys] of FIRST_ITEMS) {
    it(`carries every field of an item of ${path} (pages API 3)`, async () => {
      const server = await start({ generation: 1 });
      const { data } = await ask(server, path, bearer(server.engine.controls.signIn(SEEDED.ordinary)));
      expect(data)
        .to.have.nested.property('data[0]')
        .that.has.all.keys(...keys.split(' '));
    });
  }

  it('carries lessons as a map that were not written in order, as a server does that has sorted them (pages API 3.21)', async () => {
    const server = await start();
    const signedIn = bearer(server.engine.controls.signIn(SEEDED.ordinary));
    const { data } = await ask(server, '/api/v3/member/learned/course/3', signedIn);
    expect(data).to.be.an('object').that.has.nested.property('2.id', 303);
    expect(data).to.have.nested.property('2.title', '报告结构');
    const inOrder = await ask(server, '/api/v3/member/learned/course/2', signedIn);
    expect(inOrder.data).to.be.an('array').that.has.nested.property('0.id', 201);
    expect((await ask(server, '/api/v3/member/learned/course/99', signedIn)).data).to.deep.equal([]);
  });

  it('carries the long form of a page for orders, paid ones alone in generation 2 (API 1.10, pages API 3.17)', async () => {
    const server = await start({ generation: 2 });
    const signedIn = bearer(server.engine.controls.signIn(SEEDED.ordinary));
    const { data } = await ask(server, '/api/v2/member/orders?page=1&page_size=10', signedIn);
    expect(data).to.deep.include({ current_page: 1, from: 1, to: 1, last_page: 1, per_page: 10, total: 1 });
    expect(data).to.have.nested.property('data[0].refund_amount', 19.5);
    expect(data).to.have.nested.property('data[0].payment_text', '');
  });

  it('says all that is wrong with a file at once (API 1.3; issue 9, server finding 8)', async () => {
    const server = await start();
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(1024 * 1024 + 1)], { type: 'text/plain' }), 'a.txt');
    const signedIn = bearer(server.engine.controls.signIn(SEEDED.ordinary));
    const answer = await ask(server, '/api/v2/member/detail/avatar', { ...signedIn, method: 'POST', body: form });
    expect(answer.message).to.equal('请上传图片文件,文件不能超过1M');
  });

  it('refuses a picture that is not there, and a form that is damaged (pages API 3.20)', async () => {
    const server = await start();
    const token = server.engine.controls.signIn(SEEDED.ordinary);
    const bodies = [new FormData(), 'no form'];
    for (const body of bodies) {
      const type = typeof body === 'string' ? { 'Content-Type': 'multipart/form-data; boundary=x' } : {};
      const init = { method: 'POST', body, headers: { Authorization: `Bearer ${token}`, ...type } };
      expect(await ask(server, '/api/v2/member/detail/avatar', init)).to.include({ code: 1, message: '请上传文件' });
    }
  });
});
