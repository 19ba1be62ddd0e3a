import 'webpack-dev-server';

import { resolve } from 'node:path';

import CompressionPlugin from 'compression-webpack-plugin';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack, { type Configuration } from 'webpack';

import { apiProxyOrExit } from './tools/webpack/api-proxy.js';
import { renderAppShell } from './tools/webpack/boot-bundles.js';
import { buildTime } from './tools/webpack/build-version.js';
import { compiledWhileLoading } from './tools/webpack/compiled-while-loading.js';
import { DocumentPlugin } from './tools/webpack/document-plugin.js';
import {
  sampleMediaPlugin,
  securityPolicyPlugin,
  thirdPartyLicencesPlugin,
} from './tools/webpack/side-files-plugins.js';

/**
 * An entry file per environment, no flag in the code: production imports nothing of the others
 * (docs/decisions/0001-one-entry-per-environment.md).
 */
const ENVIRONMENTS = {
  production: { entry: './src/start/main.tsx', output: 'dist' },
  offline: { entry: './demo/main.offline.tsx', output: 'dist' },
  'web-space': { entry: './demo/main.web-space.tsx', output: 'dist-offline' },
  catalogue: { entry: './demo/main.catalogue.tsx', output: 'dist-catalogue' },
} as const;
type Environment = keyof typeof ENVIRONMENTS;
/** webpack-cli sets WEBPACK_SERVE for `webpack serve`. */
type Env = Readonly<{ environment?: string; WEBPACK_SERVE?: boolean }>;

const COMPRESSED = { test: /\.(js|css|html|svg)$/, minRatio: 1 };

export default function config(env: Env, args: { readonly mode?: Configuration['mode'] }): Configuration {
  const environment = environmentOf(env);
  const { entry, output } = ENVIRONMENTS[environment];
  const mode = env.WEBPACK_SERVE ? 'development' : (args.mode ?? 'production');
  const apiBase = process.env.APP_URL ?? '';
  const isBuild = mode === 'production';
  const isProduction = environment === 'production';

  return {
    mode,
    target: ['web', 'es2022'],
    entry: { main: entry },
    // Only tests open the built catalogue: its maps would take a tenth of its build.
    devtool: !isBuild ? 'cheap-module-source-map' : environment === 'catalogue' ? false : 'hidden-source-map',
    output: {
      path: resolve(output),
      // A web space may serve the build from any folder.
      publicPath: environment === 'web-space' ? 'auto' : '/',
      filename: 'assets/[name].[contenthash:6].js',
      cssFilename: 'assets/[name].[contenthash:6].css',
      assetModuleFilename: 'assets/[name].[contenthash:6][ext]',
      clean: true,
      // An old tab that requests a chunk of the last release reloads soon (docs/spec/start-and-routes.md#page-code).
      chunkLoadTimeout: 15_000,
      // Trusted Types allow chunks to be loaded by this policy only (tools/preview/csp.ts).
      trustedTypes: { policyName: 'webpack' },
    },
    resolve: {
      extensions: ['.ts', '.tsx', '.js'],
      extensionAlias: { '.js': ['.ts', '.tsx', '.js'] },
      // RxJS publishes its ES2015 build under this condition.
      conditionNames: ['es2015', '...'],
    },
    module: {
      rules: [
        { test: /\.tsx?$/, loader: 'ts-loader', options: { transpileOnly: true, compilerOptions: { noEmit: false } } },
        { test: /\.scss$/, use: [MiniCssExtractPlugin.loader, 'css-loader', { loader: 'sass-loader', options: SASS }] },
      ],
    },
    plugins: [
      new webpack.DefinePlugin({
        'process.env.APP_URL': JSON.stringify(apiBase),
        // Compared with the visitor's clock. A month is exact enough and changes the file names of a rebuild seldom.
        'process.env.BUILT_IN': JSON.stringify(buildTime().toISOString().slice(0, 7)),
        'process.env.DISABLE_VIP': JSON.stringify(process.env.DISABLE_VIP ?? ''),
      }),
      // Four digits, also for more than 500 modules: a fifth one in every id is 0.2 kB of the first load.
      new webpack.ids.DeterministicModuleIdsPlugin({ maxLength: 4, fixedLength: true }),
      // Stylesheets may load in any order: a page that adapts a part uses a stronger selector.
      new MiniCssExtractPlugin({ filename: 'assets/[name].[contenthash:6].css', ignoreOrder: true }),
      new HtmlWebpackPlugin({
        template: './src/boot/index.html',
        scriptLoading: 'defer',
        templateParameters: () => ({ appShell: renderAppShell() }),
        minify: { collapseWhitespace: true, removeComments: false },
      }),
      new DocumentPlugin({ earlyApiBase: isProduction ? apiBase : undefined, inlinesStylesheet: isBuild }),
      ...(isBuild ? [compiledWhileLoading()] : []),
      ...(environment === 'web-space' ? [sampleMediaPlugin('media')] : []),
      ...(isBuild && environment !== 'catalogue' ? [thirdPartyLicencesPlugin()] : []),
      // For servers. The catalogue is not served to visitors, and a web space cannot choose between encodings.
      ...(isBuild && output === 'dist'
        ? [
            securityPolicyPlugin(),
            new CompressionPlugin({ ...COMPRESSED, filename: '[path][base].gz' }),
            new CompressionPlugin({ ...COMPRESSED, filename: '[path][base].br', algorithm: 'brotliCompress' }),
          ]
        : []),
    ],
    optimization: {
      // Together with the passes of terser this saves 2.6 kB of the first load.
      mangleExports: isBuild && 'size',
      // Only tests and tools open the catalogue.
      minimize: environment !== 'catalogue' && isBuild,
      // By the plugin below.
      moduleIds: false,
      chunkIds: 'deterministic',
      // The runtime contains the hash of every chunk: inside `main`, a change of any page would change `main` too.
      runtimeChunk: 'single',
      // React has a file of its own, which stays in the visitor's cache when the site changes (docs/performance.md).
      splitChunks: { cacheGroups: { react: { test: REACT, name: 'react', chunks: 'initial', enforce: true } } },
      minimizer: [
        // All licences are in one file (thirdPartyLicencesPlugin), so none is extracted per chunk.
        isProduction
          ? new TerserPlugin({ minify: TerserPlugin.terserMinify, extractComments: false, terserOptions: TERSER })
          : // The demo for a web space needs no smallest files; a fast minifier saves half a minute.
            new TerserPlugin({
              minify: TerserPlugin.esbuildMinify,
              extractComments: false,
              // Chinese characters as they are; escape sequences are three times as long.
              terserOptions: { charset: 'utf8', legalComments: 'none' },
            }),
        new CssMinimizerPlugin({ minify: CssMinimizerPlugin.lightningCssMinify }),
      ],
    },
    // tools/check-sizes.ts checks the compressed sizes instead.
    performance: false,
    stats: 'errors-warnings',
    // A build never takes code from a cache: `mangleExports` may rename an export of a changed module while an unchanged one
    // still has the old name, and then calls another function.
    cache: isBuild
      ? false
      : {
          type: 'filesystem',
          cacheDirectory: resolve('.cache/webpack'),
          name: environment,
          // Otherwise webpack copies what it reads from the cache, which takes a tenth of a warm start.
          allowCollectingMemory: false,
        },
    devServer: {
      host: '127.0.0.1',
      port: environment === 'catalogue' ? Number(process.env.CATALOGUE_PORT ?? 8081) : 8080,
      historyApiFallback: { disableDotRule: true },
      // The sample videos; no build contains them.
      static: isProduction ? false : { directory: resolve('media'), publicPath: '/media' },
      client: { overlay: { errors: true, warnings: false, runtimeErrors: false } },
      ...(env.WEBPACK_SERVE && isProduction ? { proxy: apiProxyOrExit(process.env.API_PROXY) } : {}),
    },
  };
}

const REACT = /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/;
const TERSER = { compress: { passes: 3, ecma: 2020 }, format: { comments: false } } as const;
/** Bootstrap's own sources use what Sass deprecates. */
const SASS = {
  sassOptions: { quietDeps: true, silenceDeprecations: ['import', 'global-builtin', 'color-functions', 'if-function'] },
};

function environmentOf({ environment = 'production' }: Env): Environment {
  const found = Object.keys(ENVIRONMENTS).find((name): name is Environment => name === environment);
  if (found === undefined)
    throw new Error(`--env environment is ${Object.keys(ENVIRONMENTS).join(', ')}, not ${environment}`);
  return found;
}
