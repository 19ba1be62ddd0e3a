import { readdir } from 'node:fs/promises';

import { expect } from 'chai';
import fc from 'fast-check';

import { isAppError } from '../../../src/domain/errors/app-error.js';
import { leastMisfit } from './misfit.js';
import { breadthUnless } from '../../support/breadth.js';
import { nearMiss } from '../../support/near-miss.js';
import { EVERY_CALL } from './every-call.js';
import { answered, enveloped, type WireAnswer } from './answered.js';
import type { KnownCall } from './known-call.js';
import { QUANTITIES } from './quantities.js';

const ADAPTERS = new URL('../../../src/adapters/http/', import.meta.url);
/** Methods that send no request or are private, which cannot be seen at run time. */
const PRIVATE: readonly string[] = [
  'HttpSignInGateway.socialAddress',
  'HttpPointsGateway.rewards',
  'HttpSocialAccountsGateway.socialAddress',
  'HttpScanGateway.request',
  'HttpCommentGateway.request',
  'HttpOrderGateway.request',
  'HttpStudyGateway.courses',
];

describe('Every call over HTTP', () => {
  it('has a row in the table of calls', async () => {
    const known = [...EVERY_CALL.map(({ name }) => name), ...PRIVATE];
    expect((await methodsOfGateways()).toSorted()).to.deep.equal(known.toSorted());
  });

  for (const call of EVERY_CALL) {
    describe(call.name, () => {
      for (const request of [call, ...call.also]) {
        const [line, body] = typeof request.sends === 'string' ? [request.sends] : request.sends;
        it(`sends ${line}${body === undefined ? '' : ', with exactly the documented body'}`, async () => {
          const [sent] = (await answered(request, enveloped(call.samples[0]))).sent;
          const { method, body: given } = sent?.init ?? {};
          if (line === 'nothing') expect(sent).to.equal(undefined);
          else if (line === 'a form') expect(given).to.be.instanceOf(FormData);
          else {
            expect(`${method ?? 'GET'} ${String(sent?.url)}`).to.equal(line);
            expect(typeof given === 'string' ? JSON.parse(given) : given).to.deep.equal(body);
          }
        });
      }

      it('decodes the documented answers completely, without undefined or NaN', async () => {
        for (const data of call.samples) {
          const { values, errors, completed } = await answered(call, enveloped(data));
          expect([errors, completed]).to.deep.equal([[], true]);
          // JSON has neither `undefined` nor NaN: a value without loss is equal after a round trip.
          for (const value of values.filter(Boolean)) {
            expect(JSON.parse(JSON.stringify(value)), JSON.stringify(value)).to.deep.equal(value);
          }
        }
      });

      for (const numRuns of [25, 100])
        it(`turns any answer into a value of the documented shape or an AppError, and always ends${breadthUnless(numRuns === 25)}`, async () => {
          const models = await modelsOf(call);
          await fc.assert(
            fc.asyncProperty(anyAnswer(call), async (answer) => {
              const { values, errors, completed } = await answered(call, answer);
              expect(completed || errors.length === 1, 'ends').to.equal(true);
              expect(errors.every(isAppError), 'fails with an AppError').to.equal(true);
              for (const value of values) {
                expect(leastMisfit(value, models, unknownsOf(call))).to.equal(undefined);
              }
            }),
            { numRuns },
          );
        });
    });
  }
});

/** Mostly answers that are nearly valid: decoders reject the rest at once. */
function anyAnswer({ samples }: KnownCall): fc.Arbitrary<WireAnswer> {
  const data = fc.oneof(
    { weight: 8, arbitrary: fc.oneof(...samples.map((sample) => nearMiss(sample))) },
    { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
  );
  const code = fc.oneof(fc.constantFrom(0, '0', 1, -1, 401, 404, 429, 500, { status: 5 }, [], null), fc.jsonValue());
  const message = fc.oneof(fc.constantFrom('路由不存在', '资源不存在', '参数错误'), fc.jsonValue());
  const status = fc.oneof(fc.constant(200), fc.integer({ min: 200, max: 599 }));
  const text = fc.oneof(fc.string({ unit: 'binary' }), fc.json(), fc.constantFrom('', '<html>', '0', '\uFEFF{}'));
  return fc.oneof(
    { weight: 8, arbitrary: data.map((spoiled) => enveloped(spoiled)) },
    { weight: 2, arbitrary: fc.tuple(data, code, message, status).map((parts) => enveloped(...parts)) },
    { weight: 1, arbitrary: fc.record({ status, text }) },
  );
}

async function modelsOf(call: KnownCall): Promise<readonly unknown[]> {
  const answers = await Promise.all(call.samples.map((data) => answered(call, enveloped(data))));
  return [...answers.flatMap(({ values }) => values), ...(call.gives ?? [])];
}

function unknownsOf({ mayBeUnknown = [] }: KnownCall): ReadonlySet<string> {
  return new Set([...mayBeUnknown, ...QUANTITIES]);
}

async function methodsOfGateways(): Promise<readonly string[]> {
  const files = (await readdir(ADAPTERS, { recursive: true })).filter((file) => /(?<!\.module)\.ts$/.test(file));
  const modules = await Promise.all(
    // TypeScript cannot know the exports of a path that is computed; a module is a record of them.
    files.map(async (file) => (await import(new URL(file, ADAPTERS).href)) as Readonly<Record<string, unknown>>),
  );
  const classes = modules
    .flatMap((module) => Object.values(module))
    .filter(isClass)
    .filter(({ name }) => /(?:Gateway|Binding)(?:G\d)?$/.test(name));
  return classes.flatMap(({ name, prototype }) =>
    Object.getOwnPropertyNames(prototype)
      .filter((method) => method !== 'constructor')
      .map((method) => `${name}.${method}`),
  );
}

function isClass(value: unknown): value is { readonly name: string; readonly prototype: object } {
  return typeof value === 'function' && /^class\b/.test(String(value));
}
