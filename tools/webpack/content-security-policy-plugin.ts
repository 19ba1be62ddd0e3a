import webpack, { type Compiler } from 'webpack';

import { contentSecurityPolicy } from '../preview/csp.js';

const PAGE = 'index.html';

/**
 * Writes the policy that fits this very build beside it, for operators who serve it (docs/deploy.md). Last of all but
 * compression: the inline scripts name files, whose names are not final before.
 */
export class ContentSecurityPolicyPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('content-security-policy', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER - 1;
      compilation.hooks.processAssets.tap({ name: 'content-security-policy', stage }, (assets) => {
        const page = assets[PAGE]?.source().toString();
        // The page's own compilation of its template has no such file.
        if (page === undefined) return;
        const policy = new webpack.sources.RawSource(`${contentSecurityPolicy(page)}\n`);
        compilation.emitAsset('content-security-policy.txt', policy);
      });
    });
  }
}
