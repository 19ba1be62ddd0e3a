import { readFileSync } from 'node:fs';

import { expect } from 'chai';

import { startSiteServer } from '../../demo/site-server/site-server.js';
import { FAULTS } from '../../src/adapters/memory/server/calls.js';

/** What the two files of deploy/monitoring take for a good answer: of the page, and of the API. */
const PATTERNS = [
  ...readFileSync('deploy/monitoring/blackbox.yml', 'utf8').matchAll(/fail_if_body_not_matches_regexp: \['(.*)'\]/g),
].map(([, pattern = '']) => new RegExp(pattern));
const KEYWORDS = [...readFileSync('deploy/monitoring/uptime-kuma.json', 'utf8').matchAll(/"keyword": (".*")/g)].map(
  ([, keyword = '']) => String(JSON.parse(keyword)),
);
const HIDDEN = { kind: 'envelope', code: 1, message: '{"code":0,' } as const;

describe('deploy/monitoring', () => {
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
