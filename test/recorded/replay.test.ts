import { expect } from 'chai';
import type { Observable } from 'rxjs';

import { HttpClient } from '../../src/adapters/http/http-client.js';
import { plainSend } from '../../src/adapters/http/send.js';
import { isAppError } from '../../src/domain/errors/app-error.js';
import { reactionTo } from '../../src/domain/errors/error-catalogue.js';
import { callOf } from '../../tools/recorded/facts.js';
import { GENERATION_NAMES, type GenerationName } from '../../tools/recorded/generation-name.js';
import type { RecordedEnvelope, Recording } from '../../tools/recorded/recording.js';
import { until } from '../support/until.js';
import { type Watched, watching } from '../support/watching.js';
import { NOT_AT_HAND, RECORDINGS, tellTheRun } from './at-hand.js';
import { expectedError } from './expected-error.js';
import { GATEWAY_QUESTIONS, type GatewayQuestion } from './gateway-questions.js';
import { questionOf } from './question-of.js';
import { type ReplayServer, startReplayServer } from './replay-server.js';
import { misunderstandings } from './understood.js';

/** What a script can ask for and read: preflights and redirects are the browser's. */
interface ReadableRecording extends Recording {
  readonly envelope: RecordedEnvelope;
}

const ALL = RECORDINGS ?? [];
const READABLE = ALL.filter((recording): recording is ReadableRecording => recording.envelope !== undefined);
const CALLS = [...new Set(READABLE.map(callOf))].toSorted();

describe('Every recorded answer, said again over a socket', () => {
  let server: ReplayServer;
  let replayed = 0;
  let throughGateways = 0;
  before(async () => {
    server = await startReplayServer();
  });
  after(async () => {
    await server.close();
    tellTheRun(RECORDINGS ? summary(replayed, throughGateways) : `${NOT_AT_HAND}. None was replayed.`);
  });

  if (!RECORDINGS) it(`is not replayed: ${NOT_AT_HAND}`, () => undefined);

  for (const call of CALLS) {
    const recordings = READABLE.filter((recording) => callOf(recording) === call);
    const questions = GATEWAY_QUESTIONS.filter((question) => question.call === call);

    it(`${call}: ${namesOf(recordings)}`, async () => {
      for (const recording of recordings) {
        // Whatever a gateway asks beyond it succeeds.
        server.play(...successesOf(recording.generation), recording);
        await expectWhole(recording);
        for (const question of questions) await expectThroughGateway(question, recording);
        replayed += 1;
        if (questions.length > 0) throughGateways += 1;
      }
      for (const { name, read } of questions) {
        for (const generation of GENERATION_NAMES) {
          const data = recordings.filter((recording) => recording.generation === generation).flatMap(dataOfSuccess);
          expect(misunderstandings(read, data), `${name} before ${generation}`).to.deep.equal([]);
        }
      }
    });
  }

  /** The answer comes through the client as it was said, or as the error that it is. */
  async function expectWhole(recording: ReadableRecording): Promise<void> {
    const { envelope, name } = recording;
    const { values, errors } = await ended(client().ask(questionOf(recording), (data) => data));
    if (envelope.code === 0) expect([values, errors], name).to.deep.equal([[envelope.data], []]);
    else expectError(errors[0], recording);
  }

  async function expectThroughGateway({ name: method, row }: GatewayQuestion, recording: ReadableRecording) {
    const { values, errors, completed } = await ended(row.ask(client()));
    const about = `${method}: ${recording.generation}/${recording.name}`;
    if (recording.envelope.code === 0) expect([errors, completed], about).to.deep.equal([[], true]);
    // Some refusals are answers: of a scan that is over, for one.
    else if (values.length > 0) expect(row.gives, about).to.deep.include(values[0]);
    else expectError(errors[0], recording);
  }

  function client(): HttpClient {
    return new HttpClient({ base: server.url, token: () => 'a-token', send: plainSend, retryWaitsMs: [] });
  }
});

function expectError(error: unknown, { envelope, generation, name }: ReadableRecording): void {
  const expected = expectedError(envelope);
  if (!isAppError(error)) throw new Error(`${generation}/${name} gives ${String(error)}`);
  expect(error, `${generation}/${name}`).to.include(expected);
  const reaction = reactionTo(error);
  expect(reaction.kind, name).to.be.oneOf(['tell', 'sign-in-again']);
  expect('text' in reaction && reaction.text.trim(), `what a visitor reads of ${name}`).not.to.equal('');
}

async function ended<T>(stream$: Observable<T>): Promise<Watched<T>> {
  const watched = watching(stream$);
  await until(() => watched.completed || watched.errors.length > 0);
  return watched;
}

function successesOf(generation: GenerationName): readonly Recording[] {
  return READABLE.filter((recording) => recording.generation === generation && recording.envelope.code === 0);
}

function dataOfSuccess({ envelope }: ReadableRecording): readonly unknown[] {
  return envelope.code === 0 ? [envelope.data] : [];
}

function namesOf(recordings: readonly Recording[]): string {
  return recordings.map(({ generation, name }) => `${generation}/${name}`).join(', ');
}

function summary(replayed: number, throughGateways: number): string {
  const asked = new Set(GATEWAY_QUESTIONS.map(({ call }) => call));
  const later = CALLS.filter((call) => !asked.has(call)).map(
    (call) => `    ${call} (${String(READABLE.filter((recording) => callOf(recording) === call).length)})`,
  );
  return (
    [
      `${String(replayed)} of ${String(ALL.length)} were replayed through the HTTP client,`,
      `${String(throughGateways)} of these through the gateway methods that ask for them as well.`,
      `${String(ALL.length - READABLE.length)} are preflights and redirects, which no script reads.`,
      `No gateway makes these ${String(later.length)} calls, whose ${String(replayed - throughGateways)} recordings wait:\n`,
    ].join(' ') + later.join('\n')
  );
}
