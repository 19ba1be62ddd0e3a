import { expect } from 'chai';

import type { AppError } from '../../../src/domain/errors/app-error.js';
import { errorTextOf, type Reaction, reactionTo, visitorMessage } from '../../../src/domain/errors/error-catalogue.js';
import { everyError } from '../../support/every-error.js';

const show = (text: string): Reaction => ({ kind: 'show', text });
const NOTHING: Reaction = { kind: 'nothing' };

/** The error, the reaction to it, and the rule in the specification. */
const ROWS: readonly (readonly [AppError, Reaction, string])[] = [
  [{ kind: 'offline' }, show('网络连接失败，请检查网络后重试'), 'docs/spec/errors.md#sentences'],
  [{ kind: 'timeout' }, show('请求超时，请稍后重试'), 'docs/spec/errors.md#sentences'],
  [{ kind: 'broken', status: 502 }, show('服务异常，请稍后重试'), 'docs/spec/errors.md#sentences'],
  [{ kind: 'broken', status: 503, message: '系统维护中' }, show('系统维护中'), 'docs/spec/errors.md#server-messages'],
  [
    { kind: 'broken', status: 500, message: '无法连接redis' },
    show('无法连接redis'),
    'docs/spec/errors.md#server-messages',
  ],
  [
    { kind: 'broken', status: 500, message: '错误' },
    show('服务异常，请稍后重试'),
    'docs/spec/errors.md#server-messages',
  ],
  [{ kind: 'malformed', where: 'x' }, show('服务异常，请稍后重试'), 'docs/spec/errors.md#sentences'],
  [{ kind: 'fault', cause: 'x' }, show('服务异常，请稍后重试'), 'docs/spec/errors.md#kinds'],
  [{ kind: 'no-route' }, show('服务异常，请稍后重试'), 'docs/api/README.md#detecting-the-generation'],
  [{ kind: 'no-route', message: '路由不存在' }, show('路由不存在'), 'docs/spec/errors.md#server-messages'],
  [{ kind: 'too-many' }, show('操作太频繁，请稍后再试'), 'docs/spec/errors.md#sentences'],
  [
    { kind: 'unauthorized', isStale: false },
    { kind: 'sign-in-again', text: '请重新登录' },
    'docs/spec/errors.md#sentences',
  ],
  [{ kind: 'unauthorized', isStale: true }, NOTHING, 'docs/spec/session.md#expired-token'],
  [{ kind: 'refused', message: '密码错误' }, show('密码错误'), 'docs/spec/errors.md#server-messages'],
  [{ kind: 'refused', message: '请勿重复绑定' }, NOTHING, 'docs/spec/errors.md#server-messages'],
  [{ kind: 'refused', message: '错误' }, show('服务异常，请稍后重试'), 'docs/spec/errors.md#server-messages'],
  [{ kind: 'refused', message: '' }, show('服务异常，请稍后重试'), 'a refusal without a message'],
  [{ kind: 'missing', message: '资源不存在' }, show('资源不存在'), 'docs/api/README.md#codes'],
  [{ kind: 'missing', message: '错误' }, show('服务异常，请稍后重试'), 'docs/spec/errors.md#server-messages'],
  [{ kind: 'missing', message: '' }, show('服务异常，请稍后重试'), 'a refusal without a message'],
  [{ kind: 'not-yet' }, { kind: 'log', text: 'querying' }, 'docs/spec/signing-in.md#face-check'],
];

describe('The error catalogue', () => {
  for (const [error, reaction, source] of ROWS) {
    it(`${JSON.stringify(error)} → ${JSON.stringify(reaction)} (${source})`, () => {
      expect(reactionTo(error)).to.deep.equal(reaction);
    });
  }

  it('has a visitor message for an error that is only reported, not for the end of a session', () => {
    expect(visitorMessage({ kind: 'refused', message: '密码错误' })).to.equal('密码错误');
    expect(visitorMessage({ kind: 'unauthorized', isStale: false })).to.equal(undefined);
    expect(visitorMessage({ kind: 'not-yet' })).to.equal(undefined);
  });

  it('has a sentence in place of the content, also for the end of the session, or takes that of the page', () => {
    const texts = [false, true].map((isStale) => errorTextOf({ kind: 'unauthorized', isStale }, '加载失败'));
    expect([...texts, errorTextOf({ kind: 'too-many' }, '')]).to.deep.equal([
      ...['请重新登录', '加载失败', '操作太频繁，请稍后再试'],
    ]);
  });

  it('covers every kind of error', () => {
    expect(new Set(ROWS.map(([{ kind }]) => kind))).to.deep.equal(new Set(everyError.map(({ kind }) => kind)));
  });
});
