import { expect } from 'chai';

import { shapeFromJson, shapeToJson } from './shape-json.js';
import { shapeOf } from './shape-of.js';
import { merged } from './shape.js';

/** The written shape of a value that may be any of these. */
function written(...values: readonly unknown[]) {
  return shapeToJson(merged(values.map(shapeOf)));
}

describe('The shape of JSON', () => {
  const ROWS: readonly (readonly [what: string, values: readonly unknown[], shape: unknown])[] = [
    ['whole numbers and others', [1, 1.5], 'float|int'],
    ['texts, empty or not', ['', 'a'], 'blank|str'],
    ['yes, no and nothing', [true, null], 'bool|null'],
    ['UTC', ['2024-11-05T02:00:00.000000Z'], 'iso'],
    ['China time', ['2024-11-05 10:00:00', '2024-11-05T10:00:00'], 'local|tlocal'],
    ['nothing in a list', [[]], '[]'],
    ['nothing in a record', [{}], '{}'],
    ['a list, empty or not', [[], [1], ['a']], ['int|str']],
    ['a record, sorted', [{ b: 1, a: 'x' }], { a: 'str', b: 'int' }],
    ['a record or an empty PHP map', [[], { a: 1 }], { '|': ['[]', { a: 'int' }] }],
    ['records of other fields', [{ a: 1 }, { a: 1, b: 2 }], { '|': [{ a: 'int' }, { a: 'int', b: 'int' }] }],
    ['records of the same fields', [{ a: 1 }, { a: null }], { a: 'int|null' }],
    ['a PHP map by ids', [{ 7: { a: 1 }, 9: { a: null } }], { '*': { a: 'int|null' } }],
    ['such a map that became a list', [{ 7: [1] }, [[1]]], { '|': [[['int']], { '*': ['int'] }] }],
    [
      'words of the protocol',
      [{ status_text: '已支付' }, { status_text: '未支付' }],
      { status_text: '=已支付|=未支付' },
    ],
    [
      'kinds of blocks, whose fields differ',
      [
        { sign: 'code', config_render: {} },
        { sign: 'pc-slider', config_render: [] },
      ],
      {
        '|': [
          { config_render: '{}', sign: '=code' },
          { config_render: '[]', sign: '=pc-slider' },
        ],
      },
    ],
    ['a sign that is no kind of block', [{ sign: 'eyJ' }], { sign: 'str' }],
  ];

  for (const [what, values, shape] of ROWS) {
    it(`tells ${what}, and is read again as it was written`, () => {
      expect(written(...values)).to.deep.equal(shape);
      expect(shapeToJson(shapeFromJson(written(...values)))).to.deep.equal(shape);
    });
  }
});
