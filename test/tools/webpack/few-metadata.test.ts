import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

import { expect } from 'chai';

const STAND_IN = new URL('../../../tools/webpack/few-metadata.ts', import.meta.url).href;

/** What webpack's alias does in the bundle: inversify asks for the real one, and gets this. */
const ALIAS = `export const resolve = (asked, context, next) =>
  next(asked === 'reflect-metadata/lite' ? '${STAND_IN}' : asked, context)`;

const SCRIPT = `
import { register } from 'node:module';
register(${JSON.stringify(`data:text/javascript,${encodeURIComponent(ALIAS)}`)});
const { Container, ContainerModule } = await import('inversify');
const container = new Container({ defaultScope: 'Singleton' });
const some = (name, value) => new ContainerModule(({ bind }) => {
  bind(name).toConstantValue(value);
  bind(name + ' twice').toResolvedValue((one) => one + one, [name]).inSingletonScope();
});
container.load(some('a', 'x'), some('b', 'y'));
container.load(some('c', 'z'));
container.unbind('a');
let said = '';
try { Reflect.defineMetadata('key', 1, Object, 'property'); } catch (refused) { said = refused.message; }
console.log(['b twice', 'c twice'].map((name) => container.get(name)).join(), container.isBound('a'), said);
`;

describe('What stands in for reflect-metadata', () => {
  // In a process of its own: the others have the real one.
  it('is enough for a container of values, and says what it has not', async () => {
    const { stdout } = await promisify(execFile)(process.execPath, [
      ...['--import', 'tsx', '--no-experimental-require-module', '--input-type=module', '--eval', SCRIPT],
    ]);
    expect(stdout.trim()).to.equal('yy,zz false Metadata of properties is not part of the bundle');
  }).timeout(30_000);
});
