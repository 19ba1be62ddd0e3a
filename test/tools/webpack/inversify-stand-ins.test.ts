import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

import { expect } from 'chai';

import { INVERSIFY_STAND_INS } from '../../../tools/webpack/inversify-stand-ins.js';

const CORE = filesIn('node_modules/@inversifyjs/core/lib', '.js');

describe('What stands in for parts of inversify', () => {
  for (const [file, replaced] of Object.entries(INVERSIFY_STAND_INS)) {
    const modules = CORE.filter((module) => replaced.test(module));

    it(`has every name of the modules that ${file} replaces, in the installed version`, async () => {
      expect(modules, 'inversify names its modules in another way now').not.to.deep.equal([]);
      const names = (await Promise.all(modules.map(namesOf))).flat();
      expect(await namesOf(resolve('tools/webpack', file))).to.have.members(names);
    });

    it(`fails with a word when something of ${file} is asked for all the same`, async () => {
      for (const [name, standIn] of Object.entries(await exportsOf(resolve('tools/webpack', file)))) {
        expect(standIn, name).to.be.a('function').and.to.throw(Error, /./);
      }
    });
  }

  it('is enough for this site: no class is bound', () => {
    const binding = filesIn('src', '.ts').filter((file) => /\.to(?:Self)?\(/.test(readFileSync(file, 'utf8')));
    expect(binding).to.deep.equal([]);
  });
});

function filesIn(folder: string, ending: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => resolve(folder, file));
}

async function namesOf(file: string): Promise<readonly string[]> {
  return Object.keys(await exportsOf(file));
}

async function exportsOf(file: string): Promise<Readonly<Record<string, unknown>>> {
  // What a module exports is an object of unknown things.
  return (await import(pathToFileURL(file).href)) as Readonly<Record<string, unknown>>;
}
