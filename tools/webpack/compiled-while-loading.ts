import webpack from 'webpack';

/**
 * V8 skips a function until it is called, and then compiles it in the main thread. A file whose first line says that all of its functions are
 * called at once is compiled off the main thread while it loads (docs/performance.md). Other engines read a comment.
 */
export function compiledWhileLoading(): webpack.BannerPlugin {
  return new webpack.BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    // Files with a name: the site, React, pages. Not what packages bring for one view, of which a view calls little.
    test: /^assets\/(?!runtime|streams)[a-z-]+\..*\.js$/,
    // After the minimizer, which removes comments, and before files are named by their content.
    stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
  });
}
