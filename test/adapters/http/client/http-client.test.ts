import { expect } from 'chai';
import { firstValueFrom } from 'rxjs';
import sinon, { type SinonFakeTimers } from 'sinon';

import {
  HttpClient,
  type HttpClientOptions,
  type HttpRequest,
} from '../../../../src/adapters/http/client/http-client.js';
import { MalformedAnswer } from '../../../../src/adapters/http/client/json-readers.js';
import { isAppError } from '../../../../src/domain/errors/app-error.js';
import { MemoryPresence } from '../../../../src/adapters/memory/browser/presence.js';
import { RecordingLog } from '../../../support/recorders.js';
import { settled, soon } from '../../../support/until.js';
import { watching } from '../../../support/watching.js';
import { enveloped, FakeFetch } from '../fake-fetch.js';

const ASPECT_READERS: HttpRequest = { method: 'GET', path: '/api/v2/navs' };
const RETRIED: HttpRequest = { ...ASPECT_READERS, retries: true };
const WRITE: HttpRequest = { method: 'POST', path: '/api/v2/logout', body: { 手机: '1' } };
const asItIs = (data: unknown) => data;

describe('HttpClient', () => {
  let wire: FakeFetch;
  let token: string | undefined;
  beforeEach(() => {
    wire = new FakeFetch();
    token = undefined;
  });
  const client = (options: Partial<HttpClientOptions> = {}) =>
    new HttpClient({ base: 'https://api.example', token: () => token, send: wire.send, ...options });

  describe('(signals and log)', () => {
    it('reports a refused token before the request fails, and once for several requests', async () => {
      token = 't';
      const http = client();
      const reported: string[] = [];
      http.refused$.subscribe(() => {
        reported.push('refused');
        token = undefined;
      });
      wire.answers(() => enveloped(401, [], '请登录'));
      const burst = [1, 2, 3].map(() => watching(http.request(ASPECT_READERS, asItIs)));
      await soon();
      expect(reported).to.deep.equal(['refused']);
      expect(burst.map(({ errors }) => errors)).to.deep.equal([
        [{ kind: 'unauthorized', isStale: false }],
        [{ kind: 'unauthorized', isStale: true }],
        [{ kind: 'unauthorized', isStale: true }],
      ]);
    });

    it('logs the field of a malformed answer, and the request', async () => {
      const log = new RecordingLog();
      const read = () => {
        throw new MalformedAnswer('nav.name');
      };
      watching(client({ log }).request(ASPECT_READERS, read));
      await soon();
      expect(log.lines).to.deep.equal(['error malformed answer to GET /api/v2/navs: nav.name']);
    });

    it('counts a call that has failed for good, by its path without ids, and no refusal', async () => {
      const log = new RecordingLog();
      const call = { method: 'GET', path: '/api/v2/course/{id}', parts: { id: 7 } } as const;
      for (const status of [503, 401, 404]) {
        wire.answers(() => enveloped(status, [], '拒绝'));
        watching(client({ log }).request(call, asItIs));
        await soon();
      }
      expect(log.failedCalls).to.deep.equal(['GET /api/v2/course/{id}: 503']);
    });
  });

  describe('(requests)', () => {
    it('accepts JSON, and sends neither cookies nor other headers', async () => {
      await firstValueFrom(client().request(ASPECT_READERS, asItIs));
      const { url, init, headers } = wire.last;
      expect(url).to.equal('https://api.example/api/v2/navs');
      expect(init).to.include({ method: 'GET', credentials: 'omit' });
      expect([...headers]).to.deep.equal([['accept', 'application/json']]);
      expect(init).not.to.have.any.keys('body', 'keepalive');
    });

    it('omits a damaged token that no header can carry', async () => {
      for (const damaged of ['', 'a b', '令牌', 'a\nb']) {
        token = damaged;
        await firstValueFrom(client().request(ASPECT_READERS, asItIs));
        expect(wire.last.headers.has('authorization')).to.equal(false);
        expect(wire.last.token).to.equal(undefined);
      }
    });

    it('sends a body as JSON', async () => {
      await firstValueFrom(client().request(WRITE, asItIs));
      const { init, headers } = wire.last;
      expect(init).to.include({ method: 'POST', body: '{"手机":"1"}' });
      expect(headers.get('content-type')).to.equal('application/json');
    });
  });

  describe('(answers)', () => {
    const failureOf = async (read: (data: unknown) => unknown = asItIs) => {
      const watched = watching(client().request(ASPECT_READERS, read));
      await settled();
      expect(watched.values).to.deep.equal([]);
      return watched.errors;
    };

    it('emits nothing for a call without a result, whatever the data, and fails like any other call', async () => {
      for (const data of [[], null, { token: 'unread' }]) {
        wire.answers(() => enveloped(0, data));
        const reported = watching(client().send(WRITE));
        await settled();
        expect([reported.values, reported.errors, reported.completed]).to.deep.equal([[], [], true]);
      }
      wire.answers(() => enveloped(1, [], '短信验证码错误'));
      const refused = watching(client().send(WRITE));
      await settled();
      expect(refused.errors).to.deep.equal([{ kind: 'refused', message: '短信验证码错误' }]);
    });

    it('turns the exception of a decoder into an AppError', async () => {
      const errors = await failureOf(() => {
        throw new TypeError('boom');
      });
      expect(errors).to.have.length(1);
      expect(errors[0]).to.include({ kind: 'fault' });
    });

    it('does not fail while the visitor leaves the page, and fails with "offline" once the page is restored', async () => {
      const presence = new MemoryPresence();
      presence.leave();
      wire.answers(() => Promise.reject(new TypeError('NetworkError')));
      const watched = watching(client({ presence }).request(ASPECT_READERS, asItIs));
      await soon();
      expect([watched.errors, watched.completed]).to.deep.equal([[], false]);
      presence.restore();
      expect(watched.errors).to.deep.equal([{ kind: 'offline', left: true }]);
    });

    it('reports the error of the server, even while the visitor leaves the page', async () => {
      const presence = new MemoryPresence();
      presence.leave();
      wire.answers(() => enveloped(-1, [], '不行'));
      const watched = watching(client({ presence }).request(ASPECT_READERS, asItIs));
      await soon();
      expect(watched.errors).to.deep.equal([{ kind: 'refused', message: '不行' }]);
    });

    it('fails with "offline" when fetch itself throws', async () => {
      wire.answers(() => {
        throw new TypeError('Failed to construct');
      });
      expect(await failureOf()).to.deep.equal([{ kind: 'offline' }]);
    });

    it('fails with an AppError when the request cannot be built', async () => {
      const watched = watching(client().request({ ...ASPECT_READERS, path: '/{id}', parts: { id: '\uD800' } }, asItIs));
      await settled();
      expect(watched.errors).to.have.length(1);
      expect(isAppError(watched.errors[0])).to.equal(true);
    });
  });

  describe('(time limit and retries)', () => {
    let clock: SinonFakeTimers;
    beforeEach(() => {
      clock = sinon.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    });
    afterEach(() => clock.restore());

    it('fails after 15 s, and not before, and aborts the request', async () => {
      wire.neverAnswers();
      const watched = watching(client().request(ASPECT_READERS, asItIs));
      await clock.tickAsync(14_999);
      expect(watched.errors).to.deep.equal([]);
      expect(wire.last.init.signal?.aborted).to.equal(false);
      await clock.tickAsync(1);
      expect(watched.errors).to.deep.equal([{ kind: 'timeout' }]);
      expect(wire.last.init.signal?.aborted).to.equal(true);
    });

    it('fails with a timeout even when the request ignores its abort signal', async () => {
      wire.ignoresAbort();
      const watched = watching(client().request(ASPECT_READERS, asItIs));
      await clock.tickAsync(15_000);
      expect(watched.errors).to.deep.equal([{ kind: 'timeout' }]);
    });

    it('aborts the request at once on unsubscribe, and leaves no timer running', async () => {
      wire.neverAnswers();
      const watched = watching(client().request(ASPECT_READERS, asItIs));
      watched.stop();
      await soon();
      expect(wire.last.init.signal?.aborted).to.equal(true);
      expect(clock.countTimers()).to.equal(0);
    });

    it('leaves no timer running after an answer', async () => {
      const watched = watching(client().request(ASPECT_READERS, asItIs));
      await settled();
      expect(watched.completed).to.equal(true);
      expect(clock.countTimers()).to.equal(0);
    });

    describe('with retries', () => {
      it('tries four times with growing waits, and then fails with the last error', async () => {
        wire.answers(() => new Response('', { status: 502 }));
        const watched = watching(client().request(RETRIED, asItIs));
        const requestsAfter = async (ms: number) => {
          await clock.tickAsync(ms);
          return wire.sent.length;
        };
        expect(await requestsAfter(499)).to.equal(1);
        expect(await requestsAfter(1)).to.equal(2);
        expect(await requestsAfter(1499)).to.equal(2);
        expect(await requestsAfter(1)).to.equal(3);
        expect(await requestsAfter(3999)).to.equal(3);
        expect(watched.errors).to.deep.equal([]);
        expect(await requestsAfter(1)).to.equal(4);
        expect(watched.errors).to.deep.equal([{ kind: 'broken', status: 502 }]);
        expect(await requestsAfter(60_000)).to.equal(4);
      });

      it('starts the time limit again for every attempt', async () => {
        wire.neverAnswers();
        const watched = watching(client().request(RETRIED, asItIs));
        await clock.tickAsync(4 * 15_000 + 500 + 1500 + 4000 - 1);
        expect(watched.errors).to.deep.equal([]);
        await clock.tickAsync(1);
        expect(watched.errors).to.deep.equal([{ kind: 'timeout' }]);
        expect(wire.sent).to.have.length(4);
      });

      it('sends the token that is stored at the time of each attempt', async () => {
        token = 'first';
        wire.answers(() => new Response('', { status: 503 }));
        watching(client().request(RETRIED, asItIs));
        await settled();
        token = 'second';
        await clock.tickAsync(500);
        expect(wire.sent.map((sent) => sent.token)).to.deep.equal(['first', 'second']);
      });

      it('tries again after the bare message 错误, which a stopped database causes, too', async () => {
        wire.answers(() => (wire.sent.length < 3 ? enveloped(1, [], '错误') : enveloped(0, 'there')));
        const watched = watching(client().request(RETRIED, asItIs));
        await clock.tickAsync(60_000);
        expect(watched.values).to.deep.equal(['there']);
      });

      for (const [what, answer] of [
        ['a refusal', () => enveloped(1, [], '参数错误')],
        ['a 401', () => enveloped(401, [])],
        ['an answer that cannot be read', () => new Response('<html>')],
        ['a page of a proxy', () => new Response('', { status: 404 })],
      ] as const) {
        it(`does not try again after ${what}`, async () => {
          wire.answers(answer);
          const watched = watching(client().request(RETRIED, asItIs));
          await clock.tickAsync(60_000);
          expect(watched.errors).to.have.length(1);
          expect(wire.sent).to.have.length(1);
        });
      }

      it('stops on unsubscribe, both during a wait and during a request', async () => {
        wire.answers(() => new Response('', { status: 502 }));
        const waiting = watching(client().request(RETRIED, asItIs));
        await settled();
        waiting.stop();
        await clock.tickAsync(60_000);
        expect(wire.sent).to.have.length(1);

        wire.neverAnswers();
        const pending = watching(client().request(RETRIED, asItIs));
        await settled();
        pending.stop();
        await settled();
        expect(clock.countTimers()).to.equal(0);
        await clock.tickAsync(60_000);
        expect(wire.sent).to.have.length(2);
      });

      it('does not retry a call without this option', async () => {
        wire.answers(() => new Response('', { status: 502 }));
        const watched = watching(client().request(ASPECT_READERS, asItIs));
        await clock.tickAsync(60_000);
        expect(watched.errors).to.have.length(1);
        expect(wire.sent).to.have.length(1);
      });
    });
  });
});
