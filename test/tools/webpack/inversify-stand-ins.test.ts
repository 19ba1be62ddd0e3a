import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

import { expect } from 'chai';

import * as SERVICES_AT_ONCE from '../../../tools/webpack/services-at-once.js';
import { PluginManager, SnapshotManager } from '../../../tools/webpack/no-plugins.js';
import { PlanResultCacheService } from '../../../tools/webpack/simple-plan-cache.js';
import { INVERSIFY_STAND_INS } from '../../../tools/webpack/inversify-stand-ins.js';

const INVERSIFY = ['core', 'container'].flatMap((name) => filesIn(`node_modules/@inversifyjs/${name}/lib`, '.js'));

describe('What stands in for parts of inversify', () => {
  for (const [file, replaced] of Object.entries(INVERSIFY_STAND_INS)) {
    const modules = INVERSIFY.filter((module) => replaced.test(module));

    it(`has every name of the modules that ${file} replaces, in the installed version`, async () => {
      expect(modules, 'inversify names its modules in another way now').not.to.deep.equal([]);
      const names = (await Promise.all(modules.map(namesOf))).flat();
      expect(await namesOf(resolve('tools/webpack', file))).to.have.members(names);
    });

    it(`has every method of the classes that ${file} replaces`, async () => {
      const standIns = await exportsOf(resolve('tools/webpack', file));
      for (const module of modules) {
        for (const [name, replacedExport] of Object.entries(await exportsOf(module))) {
          const standIn = standIns[name];
          if (isClass(standIn)) expect(methodsOf(standIn), name).to.have.members(methodsOf(replacedExport));
        }
      }
    });
  }

  for (const file of ['no-jit.mjs', 'no-classes.mjs'] as const) {
    it(`fails with a word when something of ${file} is asked for all the same`, async () => {
      for (const [name, standIn] of Object.entries(await exportsOf(resolve('tools/webpack', file)))) {
        expect(standIn, name).to.be.a('function').and.to.throw(Error, /./);
      }
    });
  }

  it('fails with a word when a plugin or a snapshot is asked for all the same', () => {
    expect(() => {
      new PluginManager().register();
    }).to.throw(/no plugins/);
    expect(() => {
      new SnapshotManager().snapshot();
    }).to.throw(/no snapshots/);
    expect(() => {
      new SnapshotManager().restore();
    }).to.throw(/no snapshots/);
  });

  for (const [at, resolver] of Object.entries(SERVICES_AT_ONCE)) {
    const node = (needs: readonly unknown[]) => ({
      params: needs.map((need) => ({ resolve: () => need })),
      binding: { factory: (...services: readonly unknown[]) => ['made of', ...services] },
    });

    it(`makes a service of others at once (${at})`, () => {
      expect(resolver(node([1, 'two', 3]), undefined)({})).to.deep.equal(['made of', 1, 'two', 3]);
      const activated = resolver(node([]), (params, made) => ({ params, made }));
      expect(activated('asked')).to.deep.equal({ params: 'asked', made: ['made of'] });
    });

    it(`fails with a word when one of them is a promise (${at})`, () => {
      expect(() => resolver(node([1, Promise.resolve(2)]), undefined)({})).to.throw(/at once/);
    });
  }

  it('keeps the plan of a service until something is bound, and no plan of another question', () => {
    const cache = new PlanResultCacheService();
    const plan = {};
    cache.set({ serviceIdentifier: 'one', isMultiple: false, optional: false }, plan);
    expect(cache.get({ serviceIdentifier: 'one', isMultiple: false, optional: false })).to.equal(plan);
    expect(cache.getByServiceIdentifier('one')).to.equal(plan);
    for (const other of [{ isMultiple: true }, { optional: true }, { name: 'a' }, { tag: { key: 'k', value: 1 } }]) {
      cache.set({ serviceIdentifier: 'two', ...other }, plan);
      expect(cache.get({ serviceIdentifier: 'two' })).to.equal(undefined);
      expect(cache.get({ serviceIdentifier: 'one', ...other })).to.equal(undefined);
    }
    cache.invalidateServiceBinding();
    expect(cache.get({ serviceIdentifier: 'one' })).to.equal(undefined);
    expect(() => {
      cache.subscribe();
    }).to.throw(/no children/);
  });

  it('is enough for this site: no class is bound', () => {
    const binding = filesIn('src', '.ts').filter((file) => /\.to(?:Self)?\(/.test(readFileSync(file, 'utf8')));
    expect(binding).to.deep.equal([]);
  });
});

function isClass(value: unknown): boolean {
  return value instanceof Function && /^class\b/.test(value.toString());
}

function methodsOf(value: unknown): readonly string[] {
  if (!(value instanceof Function)) return [];
  // The prototype of a class is an object of its methods.
  return Object.getOwnPropertyNames(value.prototype as object);
}

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
