import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';

import { expect } from 'chai';

import { inlineModule } from '../../../tools/webpack/inline-module.js';

describe('inlineModule', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'inline-module-'));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  const write = (name: string, text: string) => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };

  it('brings along what a module imports, each file once and in time', () => {
    write('one.ts', 'export const one: number = 1;');
    write('two.ts', "import { one } from './one.js';\nexport function two(): number { return one + one; }");
    const entry = write(
      'entry.ts',
      "import { one } from './one.js';\nimport { two } from './two.js';\nsaid.push(one, two());",
    );
    const said: number[] = [];
    runInNewContext(inlineModule(entry), { said });
    expect(said).to.deep.equal([1, 2]);
  });

  it('is safe inside a script element', () => {
    const entry = write('entry.ts', "said.push('</script>');");
    expect(inlineModule(entry)).not.to.contain('</');
  });

  it('is no build where two files declare one name', () => {
    write('one.ts', 'export const one = 1;\nconst mine = 2;');
    const entry = write('entry.ts', "import { one } from './one.js';\nconst mine = one;\nsaid.push(mine);");
    expect(() => inlineModule(entry)).to.throw();
  });
});
