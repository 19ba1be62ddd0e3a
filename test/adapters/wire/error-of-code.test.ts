import { expect } from 'chai';

import { errorOfCode, errorOfStatus } from '../../../src/adapters/wire/errors.js';

const SAME = { sent: 'a', now: 'a' };

describe('The codes of the envelope', () => {
  const rows = [
    [1, '手机号或密码错误', { kind: 'refused', message: '手机号或密码错误' }],
    [401, '请登录', { kind: 'unauthorized', isStale: false }],
    [404, '资源不存在', { kind: 'missing', message: '资源不存在' }],
    [404, '路由不存在', { kind: 'no-route', message: '路由不存在' }],
    [429, '请稍后再试', { kind: 'too-many' }],
    [500, '无法连接redis', { kind: 'broken', status: 500, message: '无法连接redis' }],
    [503, '系统维护中', { kind: 'broken', status: 503, message: '系统维护中' }],
    [undefined, '', { kind: 'refused', message: '' }],
  ] as const;
  for (const [code, message, error] of rows) {
    it(`mean '${error.kind}' for code ${String(code)} with the message '${message}'`, () => {
      expect(errorOfCode(code, message, SAME)).to.deep.equal(error);
    });
  }

  it('mean a stale session for a 401 when the token has changed since the request', () => {
    expect(errorOfCode(401, '', { sent: 'a', now: undefined })).to.deep.equal({ kind: 'unauthorized', isStale: true });
  });
});

describe('The HTTP statuses that decide without a body', () => {
  it('are 401, 429 and every status from 500', () => {
    expect(errorOfStatus(401, SAME)).to.deep.equal({ kind: 'unauthorized', isStale: false });
    expect(errorOfStatus(429, SAME)).to.deep.equal({ kind: 'too-many' });
    expect(errorOfStatus(502, SAME)).to.deep.equal({ kind: 'broken', status: 502 });
    expect([200, 302, 403, 404, 413, 499].map((status) => errorOfStatus(status, SAME))).to.deep.equal(
      Array.from({ length: 6 }),
    );
  });
});
