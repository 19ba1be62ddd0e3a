import HtmlWebpackPlugin from 'html-webpack-plugin';
import { type Compiler, sources } from 'webpack';

import { contentSecurityPolicy } from '../preview/csp.js';

/** Writes the policy that fits this very build beside it, for operators who serve it (docs/deploy.md). */
export class ContentSecurityPolicyPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('content-security-policy', (compilation) => {
      HtmlWebpackPlugin.getCompilationHooks(compilation).beforeEmit.tap('content-security-policy', (data) => {
        compilation.emitAsset(
          'content-security-policy.txt',
          new sources.RawSource(`${contentSecurityPolicy(data.html)}\n`),
        );
        return data;
      });
    });
  }
}
