import { expect } from 'chai';

import { FAULTS } from '../../../src/adapters/memory/server/calls.js';
import { Requester } from '../../../tools/doctor/requester.js';
import { examine, type ExamineOptions } from '../../../tools/doctor/examine.js';
import type { Finding } from '../../../tools/doctor/finding.js';
import { type Counted, howVisitorsCount } from '../../../tools/doctor/checks/rate.js';
import * as strings from '../../../tools/doctor/strings.js';
import type { SiteServerOptions } from '../../../demo/site-server/site-server.js';
import { siteServers } from '../../demo/site-server/support.js';
import { type Meddle, meddlingProxies, ORIGIN, textsAbout } from './doctor-rig.js';

const LIMIT = 120;
const LINKS = '/api/v2/links';
const TRUSTING: SiteServerOptions = { trustedProxies: ['127.0.0.1'] };
const VISITOR = '192.0.2.7';
const asItIs: Meddle = () => ({});
const uncounted: Meddle = ({ headers }) => ({ headers: withoutCount(headers) });

/** The mark and the text of every finding about the request limit. */
function found(findings: readonly Finding[]): readonly string[] {
  return findings
    .filter(({ subject }) => subject === 'rate')
    .flatMap((finding) => [finding.mark, 'wrong' in finding ? finding.wrong : finding.text]);
}

describe('The doctor’s check of the rate limit', () => {
  const start = siteServers();
  const startProxy = meddlingProxies();

  const counting = async (options?: SiteServerOptions) => {
    const server = await start(options);
    server.engine.controls.limitRate(LIMIT);
    return server;
  };
  const seenAt = async (base: string, options: Partial<ExamineOptions> = {}) =>
    found(await examine({ base, origin: ORIGIN, ...options }));

  it('cannot decide from a visitor’s machine who shares the limit, and explains how to find out', async () => {
    const { url } = await counting();
    expect(await seenAt(url)).to.deep.equal(['info', strings.rateTogether(LIMIT)]);
    expect(strings.rateTogether(LIMIT)).to.include('TRUSTED_PROXIES').and.include('--from-proxy');
  });

  it('warns when there is probably a proxy: below a path, or on the origin of the site', async () => {
    for (const options of [{}, TRUSTING]) {
      const { url } = await counting(options);
      const base = await startProxy(url, asItIs, {
        leadsTo: (path) => path.replace('/api/api/', '/api/'),
        forwardedFor: VISITOR,
      });
      expect(await seenAt(`${base}/api/`)).to.deep.equal(['warn', strings.rateUnproven(LIMIT).wrong]);
    }
    const { url } = await counting();
    expect(await seenAt(url, { origin: url })).to.deep.equal(['warn', strings.rateUnproven(LIMIT).wrong]);
  });

  it('warns when other visitors have used the same limit', async () => {
    const { url } = await counting();
    for (let call = 0; call < 3; call += 1) await fetch(url + LINKS);
    const findings = await examine({ base: url, origin: ORIGIN });
    expect(found(findings)).to.deep.equal(['warn', strings.rateShared(3, LIMIT).wrong]);
    expect(textsAbout(findings, 'rate')).to.include('TRUSTED_PROXIES').and.include('X-Forwarded-For');
  });

  it('accepts a separate limit behind a trusted proxy that passes on the visitor’s address', async () => {
    const { url } = await counting(TRUSTING);
    const base = await startProxy(url, asItIs, { forwardedFor: VISITOR });
    expect(await seenAt(base)).to.deep.equal(['info', strings.rateTogether(LIMIT)]);
  });

  it('warns of a trusted proxy that passes on a forged address', async () => {
    const { url } = await counting(TRUSTING);
    expect(await seenAt(await startProxy(url, asItIs))).to.deep.equal(['warn', strings.RATE_FORGEABLE.wrong]);
  });

  it('decides reliably from the machine of the proxy, and runs no other checks there', async () => {
    const trusting = await counting(TRUSTING);
    const findings = await examine({ base: trusting.url, origin: ORIGIN, fromProxy: true });
    expect(found(findings)).to.deep.equal(['ok', strings.rateTrusted(LIMIT)]);
    expect(findings.map(({ subject }) => subject)).to.deep.equal(['reach', 'config', 'rate']);
    const plain = await counting();
    expect(await seenAt(plain.url, { fromProxy: true })).to.deep.equal(['fail', strings.rateDistrusted(LIMIT).wrong]);
  });

  it('reports when the server does not count, or when an answer lacks the count', async () => {
    for (const fromProxy of [false, true]) {
      const { url } = await counting();
      expect(await seenAt(await startProxy(url, uncounted), { fromProxy })).to.deep.equal([
        'info',
        strings.RATE_UNSEEN,
      ]);
      const other = await counting();
      const base = await startProxy(other.url, (passing) => (passing.path === LINKS ? uncounted(passing) : {}));
      expect(await seenAt(base, { fromProxy })).to.deep.equal(['info', strings.rateUnclear(LIMIT)]);
    }
  });

  it('reports nothing when there is no answer', async () => {
    const server = await counting();
    for (const fault of [FAULTS.tooOften, FAULTS.maintenance]) {
      server.engine.controls.fail('config', fault);
      for (const fromProxy of [false, true]) expect(await seenAt(server.url, { fromProxy })).to.deep.equal([]);
    }
  });
});

describe('The comparison of two visitors', () => {
  const start = siteServers();
  const startProxy = meddlingProxies();

  /** The remaining requests in each answer; undefined where the header is missing. */
  const TURNS: readonly (readonly [title: string, left: readonly (number | undefined)[], counted: Counted])[] = [
    ['a limit for each visitor', [119, 119, 118], 'apart'],
    ['one limit', [110, 109, 108], 'together'],
    ['one limit that was unused before', [119, 118, 117], 'together'],
    ['one limit that other visitors use, too', [110, 60, 2], 'together'],
    ['a minute that ended between the requests', [3, 119, 118, 117, 116, 115], 'together'],
    ['a minute that ended before the last request', [3, 2, 119, 118, 117, 116], 'together'],
    ['limits that other visitors had used', [118, 119, 117, 119, 119, 118], 'apart'],
    ['numbers without a pattern', [50, 50, 50, 7, 8, 9], 'unclear'],
    ['servers behind one address that count separately', [119, 119, 119, 118, 118, 118], 'unclear'],
    ['a limit that is used up', [1, 0, undefined], 'unclear'],
    ['no number', [undefined], 'unclear'],
  ];
  for (const [title, left, counted] of TURNS) {
    it(`results in "${counted}" for ${title}`, async () => {
      const { url } = await start();
      const turns = [...left];
      const base = await startProxy(url, ({ headers }) => {
        const remaining = turns.shift();
        const rateHeaders = { 'x-ratelimit-limit': String(LIMIT), 'x-ratelimit-remaining': String(remaining) };
        return { headers: { ...withoutCount(headers), ...(remaining !== undefined && rateHeaders) } };
      });
      expect(await howVisitorsCount(new Requester({ base, origin: ORIGIN }))).to.equal(counted);
      expect(turns, 'every prepared answer was used').to.deep.equal([]);
    });
  }

  it('uses two reserved addresses, and one of them twice', async () => {
    const server = await start();
    server.engine.controls.limitRate(LIMIT);
    await howVisitorsCount(new Requester({ base: server.url, origin: ORIGIN }));
    const [one = '', other = '', ...more] = server.requests.map(({ headers }) => headers['x-forwarded-for'] ?? '');
    expect(one).to.match(/^198\.51\.100\.\d+$/);
    expect(other).to.match(/^203\.0\.113\.\d+$/);
    expect(more).to.deep.equal([one]);
  });
});

function withoutCount(headers: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith('x-ratelimit')));
}
