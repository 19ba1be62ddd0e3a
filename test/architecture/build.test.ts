import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { expect } from 'chai';
import webpack, { type Compiler, type Configuration } from 'webpack';

import configurationOf from '../../webpack.config.js';
import { dependencyChanges, scriptsOfDependencies } from './dependency-changes.js';

const FILES = scriptsOfDependencies();
const ROUTER = 'node_modules/react-router/dist/development/index.mjs';

/** A plugin that replaces modules with a hook of its own. */
class SwapPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.normalModuleFactory.tap('swap', (factory) => {
      factory.hooks.afterResolve.tap('swap', () => undefined);
    });
  }
}

/** Configurations that change a package, with the expected report for each. */
const CHANGING: readonly (readonly [how: string, configuration: Configuration, report: RegExp])[] = [
  ['an alias', { resolve: { alias: { 'react-router$': resolve(ROUTER) } } }, /resolve\.alias/],
  ['a fallback', { resolve: { fallback: { buffer: false } } }, /resolve\.fallback/],
  ['another main field', { resolve: { mainFields: ['source'] } }, /resolve\.mainFields/],
  ['an external package', { externals: { react: 'React' } }, /externals/],
  [
    'a replaced module',
    { plugins: [new webpack.NormalModuleReplacementPlugin(/Jit\.js$/, './none.js')] },
    /NormalModuleReplacementPlugin/,
  ],
  ['an ignored module', { plugins: [new webpack.IgnorePlugin({ resourceRegExp: /Jit\.js$/ })] }, /IgnorePlugin/],
  ['a plugin of its own', { plugins: [new SwapPlugin()] }, /swap/],
  [
    'a loader',
    { module: { rules: [{ test: /react-router[\\/].*\.mjs$/, loader: './rewrite.cjs' }] } },
    /react-router.*rewrite\.cjs/,
  ],
  ['a loader for all scripts', { module: { rules: [{ test: /\.js$/, use: 'babel-loader' }] } }, /babel-loader/],
  [
    'a declaration of side effects',
    { module: { rules: [{ test: /@inversifyjs/, sideEffects: false }] } },
    /inversify.*sideEffects/,
  ],
];

describe('The build and its packages', () => {
  for (const environment of ['production', 'offline', 'web-space', 'catalogue'])
    for (const mode of ['production', 'development'] as const)
      it(`use every package as it is published (${environment}, ${mode})`, async () => {
        expect(await dependencyChanges(configurationOf({ world: environment }, { mode }), FILES)).to.deep.equal([]);
      });

  it('are compared for all packages of the product', () => {
    expect(FILES).to.include(ROUTER);
    expect(FILES.some((file) => file.includes('/@inversifyjs/core/'))).to.equal(true);
  });

  for (const [how, configuration, report] of CHANGING)
    it(`are reported when the build changes a package by ${how}`, async () => {
      const changes = await dependencyChanges({ mode: 'production', ...configuration }, FILES);
      expect(changes.filter((change) => report.test(change))).not.to.deep.equal([]);
    });
});

describe('The document', () => {
  it('never comes from a cache of a service worker: no source registers one', () => {
    const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
      /\.(?:[jt]sx?|html)$/.test(file),
    );
    expect(sources).to.include('main.tsx');
    expect(sources.filter((file) => /service-?worker/i.test(readFileSync(`src/${file}`, 'utf8')))).to.deep.equal([]);
  });
});
