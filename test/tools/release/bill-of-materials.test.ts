import { expect } from 'chai';

import { billOfMaterials, readManifest } from '../../../tools/release/bill-of-materials.js';
import { ALLOWED_LICENCES, mayShip } from '../../../tools/release/licences.js';
import { shippedPackages } from '../../../tools/release/shipped-packages.js';

describe('The list of packages in a release', () => {
  it('names each package whose code is in a chunk once, by its folder', () => {
    expect(
      shippedPackages([
        'webpack://course-site/./src/main.tsx',
        'webpack://course-site/./node_modules/rxjs/dist/esm/index.js',
        'webpack://course-site/./node_modules/rxjs/dist/esm/internal/Observable.js',
        'webpack://course-site/../../elsewhere/node_modules/@restart/hooks/prod/index.js',
        'webpack://course-site/./node_modules/react-bootstrap/node_modules/@restart/ui/cjs/Dropdown.js',
      ]),
    ).to.deep.equal(['@restart/hooks', 'react-bootstrap/node_modules/@restart/ui', 'rxjs']);
  });

  it('names the build tools whose own code is in a chunk', () => {
    const path = 'webpack://course-site/webpack';
    expect(shippedPackages([`${path}/bootstrap`, `${path}/runtime/ensure chunk`])).to.deep.equal(['webpack']);
    expect(shippedPackages([`${path}/runtime/css loading`])).to.deep.equal(['mini-css-extract-plugin', 'webpack']);
  });

  it('is a CycloneDX document, the same for the same bundle', () => {
    const written = billOfMaterials({ name: 'course-site', version: '1.0.0', licence: 'MIT', commit: 'abc' }, [
      { name: '@restart/hooks', version: '0.6.2', licence: 'MIT' },
      { name: 'dompurify', version: '3.4.18', licence: '(MPL-2.0 OR Apache-2.0)' },
      { name: 'nameless', version: '1.0.0', licence: '' },
    ]);
    const { metadata, components, ...head } = JSON.parse(written) as Record<string, unknown>;
    expect(head).to.deep.equal({ bomFormat: 'CycloneDX', specVersion: '1.6', version: 1 });
    const entry = (type: string, name: string, version: string, licenses?: object) => {
      const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
      return { type, 'bom-ref': purl, name, version, ...(licenses && { licenses: [licenses] }), purl };
    };
    const properties = [{ name: 'course-site:commit', value: 'abc' }];
    expect(metadata).to.deep.equal({
      component: { ...entry('application', 'course-site', '1.0.0', { license: { id: 'MIT' } }), properties },
    });
    expect(components).to.deep.equal([
      entry('library', '@restart/hooks', '0.6.2', { license: { id: 'MIT' } }),
      entry('library', 'dompurify', '3.4.18', { expression: '(MPL-2.0 OR Apache-2.0)' }),
      entry('library', 'nameless', '1.0.0'),
    ]);
  });

  it('understands every form in which a manifest names the licence', () => {
    const read = (license: unknown) => readManifest({ name: 'a', version: '1.0.0', license }).licence;
    expect([read('MIT'), read({ type: 'ISC', url: 'x' }), read(undefined)]).to.deep.equal(['MIT', 'ISC', '']);
    expect(() => readManifest({ name: 'a' })).to.throw('a name and a version');
  });
});

describe('The licences in a release', () => {
  it('must be in a short list', () => {
    for (const licence of ALLOWED_LICENCES) expect(mayShip(licence), licence).to.equal(true);
    for (const licence of ['', 'GPL-3.0-only', 'UNLICENSED', 'SEE LICENSE IN LICENSE', 'MPL-2.0', 'mit'])
      expect(mayShip(licence), licence).to.equal(false);
  });

  it('need one allowed alternative of an OR, and every part of an AND', () => {
    expect(mayShip('(MPL-2.0 OR Apache-2.0)')).to.equal(true);
    expect(mayShip('GPL-2.0-only OR GPL-3.0-only')).to.equal(false);
    expect(mayShip('(MIT AND Apache-2.0)')).to.equal(true);
    expect(mayShip('MIT AND GPL-3.0-only')).to.equal(false);
    for (const nested of ['GPL-3.0-only AND (MIT OR ISC)', '(MIT OR ISC) AND (GPL-3.0-only)'])
      expect(mayShip(nested), 'nested expressions are refused').to.equal(false);
  });
});
