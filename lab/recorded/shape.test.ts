import { expect } from 'chai';

import { merged, shapeFromJson, shapeToJson } from './shape.js';
import { shapeOf } from './shape-of.js';

/** The written shape of a value that may be any of these. */
function written(...values: readonly unknown[]) {
  return shapeToJson(merged(values.map(shapeOf)));
}

describe('The shape of JSON', () => {
  const ROWS: readonly (readonly [what: string, values: readonly unknown[], shape: unknown])[] = [
    ['integers and other numbers', [1, 1.5], 'float|int'],
    ['texts, empty or not', ['', 'a'], 'blank|str'],
    ['booleans and null', [true, null], 'bool|null'],
    ['times in UTC', ['2024-11-05T02:00:00.000000Z'], 'iso'],
    ['times in China', ['2024-11-05 10:00:00', '2024-11-05T10:00:00'], 'local|tlocal'],
    ['an empty list', [[]], '[]'],
    ['an empty record', [{}], '{}'],
    ['a list, empty or not', [[], [1], ['a']], ['int|str']],
    ['a record, sorted', [{ b: 1, a: 'x' }], { a: 'str', b: 'int' }],
    ['a record or an empty PHP map', [[], { a: 1 }], { '|': ['[]', { a: 'int' }] }],
    ['records with different fields', [{ a: 1 }, { a: 1, b: 2 }], { '|': [{ a: 'int' }, { a: 'int', b: 'int' }] }],
    ['records with the same fields', [{ a: 1 }, { a: null }], { a: 'int|null' }],
    ['a PHP map by ids', [{ 7: { a: 1 }, 9: { a: null } }], { '*': { a: 'int|null' } }],
    ['a PHP map by ids that became a list', [{ 7: [1] }, [[1]]], { '|': [[['int']], { '*': ['int'] }] }],
    [
      'constants of the protocol',
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
    ['a sign outside a block', [{ sign: 'eyJ' }], { sign: 'str' }],
  ];

  for (const [what, values, shape] of ROWS) {
    it(`describes ${what}, and can be written and read without a change`, () => {
      expect(written(...values)).to.deep.equal(shape);
      expect(shapeToJson(shapeFromJson(written(...values)))).to.deep.equal(shape);
    });
  }
});
