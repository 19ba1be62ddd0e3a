import type { AppError } from '../../src/domain/errors/app-error.js';

export const everyError: readonly AppError[] = [
  { kind: 'offline' },
  { kind: 'timeout' },
  { kind: 'broken', status: 502 },
  { kind: 'malformed', where: 'config.url' },
  { kind: 'fault', cause: new TypeError('a bug') },
  { kind: 'too-many' },
  { kind: 'unauthorized', isStale: false },
  { kind: 'refused', message: '密码错误' },
  { kind: 'missing', message: '资源不存在' },
  { kind: 'no-route' },
  { kind: 'not-yet' },
];
