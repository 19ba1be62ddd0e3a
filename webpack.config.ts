import 'webpack-dev-server';

import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type BrotliOptions, constants } from 'node:zlib';

import CompressionPlugin from 'compression-webpack-plugin';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack, { type Configuration } from 'webpack';

import { SITE_UNAVAILABLE } from './src/domain/errors/words.js';
import { apiProxyOrExit } from './tools/webpack/api-proxy.js';
import { ContentSecurityPolicyPlugin } from './tools/webpack/content-security-policy-plugin.js';
import { FirstSheetPlugin } from './tools/webpack/first-sheet-plugin.js';
import { inlineModule } from './tools/webpack/inline-module.js';
import { inlineScript } from './tools/webpack/inline-script.js';
import { PageCodePlugin } from './tools/webpack/page-code-plugin.js';
import { preloadRequests } from './tools/webpack/preload-requests.js';
import { SampleMediaPlugin } from './tools/webpack/sample-media-plugin.js';
import { SiteScriptsPlugin } from './tools/webpack/site-scripts-plugin.js';
import { ThirdPartyLicencesPlugin } from './tools/webpack/third-party-licences-plugin.js';

/**
 * Which world is built. The choice is an entry file, not a flag in the code: nothing of the pretend site can find
 * its way into the production bundle, because nothing there imports it (docs/decisions/0001).
 */
const ENTRIES = {
  production: './src/main.tsx',
  offline: './src/main.offline.tsx',
  'web-space': './src/main.web-space.tsx',
  catalogue: './src/main.catalogue.tsx',
} as const;

type World = keyof typeof ENTRIES;

const OUTPUT: Readonly<Record<World, string>> = {
  production: 'dist',
  offline: 'dist',
  'web-space': 'dist-offline',
  catalogue: 'dist-catalogue',
};

interface Env {
  readonly world?: string;
  /** Set by webpack-cli for `webpack serve`. */
  readonly WEBPACK_SERVE?: boolean;
}

export default function config(env: Env, args: { readonly mode?: Configuration['mode'] }): Configuration {
  const world = worldOf(env);
  const mode = env.WEBPACK_SERVE ? 'development' : (args.mode ?? 'production');
  const apiBase = process.env.APP_URL ?? '';

  return {
    mode,
    target: ['web', 'es2022'],
    entry: { main: ENTRIES[world] },
    devtool: mode === 'production' ? 'hidden-source-map' : 'cheap-module-source-map',
    output: {
      path: resolve(OUTPUT[world]),
      // A web space has the build in a folder that nobody knows beforehand.
      publicPath: world === 'web-space' ? 'auto' : '/',
      filename: 'assets/[name].[contenthash:6].js',
      cssFilename: 'assets/[name].[contenthash:6].css',
      assetModuleFilename: 'assets/[name].[contenthash:6][ext]',
      clean: true,
      // An old tab that asks for a chunk of the last deploy hears of it soon enough to reload (lesson 5).
      chunkLoadTimeout: 15_000,
      // Where a browser has Trusted Types, the code of a page is fetched by this policy and by no other (tools/preview/csp.ts).
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
        // In one chunk with the player: the player fetches its own chunks without a retry or a message when one is missing.
        { test: /node_modules[\\/](@vidstack|media-captions)[\\/]/, parser: { dynamicImportMode: 'eager' } },
        {
          test: /\.scss$/,
          use: [
            MiniCssExtractPlugin.loader,
            'css-loader',
            {
              loader: 'sass-loader',
              options: {
                sassOptions: {
                  quietDeps: true,
                  silenceDeprecations: ['import', 'global-builtin', 'color-functions', 'if-function'],
                },
              },
            },
          ],
        },
      ],
    },
    plugins: [
      new webpack.DefinePlugin({
        'process.env.APP_URL': JSON.stringify(apiBase),
        'process.env.DISABLE_VIP': JSON.stringify(process.env.DISABLE_VIP ?? ''),
      }),
      // The order of sheets says nothing: a page that adapts a part does it by a stronger selector.
      new MiniCssExtractPlugin({ filename: 'assets/[name].[contenthash:6].css', ignoreOrder: true }),
      new HtmlWebpackPlugin({
        template: './src/index.html',
        scriptLoading: 'defer',
        templateParameters: {
          preloadRequests: world === 'production' ? `<script>${preloadRequests(apiBase)}</script>` : '',
          siteSettings: inlineModule('src/start/site-settings.ts'),
          earlyDeeds: inlineScript('early-deeds'),
          failedStart: inlineScript('failed-start', { __TITLE__: SITE_UNAVAILABLE }),
          staticFrame: withoutGaps(readFileSync('./src/ui/static-frame.html', 'utf8')),
        },
        minify: { collapseWhitespace: true, removeComments: false },
      }),
      ...(world === 'web-space' ? [new SampleMediaPlugin('media')] : []),
      ...(mode === 'production' ? [new FirstSheetPlugin()] : []),
      ...(mode === 'production' && world !== 'catalogue' ? [new ThirdPartyLicencesPlugin()] : []),
      new SiteScriptsPlugin(),
      ...(mode === 'production' && world === 'production' ? [new PageCodePlugin()] : []),
      // What operators serve: nobody serves the catalogue, and a web space serves files as they are.
      ...(mode === 'production' && (world === 'production' || world === 'offline')
        ? [
            new ContentSecurityPolicyPlugin(),
            new CompressionPlugin({ test: /\.(js|css|html|svg)$/, filename: '[path][base].gz', minRatio: 1 }),
            new CompressionPlugin<BrotliOptions>({
              test: /\.(js|css|html|svg)$/,
              filename: '[path][base].br',
              algorithm: 'brotliCompress',
              compressionOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } },
              minRatio: 1,
            }),
          ]
        : []),
    ],
    optimization: {
      // With the passes of terser, 2.6 kB of the first load.
      mangleExports: 'size',
      moduleIds: 'deterministic',
      chunkIds: 'deterministic',
      // It names every chunk by its hash: in `main`, a change of any page would change that too.
      runtimeChunk: 'single',
      splitChunks: {
        cacheGroups: {
          react: {
            test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/,
            name: 'react',
            chunks: 'initial',
            enforce: true,
          },
        },
      },
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.terserMinify,
          // Not the few notices that stand in code, a file for each chunk: all, and whole (third-party-licences-plugin.ts).
          extractComments: false,
          terserOptions: { compress: { passes: 3, ecma: 2020 }, format: { comments: false } },
        }),
        new CssMinimizerPlugin({
          minify: CssMinimizerPlugin.lightningCssMinify,
        }),
      ],
    },
    // Sizes are judged by size-limit, after compression.
    performance: false,
    stats: 'errors-warnings',
    cache: {
      type: 'filesystem',
      cacheDirectory: resolve('.cache/webpack'),
      name: `${world}-${mode}`,
      // Else each part that is read is copied, so that the rest may be forgotten: a tenth of a warm start.
      allowCollectingMemory: false,
    },
    devServer: {
      host: '127.0.0.1',
      port: world === 'catalogue' ? Number(process.env.CATALOGUE_PORT ?? 8081) : 8080,
      historyApiFallback: { disableDotRule: true },
      // The films of the pretend site, which no build ships.
      static: world === 'production' ? false : { directory: resolve('media'), publicPath: '/media' },
      client: { overlay: { errors: true, warnings: false, runtimeErrors: false } },
      ...(env.WEBPACK_SERVE && world === 'production' ? { proxy: apiProxyOrExit(process.env.API_PROXY) } : {}),
    },
  };
}

function worldOf({ world = 'production' }: Env): World {
  if (world === 'production' || world === 'offline' || world === 'web-space' || world === 'catalogue') return world;
  throw new Error(`--env world is ${Object.keys(ENTRIES).join(', ')}, not ${world}`);
}

/** Line ends between elements would be drawn as spaces, which React does not draw. */
function withoutGaps(html: string): string {
  return html.replace(/>\s+</g, '><').trim();
}
