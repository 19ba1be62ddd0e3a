import { expect } from 'chai';
import fc from 'fast-check';

import { duration, fileSize, knownDuration, roughDuration, yuan } from '../../../src/domain/text/quantities.js';

describe('An amount of money', () => {
  const AMOUNTS: readonly (readonly [amount: number, text: string])[] = [
    [0, '￥0'],
    [99, '￥99'],
    [9999, '￥9999'],
    [10_000, '￥10,000'],
    [1_234_567, '￥1,234,567'],
    [30.5, '￥30.50'],
    [0.05, '￥0.05'],
    [9999.999, '￥10,000'],
    [19.999, '￥20'],
    [10_000.5, '￥10,000.50'],
    [-5, '-￥5'],
    [-0.001, '￥0'],
  ];
  for (const [amount, text] of AMOUNTS) {
    it(`of ${amount} is written as ${text}`, () => expect(yuan(amount)).to.equal(text));
  }

  it('is exact to the cent, and has no separator below 10,000', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e11, max: 1e11 }), (cents) => {
        const text = yuan(cents / 100);
        expect(Math.round(Number(text.replace(/[￥,]/g, '')) * 100)).to.equal(cents === 0 ? 0 : cents);
        expect(text.includes(',')).to.equal(Math.abs(cents) >= 1_000_000);
        expect(text).to.match(/^-?￥\d{1,4}(?:\.\d\d)?$|^-?￥\d{1,3}(?:,\d{3})+(?:\.\d\d)?$/);
      }),
    );
  });
});

describe('A duration in words', () => {
  const LENGTHS: readonly (readonly [seconds: number, text: string])[] = [
    [0, '约 0 分钟'],
    [1, '约 1 分钟'],
    [1500, '约 25 分钟'],
    [3541, '约 1 小时'],
    [4200, '约 1 小时 10 分钟'],
    [90_000, '约 25 小时'],
  ];
  for (const [seconds, text] of LENGTHS) {
    it(`of ${seconds} s is ${text}`, () => expect(roughDuration(seconds)).to.equal(text));
  }

  it('is never shorter than the duration, and less than a minute longer', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e6 }), (seconds) => {
        const [, hours = '0'] = /(\d+) 小时/.exec(roughDuration(seconds)) ?? [];
        const [, minutes = '0'] = /(\d+) 分钟/.exec(roughDuration(seconds)) ?? [];
        const said = Number(hours) * 3600 + Number(minutes) * 60;
        expect(said - seconds).to.be.within(0, 59);
      }),
    );
  });
});

describe('A duration', () => {
  const LENGTHS: readonly (readonly [seconds: number, text: string])[] = [
    [0, '00:00'],
    [59.9, '00:59'],
    [65, '01:05'],
    [3599, '59:59'],
    [3600, '1:00:00'],
    [36_061, '10:01:01'],
    [-5, '00:00'],
  ];
  for (const [seconds, text] of LENGTHS) {
    it(`of ${seconds} seconds is written as ${text}`, () => expect(duration(seconds)).to.equal(text));
  }

  it('is left out where it is not known', () => {
    expect([65, 0, undefined].map(knownDuration)).to.deep.equal(['01:05', '', '']);
  });

  it('is exact to the second', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), (seconds) => {
        const read = duration(seconds)
          .split(':')
          .reduce((sum, part) => sum * 60 + Number(part), 0);
        expect(read).to.equal(seconds);
      }),
    );
  });
});

describe('The size of a file', () => {
  const SIZES: readonly (readonly [bytes: number, text: string])[] = [
    [0, '0 B'],
    [1023, '1023 B'],
    [1024, '1 KB'],
    [10_240, '10 KB'],
    [1_572_864, '1.5 MB'],
    [1_048_575, '1 MB'],
    [3 * 1024 ** 3, '3 GB'],
    [5000 * 1024 ** 3, '5000 GB'],
    [-1, '0 B'],
  ];
  for (const [bytes, text] of SIZES) {
    it(`of ${bytes} bytes is written as ${text}`, () => expect(fileSize(bytes)).to.equal(text));
  }
});
