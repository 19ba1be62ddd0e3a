import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

import { expect } from 'chai';

import { RXJS_STAND_INS } from '../../../tools/webpack/rxjs-stand-ins.js';

const load = createRequire(import.meta.url);
/** The same modules as those of the bundle, in a form that Node reads. */
const RXJS = filesIn('node_modules/rxjs/dist/cjs', '.js');
const SOURCES = [...filesIn('src', '.ts'), ...filesIn('src', '.tsx')].map((file) => readFileSync(file, 'utf8'));

describe('What stands in for parts of RxJS', () => {
  for (const [file, replaced] of Object.entries(RXJS_STAND_INS)) {
    it(`has every name of the modules that ${file} replaces, in the installed version`, async () => {
      const modules = RXJS.filter((module) => replaced.test(module.replace(/\.js$/, '')));
      expect(modules, 'RxJS names its modules in another way now').not.to.deep.equal([]);
      const names = modules.flatMap((module) => Object.keys(load(module) as object));
      expect(Object.keys(await standIns(file))).to.have.members(names);
    });
  }

  it('takes nothing for an async source, and fails with a word when it is read as one all the same', async () => {
    const { isAsyncIterable, isReadableStreamLike, readableStreamLikeToAsyncGenerator } =
      await standIns('no-async-sources.mjs');
    expect(isAsyncIterable?.({ [Symbol.asyncIterator]: () => undefined })).to.equal(false);
    expect(isReadableStreamLike?.(new ReadableStream())).to.equal(false);
    expect(readableStreamLikeToAsyncGenerator).to.throw(/readable streams/);
  });

  it('is enough for this site: nothing in it is an async iterable or a readable stream', () => {
    const async = /\basync \*|\basync function\*|Symbol\.asyncIterator|\bReadableStream\b/;
    expect(SOURCES).not.to.be.empty;
    expect(SOURCES.filter((text) => async.test(text))).to.deep.equal([]);
  });
});

function filesIn(folder: string, ending: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => resolve(folder, file));
}

/** What a stand-in exports is functions. */
async function standIns(file: string): Promise<Readonly<Record<string, (...given: unknown[]) => unknown>>> {
  return (await import(pathToFileURL(resolve('tools/webpack', file)).href)) as Readonly<
    Record<string, (...given: unknown[]) => unknown>
  >;
}
