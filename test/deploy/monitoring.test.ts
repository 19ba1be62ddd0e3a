import { readFileSync } from 'node:fs';

import { expect } from 'chai';

import { startSiteServer } from '../../demo/site-server/site-server.js';
import { FAULTS } from '../../src/adapters/memory/server/calls.js';

/** What the two files of deploy/monitoring take for a good answer: of the page, and of the API. */
const PATTERNS = [
  ...readFileSync('deploy/monitoring/blackbox.yml', 'utf8').matchAll(/fail_if_body_not_matches_regexp: \['(.*)'\]/g),
].map(([, pattern = '']) => new RegExp(pattern));
const KUMA = JSON.parse(readFileSync('deploy/monitoring/uptime-kuma.json', 'utf8')) as {
  readonly version: string;
  readonly monitorList: readonly { readonly keyword: string }[];
};
const KEYWORDS = KUMA.monitorList.map(({ keyword }) => keyword);
const HIDDEN = { kind: 'envelope', code: 1, message: '{"code":0,' } as const;

describe('deploy/monitoring', () => {
  it('has for each monitor of Uptime Kuma what its import needs: without tags it stops, and only 1 is active', () => {
    expect(KUMA.version).to.match(/^1\.\d+\.\d+$/);
    const needed = { tags: [], active: 1, accepted_statuscodes: ['200'], retryInterval: 60 };
    for (const monitor of KUMA.monitorList) expect(monitor).to.deep.include(needed);
  });

  it('takes an answer that a CDN has had for ten minutes for a bad one', () => {
    const [, old = ''] = /regexp: '(.*)'/.exec(readFileSync('deploy/monitoring/blackbox.yml', 'utf8')) ?? [];
    expect(['0', '59', '599', '600', '4000'].filter((age) => new RegExp(old).test(age))).to.deep.equal(['600', '4000']);
  });

  it('takes the document for the page, and no error of the API for a good answer', async () => {
    const document = readFileSync('dist/index.html', 'utf8');
    expect([PATTERNS[0]?.test(document), document.includes(KEYWORDS[0] ?? '-')]).to.deep.equal([true, true]);

    const server = await startSiteServer();
    const isGood = async (): Promise<readonly boolean[]> => {
      const answer = await fetch(`${server.url}/api/v2/other/config`).catch(() => undefined);
      const text = (await answer?.text().catch(() => '')) ?? '';
      const isFine = answer?.status === 200;
      return [isFine && PATTERNS[1]?.test(text) === true, isFine && text.includes(KEYWORDS[1] ?? '-')];
    };
    try {
      for (const generation of [1, 2] as const) {
        server.engine.controls.setUp({ generation });
        expect(await isGood()).to.deep.equal([true, true]);
      }
      const { maintenance, wrong, noRedis, tooOften, badGateway, offline, html, empty } = FAULTS;
      for (const fault of [maintenance, wrong, noRedis, tooOften, badGateway, offline, html, empty, HIDDEN]) {
        server.engine.controls.fail('config', fault);
        expect(await isGood(), JSON.stringify(fault)).to.deep.equal([false, false]);
      }
    } finally {
      await server.close();
    }
  });
});
