import { resolve } from 'node:path';

import { expect } from 'chai';
import ts from 'typescript';

const PLANTED = resolve('src/domain/planted.ts');
/** The types of the browser and of Node, read once. */
const sources = new Map<string, ts.SourceFile | undefined>();

/** The errors of a line of code, if it were a file of the product. */
function errorsOf(code: string): readonly string[] {
  const { config } = ts.readConfigFile('src/tsconfig.json', (path) => ts.sys.readFile(path)) as { config: unknown };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, resolve('src'));
  const host = ts.createCompilerHost(options);
  const getSourceFile = host.getSourceFile.bind(host);
  host.getSourceFile = (path, ...rest) => {
    if (path === PLANTED) return ts.createSourceFile(path, code, ts.ScriptTarget.ES2022);
    if (!sources.has(path)) sources.set(path, getSourceFile(path, ...rest));
    return sources.get(path);
  };
  const program = ts.createProgram([PLANTED], options, host);
  return program
    .getSemanticDiagnostics(program.getSourceFile(PLANTED))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
}

describe('The types of the product', function () {
  // Reads the types of the browser and of Node.
  this.timeout(60_000);

  it('refuse what the oldest browsers lack', () => {
    const errors = errorsOf(`
      export const sorted = ([2, 1] as readonly number[]).toSorted();
      export const last = [2, 1].findLast(Boolean);
      export const promise = Promise.withResolvers<number>();`);
    for (const name of ['toSorted', 'findLast', 'withResolvers'])
      expect(errors.join()).to.include(`Property '${name}' does not exist`);
  });

  it('allow what they have', () => expect(errorsOf('export const a = [2, 1].at(-1);')).to.deep.equal([]));
});
