import { expect } from 'chai';

import {
  asBoolean,
  asList,
  asRecord,
  asText,
  asWebAddress,
  integer,
  nonEmptyText,
  MalformedAnswer,
  required,
  textOrEmpty,
} from '../../../../src/adapters/http/client/json-readers.js';

/** Values that every reader of texts reads as the text of them. */
const PLAIN_TEXTS = ['0', '1', '-1', 'true', 'false', '12.5', 0, 1, -1, 12.5, 2].map(
  (value) => [value, String(value)] as const,
);

/** Every reader, and the values that it gives for JSON values. It rejects every value that is not listed. */
const READERS: readonly (readonly [
  name: string,
  read: (value: unknown) => unknown,
  readable: readonly (readonly [unknown, unknown])[],
])[] = [
  [
    'asRecord',
    asRecord,
    [
      [{}, {}],
      [{ a: 1 }, { a: 1 }],
      [[], {}],
    ],
  ],
  [
    'asList',
    asList,
    [
      [[], []],
      [[1], [1]],
    ],
  ],
  [
    'asText',
    asText,
    [['半个\uD83D表情\uDE00', '半个表情'], ['😀', '😀'], ['', ''], [' a ', 'a'], [' \u200b\u3164', ''], ...PLAIN_TEXTS],
  ],
  ['nonEmptyText', nonEmptyText, [[' a ', 'a'], ...PLAIN_TEXTS]],
  [
    'integer',
    integer,
    [
      [0, 0],
      [1, 1],
      [-1, -1],
      [2, 2],
      ['0', 0],
      ['1', 1],
      ['-1', -1],
    ],
  ],
  [
    'asBoolean',
    asBoolean,
    [
      [true, true],
      ['true', true],
      [1, true],
      ['1', true],
      [false, false],
      ['false', false],
      [0, false],
      ['0', false],
      [-1, false],
      ['-1', false],
    ],
  ],
];

const SAMPLES: readonly unknown[] = [
  undefined,
  null,
  true,
  false,
  0,
  1,
  -1,
  2,
  12.5,
  1e300,
  '',
  ' a ',
  '0',
  '1',
  '-1',
  'true',
  'false',
  '12.5',
  [],
  [1],
  {},
  { a: 1 },
];

describe('The readers of JSON fields', () => {
  for (const [name, read, readable] of READERS) {
    it(`${name} reads every documented value, and rejects all others`, () => {
      for (const sample of SAMPLES.filter((value) => value !== 1e300)) {
        const row = readable.find(([value]) => JSON.stringify(value) === JSON.stringify(sample));
        expect(read(sample), JSON.stringify(sample)).to.deep.equal(row?.[1]);
      }
    });
  }

  it('textOrEmpty reads what asText reads, and all others as empty', () => {
    for (const sample of SAMPLES) expect(textOrEmpty(sample)).to.equal(asText(sample) ?? '');
    expect(textOrEmpty(null)).to.equal('');
  });

  it('integer rejects numbers beyond the exact range', () => {
    expect(integer(1e300)).to.equal(undefined);
    expect(integer('99999999999999999999')).to.equal(undefined);
  });

  for (const [typed, spelled] of [
    ['https://中国.example/h5', 'https://xn--fiqs8s.example/h5'],
    ['https://ｓｉｔｅ.example/', 'https://site.example/'],
    ['https://site.exampl%65/', 'https://site.example/'],
    ['https://site.example/h5/../', 'https://site.example/'],
    ['http://site.example:08080/', 'http://site.example:8080/'],
    ['HTTP://127.1', 'http://127.0.0.1/'],
    ['//Site.example/./', '//site.example/'],
  ] as const) {
    it(`asWebAddress spells ${typed} as browsers do, so that it equals the origin of that site`, () => {
      expect(asWebAddress(typed)).to.equal(spelled);
    });
  }

  it('required returns a value, and names the field of a missing one', () => {
    expect(required('', 'spot')).to.equal('');
    expect(() => required<string>(undefined, 'spot'))
      .to.throw(MalformedAnswer)
      .with.property('where', 'spot');
  });
});
