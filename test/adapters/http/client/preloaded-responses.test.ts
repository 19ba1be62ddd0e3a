import { expect } from 'chai';
import sinon from 'sinon';

import { preloadedFirst, type PreloadedResponse } from '../../../../src/adapters/http/client/preloaded-responses.js';
import { enveloped, FakeFetch } from '../fake-fetch.js';

const URL_OF_NAVS = '/api/v2/navs';
const GET = { method: 'GET' };
const NOW = 1_800_000_000_000;

describe('preloadedFirst', () => {
  let wire: FakeFetch;
  beforeEach(() => {
    wire = new FakeFetch();
  });
  const early = (token: string | null, response = enveloped(0, 'early'), at = NOW) => ({
    token,
    answer: Promise.resolve(Object.assign(response, { at })),
    abort: sinon.fake(),
  });
  const time = { now: () => NOW };
  const sender = (preload: PreloadedResponse) => preloadedFirst(new Map([[URL_OF_NAVS, preload]]), wire.send, time);

  it('returns an answer that was preloaded without a token when there is still no token', async () => {
    await sender(early(null))(URL_OF_NAVS, GET, undefined);
    expect(wire.sent).to.have.length(0);
  });

  it('returns a preloaded answer once, and sends a request after that', async () => {
    const preload = early('t');
    const send = sender(preload);
    expect(await send(URL_OF_NAVS, GET, 't')).to.equal(await preload.answer);
    expect(wire.sent).to.have.length(0);
    await send(URL_OF_NAVS, GET, 't');
    expect(wire.sent).to.have.length(1);
  });

  it('returns an answer whose preload began after the start of the site', async () => {
    const preloads = new Map<string, PreloadedResponse>();
    const send = preloadedFirst(preloads, wire.send, time);
    const preload = early(null);
    preloads.set(URL_OF_NAVS, preload);
    expect(await send(URL_OF_NAVS, GET, undefined)).to.equal(await preload.answer);
    expect(wire.sent).to.have.length(0);
  });

  it('sends a request without a preload unchanged', async () => {
    const init = { method: 'GET' };
    await sender(early(null))('/api/v2/links', init, 't');
    expect(wire.last).to.include({ url: '/api/v2/links', init, token: 't' });
  });

  it('ignores and aborts a preload with another token than the present one', async () => {
    for (const [preloadedWith, present] of [
      ['older', 'newer'],
      ['older', undefined],
      [null, 'newer'],
    ] as const) {
      const preload = early(preloadedWith);
      await sender(preload)(URL_OF_NAVS, GET, present);
      expect(wire.last.token).to.equal(present);
      expect(preload.abort.calledOnce).to.equal(true);
    }
  });

  it('uses no preloaded answer for a method other than GET', async () => {
    await sender(early(null))(URL_OF_NAVS, { method: 'POST' }, undefined);
    expect(wire.sent).to.have.length(1);
  });

  it('aborts the preload when the caller aborts its request', () => {
    const leaving = new AbortController();
    const preload = early('t');
    void sender(preload)(URL_OF_NAVS, { ...GET, signal: leaving.signal }, 't');
    expect(preload.abort.called).to.equal(false);
    leaving.abort();
    expect(preload.abort.calledOnce).to.equal(true);
  });

  it('returns a preloaded refusal: the server would refuse the request again', async () => {
    const refusal = enveloped(1, [], '课程不存在');
    expect(await sender(early(null, refusal))(URL_OF_NAVS, GET, undefined)).to.equal(refusal);
    expect(wire.sent).to.have.length(0);
  });

  const cutOff = new ReadableStream({ start: (body) => body.error(new TypeError('network error')) });
  const UNUSED: Readonly<Record<string, () => PreloadedResponse>> = {
    'had no network': () => ({ ...early(null), answer: Promise.reject(new TypeError('Failed to fetch')) }),
    'was answered by a gateway without a server': () => early(null, new Response('', { status: 502 })),
    'found the server in maintenance': () => early(null, enveloped(503, [], '系统维护中')),
    'met an exception of the server': () => early(null, enveloped(1, [], '错误')),
    'was cut off': () => early(null, new Response(cutOff)),
    'was answered a minute ago': () => early(null, undefined, NOW - 60_000),
    'was answered before the clock was set back': () => early(null, undefined, NOW + 1000),
  };
  for (const [what, preload] of Object.entries(UNUSED)) {
    it(`sends a request of its own where the preload ${what}`, async () => {
      const own = enveloped(0, 'own');
      wire.answers(() => own);
      expect(await sender(preload())(URL_OF_NAVS, GET, undefined)).to.equal(own);
    });
  }
});
