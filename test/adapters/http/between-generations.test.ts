import { expect } from 'chai';

import { Generations } from '../../../src/adapters/http/client/generations.js';
import { HttpClient } from '../../../src/adapters/http/client/http-client.js';
import { HttpCommentGatewayG1 } from '../../../src/adapters/http/comments/comments-g1.js';
import { HttpCommentGatewayG2 } from '../../../src/adapters/http/comments/comments-g2.js';
import { HttpCommentGateway } from '../../../src/adapters/http/comments/comments-by-generation.js';
import { HttpHomeGateway, HttpHomeGatewayG1, HttpHomeGatewayG2 } from '../../../src/adapters/http/home.js';
import { CurrentSite } from '../../../src/domain/site/current-site.js';
import type { Generation } from '../../../src/domain/site/system-config.js';
import { aSite } from '../../support/site.js';
import { settled } from '../../support/until.js';
import { watching } from '../../support/watching.js';
import { COMMENT_G2, COMMENTS_G1 } from './calls/comments.js';
import { HOME_BLOCKS, HOME_BLOCKS_G1 } from './calls/home.js';
import { image, shortPage } from './known-call.js';
import { enveloped, FakeFetch } from './fake-fetch.js';

const CONFIGURED = { image: 'https://api.example/c.png' };

/** By generation: a part of the address of its route, and the data that a server answers there. */
const HOMES = { 1: ['viewBlock', HOME_BLOCKS_G1], 2: ['decorationPage', HOME_BLOCKS] } as const;
const COMMENTS = { 1: ['/v2/', COMMENTS_G1], 2: ['/v3/', shortPage(COMMENT_G2)] } as const;

/** A server with one route, and a configuration that looks like one of a generation. */
function serverWith(configured: Generation, [route, data]: readonly [string, unknown]) {
  const wire = new FakeFetch();
  wire.answers(() => (wire.last.url.includes(route) ? enveloped(0, data) : enveloped(404, [], '路由不存在')));
  const http = new HttpClient({ base: '', token: () => undefined, send: wire.send });
  const generations = new Generations({
    signs: { wechatScan: configured, home: configured, comments: configured, orders: configured },
  });
  return { wire, http, generations };
}

function homeGatewayOf(configured: Generation, served: Generation) {
  const { wire, http, generations } = serverWith(configured, HOMES[served]);
  const site = new CurrentSite();
  const { config, navs } = aSite();
  site.arrive({ navs, config: { ...config, slides: configured === 1 ? [CONFIGURED] : [] } });
  const first = new HttpHomeGatewayG1(http, (path) => path, site);
  const second = new HttpHomeGatewayG2(http, (path) => path);
  return { wire, home: new HttpHomeGateway(generations, { 1: first, 2: second }) };
}

describe('A gateway of a server that mixes the generations', () => {
  for (const [what, configured, served, slides, requests] of [
    [
      'fetches the blocks and slides of generation 2 when the route of generation 1 is missing',
      ...[1, 2, [{ image: '/storage/images/s.png', link: '/courses' }], 2],
    ],
    ['fetches the blocks of generation 1 when the route of generation 2 is missing', 2, 1, [], 2],
    ['takes the slides of generation 1 from the configuration', 1, 1, [CONFIGURED], 1],
  ] as const) {
    it(`for the home page ${what}`, async () => {
      const { home, wire } = homeGatewayOf(configured, served);
      const watched = watching(home.content());
      await settled();
      expect(watched.errors).to.deep.equal([]);
      expect(watched.values).to.have.deep.nested.property('[0].slides', slides);
      expect(watched.values).to.have.nested.property('[0].blocks.length', 2);
      expect(wire.sent).to.have.length(requests);
    });
  }

  for (const [likely, served] of [
    [1, 2],
    [2, 1],
  ] as const) {
    it(`finds comments although the configuration says generation ${String(likely)} and the routes are of generation ${String(served)}`, async () => {
      const { wire, http, generations } = serverWith(likely, COMMENTS[served]);
      const adapters = { 1: new HttpCommentGatewayG1(http, image), 2: new HttpCommentGatewayG2(http, image) };
      const comments = new HttpCommentGateway(generations, adapters);
      for (const times of [2, 3]) {
        const watched = watching(comments.newest({ kind: 'course', id: 5 }));
        await settled();
        expect(watched.values[0]?.style.allowsReplies).to.equal(served === 2);
        expect(wire.sent).to.have.length(times);
      }
    });
  }
});
