import { expect } from 'chai';

import { Generations } from '../../../../src/adapters/http/client/generations.js';
import { HttpClient } from '../../../../src/adapters/http/client/http-client.js';
import { HttpHomeGateway, HttpHomeGatewayG1, HttpHomeGatewayG2 } from '../../../../src/adapters/http/home.js';
import { CurrentSite } from '../../../../src/domain/site/current-site.js';
import type { Generation } from '../../../../src/domain/site/system-config.js';
import { aSite } from '../../../support/site.js';
import * as sample from '../../../support/server-samples.js';
import { settled } from '../../../support/until.js';
import { watching } from '../../../support/watching.js';
import { enveloped, PretendFetch } from '../pretend-fetch.js';

const CONFIGURED = { picture: 'https://api.example/c.png' };

/** A server that has the blocks of one generation, with a configuration that looks like that of another. */
function homeOf(configured: Generation, has: string, blocks: unknown) {
  const wire = new PretendFetch();
  wire.answers(() => (wire.last.url.includes(has) ? enveloped(0, blocks) : enveloped(404, [], '路由不存在')));
  const http = new HttpClient({ base: '', token: () => undefined, send: wire.send });
  const site = new CurrentSite();
  const { config, navs } = aSite();
  site.arrive({ navs, config: { ...config, slides: configured === 1 ? [CONFIGURED] : [] } });
  const home = new HttpHomeGateway(
    new Generations({ signs: { wechatScan: configured, home: configured, comments: configured, orders: configured } }),
    {
      1: new HttpHomeGatewayG1(http, (path) => path, site),
      2: new HttpHomeGatewayG2(http, (path) => path),
    },
  );
  return { home, wire };
}

describe('HttpHomeGateway before servers in between (API 4)', () => {
  it('turns to the later blocks, and their slides, where the earlier route is gone', async () => {
    const { home } = homeOf(1, 'decorationPage', sample.HOME_BLOCKS);
    const watched = watching(home.content());
    await settled();
    expect(watched.errors).to.deep.equal([]);
    expect(watched.values).to.have.deep.nested.property('[0].slides', [
      { picture: '/storage/images/s.png', link: '/courses' },
    ]);
  });

  it('turns to the earlier blocks where the later route is not there yet', async () => {
    const { home } = homeOf(2, 'viewBlock', sample.HOME_BLOCKS_G1);
    const watched = watching(home.content());
    await settled();
    expect(watched.values).to.have.nested.property('[0].blocks.length', 2);
    expect(watched.values).to.have.deep.nested.property('[0].slides', []);
  });

  it('takes the slides of the first generation from the configuration (pages §1.1)', async () => {
    const { home, wire } = homeOf(1, 'viewBlock', sample.HOME_BLOCKS_G1);
    const watched = watching(home.content());
    await settled();
    expect(watched.values).to.have.deep.nested.property('[0].slides', [CONFIGURED]);
    expect(wire.sent, 'no call of their own').to.have.length(1);
  });

  it('tells blocks apart that came with the same id', async () => {
    const twins = sample.HOME_BLOCKS.map((block) => ({ ...block, id: 1 }));
    const { home } = homeOf(2, 'decorationPage', twins);
    const watched = watching(home.content());
    await settled();
    expect(watched.values[0]?.blocks.map(({ id }) => id)).to.deep.equal([0, 1]);
  });

  it('reads when a course is published in China time, and nothing from a date that names no day', async () => {
    const items = ['2024-10-01 09:00:00', '0000-00-00 00:00:00', 'soon', null].map((date, id) => ({
      id,
      published_at: date,
    }));
    const { home } = homeOf(2, 'decorationPage', [{ id: 1, sign: 'pc-vod-v1', config_render: { items } }]);
    const watched = watching(home.content());
    await settled();
    const [block] = watched.values[0]?.blocks ?? [];
    if (block?.kind !== 'courses') throw new Error('There is no block of courses');
    expect(block.courses.map(({ publishedAt }) => publishedAt)).to.deep.equal([
      Date.UTC(2024, 9, 1, 1),
      undefined,
      undefined,
      undefined,
    ]);
  });
});
