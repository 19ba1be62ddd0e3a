import { expect } from 'chai';
import type { Observable } from 'rxjs';

import { type CallName, type Fault, FAULTS } from '../../src/adapters/memory/server/calls.js';
import type { AppErrorKind } from '../../src/domain/errors/app-error.js';
import { SITE_GATEWAY } from '../../src/domain/ports/site-gateway.js';
import { breadthUnless } from '../support/breadth.js';
import { settled, soon, until } from '../support/until.js';
import { watching } from '../support/watching.js';
import type { NewServerRig, ServerRig } from './server-rig.js';

/** A call of a port, whatever its value is. */
export interface PromisedCall {
  readonly name: CallName;
  send(rig: ServerRig): Observable<unknown>;
  /** How many values the call emits on success. */
  readonly emits: 0 | 1;
  /** How many attempts the call makes before a transient fault becomes its error. */
  readonly tries: number;
}

export function query(name: CallName, send: PromisedCall['send'], tries = 1): PromisedCall {
  return { name, send, emits: 1, tries };
}

export function command(name: CallName, send: PromisedCall['send']): PromisedCall {
  return { name, send, emits: 0, tries: 1 };
}

type FaultName = keyof typeof FAULTS;

const ERRORS: Readonly<Record<FaultName, AppErrorKind>> = {
  offline: 'offline',
  timeout: 'timeout',
  badGateway: 'broken',
  serverBroken: 'broken',
  httpUnauthorized: 'unauthorized',
  tooLarge: 'broken',
  wrong: 'refused',
  signInFirst: 'unauthorized',
  noRecord: 'missing',
  tooOften: 'too-many',
  noRedis: 'broken',
  maintenance: 'broken',
  html: 'malformed',
  truncated: 'malformed',
  empty: 'malformed',
  cut: 'offline',
};

const FAULT_NAMES = Object.keys(FAULTS) as FaultName[];
/** The first one of each error. */
const DAILY: ReadonlySet<FaultName> = new Set(
  Object.values(ERRORS).flatMap((error) => FAULT_NAMES.find((name) => ERRORS[name] === error) ?? []),
);

const TRANSIENT: ReadonlySet<FaultName> = new Set([
  'offline',
  'timeout',
  'badGateway',
  'serverBroken',
  'tooOften',
  'noRedis',
  'maintenance',
  // The server sends it for every exception; only the start-up calls treat it as transient
  // (docs/spec/errors.md#start-up-retries).
  'wrong',
  'cut',
]);

/**
 * The contract of every gateway call: it is cold, cancelled by unsubscribing, answers asynchronously and at most once,
 * and fails only with an `AppError`.
 */
export function keepsPromisesOfEveryCall(
  call: PromisedCall,
  newRig: NewServerRig,
  prepare: (rig: ServerRig) => unknown = () => undefined,
): void {
  describe(call.name, () => testEveryPromise(call, newRig, prepare));
}

export function testEveryPromise(call: PromisedCall, newRig: NewServerRig, prepare: (rig: ServerRig) => unknown): void {
  const arrivals = (rig: ServerRig) => rig.site.calls.filter((name) => name === call.name).length;
  const withRig = async (check: (rig: ServerRig) => Promise<void>, options?: { impatient: boolean }) => {
    const rig = await newRig(options);
    try {
      prepare(rig);
      await check(rig);
    } finally {
      await rig.close();
    }
  };

  it('sends one request for each subscription, and none before', () =>
    withRig(async (rig) => {
      const call$ = call.send(rig);
      await settled();
      expect(arrivals(rig)).to.equal(0);
      const [first, second] = [watching(call$), watching(call$)];
      await until(() => first.completed || first.errors.length > 0);
      await until(() => second.completed || second.errors.length > 0);
      expect(arrivals(rig)).to.equal(2);
    }));

  it('answers asynchronously, never during subscribe()', () =>
    withRig(async (rig) => {
      const watched = watching(call.send(rig));
      expect([watched.values.length, watched.errors.length, watched.completed]).to.deep.equal([0, 0, false]);
      await until(() => watched.completed);
    }));

  it('fails asynchronously, never during subscribe()', () =>
    withRig(async (rig) => {
      rig.site.controls.fail(call.name, FAULTS.wrong);
      const watched = watching(call.send(rig));
      expect(watched.errors).to.deep.equal([]);
      await until(() => watched.errors.length > 0);
    }));

  it(call.emits === 1 ? 'emits once and completes' : 'emits nothing and completes', () =>
    withRig(async (rig) => {
      const watched = watching(call.send(rig));
      await until(() => watched.completed);
      expect(watched.values).to.have.length(call.emits);
      expect(watched.errors).to.deep.equal([]);
    }),
  );

  it('cancels its request on unsubscribe', () =>
    withRig(async (rig) => {
      rig.site.controls.fail(call.name, FAULTS.timeout);
      const watched = watching(call.send(rig));
      expect(rig.underWay()).to.equal(1);
      watched.stop();
      await soon();
      expect(rig.underWay()).to.equal(0);
    }));

  for (const name of FAULT_NAMES) {
    const fault: Fault = FAULTS[name];
    it(`fails with the AppError '${ERRORS[name]}' for the fault ${name}${breadthUnless(call.tries > 1 || DAILY.has(name))}`, () =>
      withRig(
        async (rig) => {
          rig.site.controls.fail(call.name, fault);
          const watched = watching(call.send(rig));
          await until(() => watched.errors.length > 0);
          expect(watched.errors).to.have.length(1);
          expect(watched.errors[0]).to.include({ kind: ERRORS[name] });
          if (fault.kind === 'http-error' && ERRORS[name] === 'broken') {
            expect(watched.errors[0]).to.include({ status: fault.status });
          }
          expect(watched.values).to.deep.equal([]);
          // A request that times out at once may not have reached the server.
          if (name !== 'timeout') expect(arrivals(rig)).to.equal(TRANSIENT.has(name) ? call.tries : 1);
        },
        { impatient: fault.kind === 'timeout' },
      ));
  }
}

/** The contract of calls that retry by themselves. */
export function retriesAfterTransientFaults(call: PromisedCall, newRig: NewServerRig) {
  for (const name of TRANSIENT) {
    if (name === 'timeout') continue;
    it(`retries until the fault ${name} is over`, async () => {
      const rig = await newRig();
      try {
        rig.site.controls.fail(call.name, FAULTS[name], call.tries - 1);
        const watched = watching(call.send(rig));
        await until(() => watched.completed || watched.errors.length > 0);
        expect(watched.errors).to.deep.equal([]);
        expect(watched.values).to.have.length(1);
      } finally {
        await rig.close();
      }
    });
  }

  it('does not retry after unsubscribe', async () => {
    const rig = await newRig();
    try {
      rig.site.controls.fail(call.name, FAULTS.maintenance);
      const watched = watching(call.send(rig));
      await until(() => rig.site.calls.length > 0);
      watched.stop();
      const callsBefore = rig.site.calls.length;
      for (let round = 0; round < call.tries; round += 1) {
        const other = watching(rig.resolve(SITE_GATEWAY).links());
        await until(() => other.completed);
        await settled();
      }
      expect(rig.site.calls.filter((made) => made === call.name)).to.have.length(callsBefore);
    } finally {
      await rig.close();
    }
  });
}
