import { expect } from 'chai';
import type { Observable } from 'rxjs';

import { HttpClient } from '../../src/adapters/http/client/http-client.js';
import { sendByFetch } from '../../src/adapters/http/client/fetch-with-timeout.js';
import { isAppError } from '../../src/domain/errors/app-error.js';
import { reactionTo } from '../../src/domain/errors/error-catalogue.js';
import { callOfRequest, GENERATION_NAMES } from './recordings.js';
import { until } from '../support/until.js';
import { type Watched, watching } from '../support/watching.js';
import { expectedError } from './expected-error.js';
import { GATEWAY_REQUESTS, type GatewayRequest } from './gateway-requests.js';
import { requestOf } from './request-of.js';
import { type ReplayServer, startReplayServer } from './replay-server.js';
import * as recorded from './replayable.js';
import { misunderstandings } from './understood.js';

describe('Every recorded answer, sent again over a socket', () => {
  let server: ReplayServer;
  before(async () => {
    server = await startReplayServer();
  });
  after(() => server.close());

  for (const call of recorded.RECORDED_CALLS) {
    const recordings = recorded.replayableOf(call);
    const requests = GATEWAY_REQUESTS.filter((request) => request.call === call);

    it(`${call} (${String(recordings.length)})`, async () => {
      for (const recording of recordings) {
        // Other requests that a gateway sends in between succeed.
        server.play(...recorded.successesOf(recording.generation), recording);
        await expectWhole(recording);
        for (const request of requests) await expectThroughGateway(request, recording);
      }
      for (const request of requests) {
        for (const generation of GENERATION_NAMES) {
          const successes = recordings.filter((one) => one.generation === generation && recorded.isSuccess(one));
          const data = successes.map(({ envelope }) => envelope.data);
          expect(misunderstandings(request, data), `${request.name} before ${generation}`).to.deep.equal([]);
        }
      }
    });
  }

  /** The client returns the recorded answer unchanged, or throws its error. */
  async function expectWhole(recording: recorded.Replayable): Promise<void> {
    const { values, errors } = await ended(client().request(requestOf(recording), (data) => data));
    if (!recorded.isSuccess(recording)) expectError(errors[0], recording);
    else expect([values, errors], nameOf(recording)).to.deep.equal([[recording.envelope.data], []]);
  }

  async function expectThroughGateway(
    { name, call, send, gives, failsWith, gaps }: GatewayRequest,
    recording: recorded.Replayable,
  ) {
    const about = `${name}: ${nameOf(recording)}`;
    const before = server.requests.length;
    const { values, errors, completed } = await ended(send(client()));
    if (recorded.isSuccess(recording)) {
      expect([errors, completed], about).to.deep.equal([[], true]);
      const sent = server.requests.slice(before).find(({ method, path }) => callOfRequest(method, path) === call);
      const sentFields = Object.keys({ ...sent?.query, ...bodyOf(sent?.body) });
      const unsentFields = recorded.sentFieldsOf(recording).filter((field) => !sentFields.includes(field));
      expect(gaps.unsentFields ?? [], `${about}, parameters that were not sent`).to.include.members(unsentFields);
    } else if (values.length > 0 && hasSentAnotherCall(before, call)) {
      // The recorded error is a missing route, and the gateway then used the other generation's route with success.
      expect(expectedError(recording.envelope), about).to.deep.equal({ kind: 'no-route' });
    } else if (values.length > 0) {
      // For some calls an error of the server is a result: the state of an expired scan, for example.
      expect(gives, about).to.deep.include(values[0]);
    } else if (failsWith !== undefined && failsWith.message === recording.envelope.message) {
      expect(errors, about).to.deep.equal([failsWith]);
    } else {
      expectError(errors[0], recording);
    }
  }

  function hasSentAnotherCall(before: number, call: string): boolean {
    return server.requests.slice(before).some(({ method, path }) => callOfRequest(method, path) !== call);
  }

  function client(): HttpClient {
    return new HttpClient({ base: server.url, token: () => 'a-token', send: sendByFetch, retryWaitsMs: [] });
  }
});

/** The error that docs/api/README.md#codes specifies for the code. */
function expectError(error: unknown, recording: recorded.Replayable): void {
  if (!isAppError(error)) throw new Error(`${nameOf(recording)} gives ${String(error)}`);
  expect(error, nameOf(recording)).to.include(expectedError(recording.envelope));
  const reaction = reactionTo(error);
  expect(reaction.kind, nameOf(recording)).to.be.oneOf(['show', 'sign-in-again']);
  expect(
    'text' in reaction && reaction.text.trim(),
    `text of the error for the visitor, ${nameOf(recording)}`,
  ).not.to.equal('');
}

async function ended<T>(stream$: Observable<T>): Promise<Watched<T>> {
  const watched = watching(stream$);
  await until(() => watched.completed || watched.errors.length > 0);
  return watched;
}

function nameOf({ generation, name }: recorded.Replayable): string {
  return `${generation}/${name}`;
}

function bodyOf(body: unknown): object {
  return typeof body === 'object' && body !== null ? body : {};
}
