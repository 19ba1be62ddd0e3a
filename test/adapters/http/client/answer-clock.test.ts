import { expect } from 'chai';
import fc from 'fast-check';
import { firstValueFrom } from 'rxjs';

import { AnswerClock, type AnswerDate } from '../../../../src/adapters/http/client/answer-clock.js';
import { HttpClient } from '../../../../src/adapters/http/client/http-client.js';
import { enveloped, FakeFetch } from '../fake-fetch.js';

const HOUR_MS = 3_600_000;
const YEAR_MS = 365 * 24 * HOUR_MS;
const BUILT_AT = Date.UTC(2026, 10, 1);
const NOW = Date.UTC(2026, 10, 25, 12);

/** A device whose clock a test sets. */
class Device {
  time = NOW;
  lastDate: AnswerDate | undefined;
  readonly clock = new AnswerClock(this, { now: () => this.time }, BUILT_AT);

  /** An answer with this date arrives. */
  receive(date: string): void {
    this.lastDate = { date, at: this.time };
  }
}

const header = (instant: number): string => new Date(instant).toUTCString();

describe('The clock of the server', () => {
  it("is the device's until an answer has a date, and where the browser hides it", () => {
    const device = new Device();
    for (const date of ['', 'soon']) {
      device.receive(date);
      const { clock } = device;
      expect([clock.now(), clock.isSynchronised]).to.deep.equal([NOW, false]);
    }
  });

  it("is unknown while the device's clock is before this build, or years after it", () => {
    const at = (now: number, builtAt = BUILT_AT) =>
      new AnswerClock({ lastDate: undefined }, { now: () => now }, builtAt).now();
    expect([at(0), at(BUILT_AT - 1), at(BUILT_AT + 11 * YEAR_MS)]).to.deep.equal([undefined, undefined, undefined]);
    expect([at(BUILT_AT), at(BUILT_AT + 5 * YEAR_MS)]).to.deep.equal([BUILT_AT, BUILT_AT + 5 * YEAR_MS]);
    expect(at(0, Number.NaN), 'a build that does not know its date').to.equal(0);
  });

  it('is right within two seconds, whatever the clock of the device shows when the answer arrives', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -30 * YEAR_MS, max: 30 * YEAR_MS }),
        fc.array(fc.integer({ min: 0, max: 24 * HOUR_MS }), { maxLength: 20 }),
        (wrongByMs, waits) => {
          const device = new Device();
          device.time += wrongByMs;
          let right = NOW;
          for (const wait of waits) {
            device.receive(header(right));
            expect(Math.abs(Number(device.clock.now()) - right)).to.be.below(2000);
            device.time += wait;
            right += wait;
            expect(Math.abs(Number(device.clock.now()) - right)).to.be.below(2000);
          }
        },
      ),
    );
  });

  it("is right again at the next answer after the device's clock was changed", () => {
    const device = new Device();
    device.receive(header(NOW));
    for (const change of [2 * HOUR_MS, -5 * YEAR_MS]) {
      device.time += change;
      device.receive(header(NOW + 30_000));
      expect(device.clock.now()).to.equal(NOW + 30_000);
    }
  });

  it('does not jump by the fraction of a second that a date lacks', () => {
    const device = new Device();
    device.receive(header(NOW));
    for (let ms = 0; ms < 4000; ms += 700) {
      expect(device.clock.now()).to.equal(NOW + ms);
      device.time += 700;
      device.receive(header(device.time));
    }
  });

  it('is read from answers of the server, and not from another page that answers in its place', async () => {
    const wire = new FakeFetch();
    const http = new HttpClient({ base: '', token: () => undefined, send: wire.send, time: { now: () => NOW } });
    const clock = new AnswerClock(http, { now: () => NOW }, BUILT_AT);
    const request = () => firstValueFrom(http.request({ method: 'GET', path: '/api/v2/navs' }, () => 'read'));
    wire.answers(() => new Response('<html>', { headers: { Date: header(0) } }));
    await request().catch(() => undefined);
    expect(clock.isSynchronised).to.equal(false);
    wire.answers(() => new Response('{"code":0,"message":"","data":[]}', { headers: { Date: header(NOW + HOUR_MS) } }));
    await request();
    expect(clock.now()).to.equal(NOW + HOUR_MS);
    wire.answers(() => enveloped(0, []));
    await request();
    expect(clock.now(), 'an answer without a date').to.equal(NOW + HOUR_MS);
    const early = new Response('{"code":0,"message":"","data":[]}', { headers: { Date: header(NOW) } });
    wire.answers(() => Object.assign(early, { at: NOW - 50_000 }));
    await request();
    expect(clock.now(), 'an answer that has waited for 50 s').to.equal(NOW + 50_000);
  });
});
