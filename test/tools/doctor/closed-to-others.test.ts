import { expect } from 'chai';

import type { Subject } from '../../../tools/doctor/finding.js';
import type { Meddle } from './meddling-proxy.js';
import { spoiltServers } from './spoilt-servers.js';
import { failing, wordsAbout } from './troubles.js';

const ALLOWED_ORIGIN = 'access-control-allow-origin';

const onAnswers =
  (value: string | undefined): Meddle =>
  ({ method, headers }) =>
    method === 'GET' ? { headers: withHeader(headers, ALLOWED_ORIGIN, value) } : {};

const onErrors =
  (meddle: Meddle): Meddle =>
  (passing) =>
    passing.text.includes('"code":0') ? {} : meddle(passing);

const onPreflight =
  (name: string, value: string | undefined): Meddle =>
  ({ method, headers }) =>
    method === 'OPTIONS' ? { headers: withHeader(headers, `access-control-allow-${name}`, value) } : {};

const preflightAnswered =
  (status: number): Meddle =>
  ({ method, headers, path }) =>
    method === 'OPTIONS' ? { status, headers: { ...headers, location: `${path}/` } } : {};

describe('the doctor before a server that is closed to other origins', () => {
  const before = spoiltServers();

  const CLOSED: readonly (readonly [string, Subject, Meddle, RegExp])[] = [
    ['no answer may be read', 'cors', onAnswers(undefined), /没有 Access-Control-Allow-Origin/],
    ['another origin may', 'cors', onAnswers('http://other.example'), /只允许 http:\/\/other\.example/],
    ['permission twice is none', 'cors', onAnswers('*, *'), /出现了两次/],
    ['no error may be read', 'cors', onErrors(onAnswers(undefined)), /no-such-call/],
    ['refused', 'preflight', preflightAnswered(405), /HTTP 405/],
    ['sent elsewhere', 'preflight', preflightAnswered(301), /HTTP 301/],
    ['no origin', 'preflight', onPreflight('origin', undefined), /没有 Access-Control-Allow-Origin/],
    ['not every method', 'preflight', onPreflight('methods', 'GET,POST,DELETE'), /不允许 PUT/],
    ['not every header', 'preflight', onPreflight('headers', '*'), /不允许请求头 authorization/],
  ];
  for (const [title, subject, meddle, said] of CLOSED) {
    it(`names that alone: ${subject}, ${title}`, async () => {
      const findings = await before(() => meddle);
      expect(failing(findings)).to.deep.equal([subject]);
      expect(wordsAbout(findings, subject)).to.match(said);
    });
  }
});

function withHeader(headers: Readonly<Record<string, string>>, name: string, value: string | undefined) {
  const others = Object.entries(headers).filter(([each]) => each !== name);
  return Object.fromEntries(value === undefined ? others : [...others, [name, value]]);
}
