import { expect } from 'chai';

import { countAll, countByFolder, type Mutant, type Report, scoreOf, survivorsIn, tableOf } from './report.js';

const mutant = (status: Mutant['status'], from = 1, to = 2): Mutant => ({
  mutatorName: 'BooleanLiteral',
  replacement: 'false',
  status,
  location: { start: { line: 1, column: from }, end: { line: 1, column: to } },
});

const file = (...statuses: readonly Mutant['status'][]) => ({
  source: '',
  mutants: statuses.map((each) => mutant(each)),
});

describe('The table of mutants', () => {
  const REPORT: Report = {
    files: {
      'src/domain/orders/a.ts': file('Killed', 'Killed', 'Timeout'),
      'src/domain/orders/deep/b.ts': file('Survived'),
      'src/domain/limits.ts': file('Ignored', 'RuntimeError', 'CompileError', 'Pending'),
      'src/application/session/c.ts': file('Killed', 'NoCoverage'),
    },
  };

  it('has a row for each folder and one for all, and counts fixed mutants in a separate column', () => {
    expect(tableOf(countByFolder(REPORT, ['src/domain', 'src/application'])).split('\n')).to.deep.equal([
      '| folder                    | mutants | killed | timeout | survived | not covered | fixed |   score |',
      '| ------------------------- | ------: | -----: | ------: | -------: | ----------: | ----: | ------: |',
      '| `src/application/session` |       2 |      1 |       0 |        0 |           1 |     0 |  50.0 % |',
      '| `src/domain`              |       0 |      0 |       0 |        0 |           0 |     1 | 100.0 % |',
      '| `src/domain/orders`       |       4 |      2 |       1 |        1 |           0 |     0 |  75.0 % |',
      '| all                       |       6 |      3 |       1 |        1 |           1 |     1 |  66.7 % |',
    ]);
  });

  it('leaves out results of other folders from an earlier run', () => {
    const counts = countByFolder(REPORT, ['src/domain/orders']);
    expect([...counts.keys()]).to.deep.equal(['src/domain/orders']);
    expect(scoreOf(countAll(counts.values()))).to.equal(75);
    expect(countByFolder(REPORT, ['src/domain/order']).size).to.equal(0);
  });
});

describe('The list of surviving mutants', () => {
  it('names location, original code and mutated code, and leaves out killed mutants and other folders', () => {
    const source = 'return left > 0 && true;\n';
    const report: Report = {
      files: {
        'src/domain/b.ts': { source, mutants: [mutant('Survived', 20, 24), mutant('Killed')] },
        'src/domain/a.ts': {
          source: 'if (a) {\n  go();\n}\nstay();\n',
          mutants: [
            {
              mutatorName: 'BlockStatement',
              replacement: '{}',
              status: 'NoCoverage',
              location: { start: { line: 1, column: 8 }, end: { line: 3, column: 2 } },
            },
          ],
        },
        'src/application/a.ts': { source, mutants: [mutant('Survived')] },
      },
    };
    expect(survivorsIn(report, ['src/domain'])).to.equal(
      [
        'src/domain/a.ts:1:8 BlockStatement (not covered)\n- {\n  go();\n}\n+ {}\n',
        'src/domain/b.ts:1:20 BooleanLiteral\n- true\n+ false\n',
      ].join('\n'),
    );
  });
});
