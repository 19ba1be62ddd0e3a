import { readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

import webpack, { type Compiler, type Configuration } from 'webpack';

type ModuleFactory = ReturnType<Compiler['newCompilationParams']>['normalModuleFactory'];

/** Hooks with which a plugin can replace a module that a package imports. */
const REPLACING_HOOKS = ['beforeResolve', 'factorize', 'resolve', 'afterResolve', 'createModule', 'module'] as const;

/** Built-in plugins that replace modules without such a hook, or while webpack resolves names. */
const REPLACING_PLUGINS = [
  'NormalModuleReplacementPlugin',
  'ContextReplacementPlugin',
  'IgnorePlugin',
  'ProvidePlugin',
  'DllReferencePlugin',
  'ExternalsPlugin',
];

/**
 * One line for each way in which a build with this configuration changes the JavaScript of packages; empty when there
 * is none.
 */
export async function dependencyChanges(
  configuration: Configuration,
  files: readonly string[],
): Promise<readonly string[]> {
  const configured = await opened(configuration);
  const { mode = 'production', target = 'web' } = configuration;
  const plain = await opened({ mode, target });
  return [
    ...changesOfResolving(configuration),
    ...(configuration.plugins ?? []).flatMap((plugin) => {
      const name = plugin ? plugin.constructor.name : '';
      return REPLACING_PLUGINS.includes(name) ? [`plugin ${name}`] : [];
    }),
    ...REPLACING_HOOKS.flatMap((hook) => {
      const known = tapsOf(plain, hook);
      return tapsOf(configured, hook)
        .filter((tap) => !known.includes(tap))
        .map((tap) => `a plugin (${tap}) is called by the hook ${hook} of modules`);
    }),
    ...files.flatMap((file) => {
      const known = effectsOn(plain, file);
      return effectsOn(configured, file)
        .filter((effect) => !known.includes(effect))
        .map((effect) => `${file}: ${effect}`);
    }),
  ];
}

function changesOfResolving({ resolve: how = {}, resolveLoader, externals }: Configuration): readonly string[] {
  const { alias, fallback, plugins, importsFields, exportsFields, aliasFields, mainFields } = how;
  const given = { alias, fallback, plugins, importsFields, exportsFields, aliasFields, mainFields };
  return [
    ...Object.entries(given).flatMap(([name, value]) => (value === undefined ? [] : [`resolve.${name}`])),
    ...(resolveLoader === undefined ? [] : ['resolveLoader']),
    ...(externals === undefined ? [] : ['externals']),
  ];
}

/** The module factory of a compiler that has applied its plugins and compiles nothing. */
async function opened(configuration: Configuration): Promise<ModuleFactory> {
  const compiler = webpack({ ...configuration, cache: false });
  const { normalModuleFactory } = compiler.newCompilationParams();
  await new Promise<void>((done, fail) => {
    compiler.close((error) => {
      if (error) fail(error);
      else done();
    });
  });
  return normalModuleFactory;
}

function tapsOf(factory: ModuleFactory, hook: (typeof REPLACING_HOOKS)[number]): readonly string[] {
  return factory.hooks[hook].taps.map(({ name }) => name);
}

/**
 * The effects of the configuration's rules on a file, as webpack itself evaluates them. `dynamicImportMode` is omitted:
 * it only decides how code is split into chunks.
 */
function effectsOn(factory: ModuleFactory, file: string): readonly string[] {
  const resource = resolve(file);
  return factory.ruleSet
    .exec({
      resource,
      realResource: resource,
      resourceQuery: '',
      resourceFragment: '',
      mimetype: '',
      dependency: 'esm',
      issuer: '',
      issuerLayer: '',
      compiler: '',
    })
    .map(({ type, value }) => `${type} ${JSON.stringify(value)}`)
    .filter((effect) => !/^parser \{"dynamicImportMode":"\w+"\}$/.test(effect));
}

/** The scripts of all packages in the product, including indirect dependencies. */
export function scriptsOfDependencies(): readonly string[] {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    readonly packages: Readonly<Record<string, { readonly dev?: boolean; readonly optional?: boolean }>>;
  };
  return Object.entries(packages)
    .filter(([path, { dev, optional }]) => path !== '' && dev !== true && optional !== true)
    .flatMap(([path]) =>
      readdirSync(path, { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.(?:[cm]?js|jsx)$/.test(name) && !name.includes('node_modules'))
        .map((name) => join(path, name)),
    );
}
