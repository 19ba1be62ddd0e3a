import webpack from 'webpack';

/**
 * V8 compiles a function at its first call, in the main thread. With this first line it compiles all functions of a
 * file while the file loads, off the main thread (docs/performance.md). Other engines ignore the comment.
 */
export function compiledWhileLoading(): webpack.BannerPlugin {
  return new webpack.BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    // Named chunks: the site, React, pages. Not the chunks of packages for one view, which calls few of their
    // functions.
    test: /^assets\/(?!runtime|streams)[a-z-]+\..*\.js$/,
    // After the minimizer, which removes comments, and before files are named by content hash.
    stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
  });
}
