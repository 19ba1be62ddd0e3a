import { expect } from 'chai';
import fc from 'fast-check';

import { openEnvelope } from '../../../../src/adapters/http/client/envelope.js';
import { isAppError, type AppError } from '../../../../src/domain/errors/app-error.js';

const SAME = { sent: 't', now: 't' };
const envelope = (code: unknown, message: unknown = 'text', data: unknown = []) =>
  JSON.stringify({ code, message, data });
const HTML = '<!doctype html><title>502 Bad Gateway</title>';

describe('openEnvelope', () => {
  it('returns the data of a success with any 2xx status', () => {
    for (const status of [200, 201, 299]) {
      expect(openEnvelope(status, envelope(0, '', { a: 1 }), SAME)).to.deep.equal({ kind: 'data', data: { a: 1 } });
    }
    expect(openEnvelope(200, envelope('0', '', 3), SAME)).to.deep.equal({ kind: 'data', data: 3 });
    expect(openEnvelope(200, `\uFEFF${envelope(0, '', 3)}`, SAME)).to.deep.equal({ kind: 'data', data: 3 });
  });

  const TABLE: readonly (readonly [status: number, text: string, error: AppError])[] = [
    [200, envelope(1, '手机号已存在'), { kind: 'refused', message: '手机号已存在' }],
    [200, envelope(1, null), { kind: 'refused', message: '' }],
    [200, envelope(7, ' text '), { kind: 'refused', message: 'text' }],
    [200, envelope(-1), { kind: 'refused', message: 'text' }],
    [200, envelope('E1'), { kind: 'refused', message: 'text' }],
    [200, envelope(null), { kind: 'refused', message: 'text' }],
    [200, envelope(401, '请登录'), { kind: 'unauthorized', isStale: false }],
    [200, envelope(404, '资源不存在'), { kind: 'missing', message: '资源不存在' }],
    [200, envelope(404, '路由不存在'), { kind: 'no-route', message: '路由不存在' }],
    [200, envelope(429, '请稍后再试'), { kind: 'too-many' }],
    [200, envelope(500, '无法连接redis'), { kind: 'broken', status: 500, message: '无法连接redis' }],
    [200, envelope(503, '系统维护中'), { kind: 'broken', status: 503, message: '系统维护中' }],
    [200, envelope({ status: 5 }, ''), { kind: 'not-yet' }],
    [200, envelope({ status: 6 }), { kind: 'refused', message: 'text' }],
    [200, envelope([]), { kind: 'refused', message: 'text' }],
    [200, HTML, { kind: 'malformed', where: 'envelope' }],
    [200, '', { kind: 'malformed', where: 'envelope' }],
    [204, '', { kind: 'malformed', where: 'envelope' }],
    [200, '{"code":0,"data":[', { kind: 'malformed', where: 'envelope' }],
    [200, '[]', { kind: 'malformed', where: 'envelope' }],
    [200, '{}', { kind: 'malformed', where: 'envelope' }],
    [200, 'null', { kind: 'malformed', where: 'envelope' }],
    [200, '0', { kind: 'malformed', where: 'envelope' }],
    [401, HTML, { kind: 'unauthorized', isStale: false }],
    [401, envelope(1), { kind: 'unauthorized', isStale: false }],
    [429, HTML, { kind: 'too-many' }],
    [403, HTML, { kind: 'broken', status: 403 }],
    [404, HTML, { kind: 'broken', status: 404 }],
    [413, HTML, { kind: 'broken', status: 413 }],
    [404, '', { kind: 'broken', status: 404 }],
    [404, envelope(404, '路由不存在'), { kind: 'no-route', message: '路由不存在' }],
    [422, envelope(1, '参数错误'), { kind: 'refused', message: '参数错误' }],
    [403, envelope(0), { kind: 'broken', status: 403 }],
    [500, envelope(1, '错误'), { kind: 'broken', status: 500 }],
    [502, HTML, { kind: 'broken', status: 502 }],
    [504, '', { kind: 'broken', status: 504 }],
  ];
  for (const [status, text, error] of TABLE) {
    it(`returns '${error.kind}' for HTTP ${String(status)} with ${text.slice(0, 48) || 'an empty body'}`, () => {
      expect(openEnvelope(status, text, SAME)).to.deep.equal({ kind: 'failed', error });
    });
  }

  it('marks a 401 as stale when the stored token has changed since the request', () => {
    const stale = { kind: 'failed', error: { kind: 'unauthorized', isStale: true } };
    for (const now of [undefined, 'newer']) {
      expect(openEnvelope(200, envelope(401), { sent: 't', now })).to.deep.equal(stale);
      expect(openEnvelope(401, HTML, { sent: 't', now })).to.deep.equal(stale);
    }
  });

  it('returns data or an AppError for any answer', () => {
    const text = fc.oneof(
      fc.string(),
      fc.json(),
      fc
        .record({ code: fc.jsonValue(), message: fc.jsonValue(), data: fc.jsonValue() })
        .map((value) => JSON.stringify(value)),
    );
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 599 }), text, (status, body) => {
        const outcome = openEnvelope(status, body, SAME);
        if (outcome.kind === 'failed') expect(isAppError(outcome.error)).to.equal(true);
        else expect(status).to.be.within(200, 299);
      }),
    );
  });
});
