import { expect } from 'chai';

import { SEEDED } from '../../../src/adapters/memory/seed/members.js';
import { ask, bearer, siteServers } from './support.js';

describe('the wire of the pages', () => {
  const start = siteServers();

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
