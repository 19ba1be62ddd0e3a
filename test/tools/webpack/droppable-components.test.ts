import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import { expect } from 'chai';

const droppableComponents: unknown = createRequire(import.meta.url)('../../../tools/webpack/droppable-components.cjs');

describe('The loader that lets unused router components be dropped', () => {
  it('takes the debugging names away and marks the calls as pure', () => {
    expect(drop('var Link = React10.forwardRef(\n  f\n);\nLink.displayName = "Link";\nuse(Link);')).to.equal(
      'var Link = /*#__PURE__*/ React10.forwardRef(\n  f\n);\n\nuse(Link);',
    );
  });

  it('still finds what it looks for in the installed react-router', () => {
    const folder = 'node_modules/react-router/dist/production';
    const bundle = readdirSync(folder)
      .filter((name) => /^chunk-.*\.mjs$/.test(name))
      .map((name) => readFileSync(`${folder}/${name}`, 'utf8'))
      .find((text) => text.includes('Link.displayName = "Link";'));
    expect(bundle, 'react-router names its components in another way now').to.be.a('string');
    expect(drop(bundle ?? '')).not.to.match(/^\w+\.(?:displayName|contextType) = /m);
  });
});

function drop(source: string): unknown {
  if (typeof droppableComponents !== 'function') throw new Error('the loader is no function');
  return Reflect.apply(droppableComponents, undefined, [source]);
}
