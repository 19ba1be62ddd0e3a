import { expect } from 'chai';
import sinon from 'sinon';

import { preloadedFirst, type PreloadedResponse } from '../../../../src/adapters/http/client/preloaded-responses.js';
import { enveloped, FakeFetch } from '../fake-fetch.js';

const URL_OF_NAVS = '/api/v2/navs';
const GET = { method: 'GET' };

describe('preloadedFirst', () => {
  let wire: FakeFetch;
  beforeEach(() => {
    wire = new FakeFetch();
  });
  const early = (token: string | null) => ({
    token,
    answer: Promise.resolve(enveloped(0, 'early')),
    abort: sinon.fake(),
  });
  const sender = (question: PreloadedResponse) => preloadedFirst(new Map([[URL_OF_NAVS, question]]), wire.send);

  it('gives an answer to anybody to whoever is nobody still', async () => {
    await sender(early(null))(URL_OF_NAVS, GET, undefined);
    expect(wire.sent).to.have.length(0);
  });

  it('gives an early answer away once, and asks anew after that', async () => {
    const question = early('t');
    const send = sender(question);
    expect(await send(URL_OF_NAVS, GET, 't')).to.equal(await question.answer);
    expect(wire.sent).to.have.length(0);
    await send(URL_OF_NAVS, GET, 't');
    expect(wire.sent).to.have.length(1);
  });

  it('gives away what was asked for after the site began', async () => {
    const questions = new Map<string, PreloadedResponse>();
    const send = preloadedFirst(questions, wire.send);
    const question = early(null);
    questions.set(URL_OF_NAVS, question);
    expect(await send(URL_OF_NAVS, GET, undefined)).to.equal(await question.answer);
    expect(wire.sent).to.have.length(0);
  });

  it('passes on what was not asked early, just as it is', async () => {
    const init = { method: 'GET' };
    await sender(early(null))('/api/v2/links', init, 't');
    expect(wire.last).to.include({ url: '/api/v2/links', init, token: 't' });
  });

  it('takes no answer to another token than the present one, and lets go of it', async () => {
    for (const [asked, present] of [
      ['older', 'newer'],
      ['older', undefined],
      [null, 'newer'],
    ] as const) {
      const question = early(asked);
      await sender(question)(URL_OF_NAVS, GET, present);
      expect(wire.last.token).to.equal(present);
      expect(question.abort.calledOnce).to.equal(true);
    }
  });

  it('answers no other action than reading', async () => {
    await sender(early(null))(URL_OF_NAVS, { method: 'POST' }, undefined);
    expect(wire.sent).to.have.length(1);
  });

  it('aborts the early question of whoever has left', () => {
    const leaving = new AbortController();
    const question = early('t');
    void sender(question)(URL_OF_NAVS, { ...GET, signal: leaving.signal }, 't');
    expect(question.abort.called).to.equal(false);
    leaving.abort();
    expect(question.abort.calledOnce).to.equal(true);
  });

  it('fails as the early question failed', async () => {
    const failure = new TypeError('Failed to fetch');
    const send = sender({ ...early(null), answer: Promise.reject(failure) });
    expect(await send(URL_OF_NAVS, GET, undefined).catch((thrown: unknown) => thrown)).to.equal(failure);
  });
});
