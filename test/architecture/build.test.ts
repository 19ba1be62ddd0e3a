import { readdirSync, readFileSync } from 'node:fs';

import { expect } from 'chai';

import configurationOf from '../../webpack.config.js';
import { dependencyChanges, scriptsOfDependencies } from './dependency-changes.js';

const FILES = scriptsOfDependencies();
const ROUTER = 'node_modules/react-router/dist/development/index.mjs';

describe('The build and its packages', () => {
  for (const environment of ['production', 'offline', 'web-space', 'catalogue'])
    for (const mode of ['production', 'development'] as const)
      it(`use every package as it is published (${environment}, ${mode})`, async () => {
        expect(await dependencyChanges(configurationOf({ environment }, { mode }), FILES)).to.deep.equal([]);
      });

  it('are compared for all packages of the product', () => {
    expect(FILES).to.include(ROUTER);
    expect(FILES.some((file) => file.includes('/@inversifyjs/core/'))).to.equal(true);
  });
});

describe('The document', () => {
  it('never comes from a cache of a service worker: no source registers one', () => {
    const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
      /\.(?:[jt]sx?|html)$/.test(file),
    );
    expect(sources).to.include('start/main.tsx');
    expect(sources.filter((file) => /service-?worker/i.test(readFileSync(`src/${file}`, 'utf8')))).to.deep.equal([]);
  });
});
