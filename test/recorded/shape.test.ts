import { expect } from 'chai';

import { type Form, merged, type Shape } from './shape.js';
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
    it(`describes ${what}`, () => expect(written(...values)).to.deep.equal(shape));
  }
});

/**
 * A shape as text: `"int|null"`, `[list of]`, `{ field: … }`, `{ "*": map of }`, and `{ "|": [any, of,
 * these] }` for alternatives.
 */
type ShapeJson = string | readonly ShapeJson[] | { readonly [field: string]: ShapeJson };

const MAP = '*';
const ANY_OF = '|';

function shapeToJson(shape: Shape): ShapeJson {
  const alternatives = [
    ...(shape.scalars.size > 0 ? [[...shape.scalars].toSorted().join('|')] : []),
    ...(shape.list ? [[shapeToJson(shape.list)]] : []),
    ...(shape.map ? [{ [MAP]: shapeToJson(shape.map) }] : []),
    ...[...shape.forms].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, form]) => formToJson(form)),
  ];
  const [only, ...others] = alternatives;
  return only !== undefined && others.length === 0 ? only : { [ANY_OF]: alternatives };
}

function formToJson(form: Form): ShapeJson {
  const fields = Object.entries(form).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(fields.map(([field, shape]) => [field, shapeToJson(shape)]));
}
