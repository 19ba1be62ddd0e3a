import { createHash } from 'node:crypto';

import { expect } from 'chai';

import { contentSecurityPolicy } from '../../../tools/preview/csp.js';

const sourcesOf = (policy: string, directive: string) =>
  policy
    .split('; ')
    .find((part) => part.startsWith(`${directive} `))
    ?.split(' ')
    .slice(1);

describe('The content security policy', () => {
  it('allows only named sources, and never embedding in frames, base elements or plug-ins', () => {
    const policy = contentSecurityPolicy('<html></html>');
    for (const directive of ['default-src', 'frame-ancestors', 'base-uri', 'object-src']) {
      expect(sourcesOf(policy, directive), directive).to.deep.equal(["'none'"]);
    }
    expect(policy).not.to.match(/unsafe|\*/);
  });

  it('lets only three named policies turn text into HTML or scripts', () => {
    const policy = contentSecurityPolicy('<html></html>');
    expect(sourcesOf(policy, 'require-trusted-types-for')).to.deep.equal(["'script'"]);
    // Not `default`, which would apply to every text without a policy; no name twice; and no wildcard.
    expect(sourcesOf(policy, 'trusted-types')).to.deep.equal(['webpack', 'dompurify', 'json-ld']);
  });

  it('allows videos and streams from anywhere and frames over https, and widens no other directive', () => {
    const policy = contentSecurityPolicy('<html></html>');
    expect(sourcesOf(policy, 'media-src')).to.deep.equal(["'self'", 'blob:', 'https:', 'http:']);
    expect(sourcesOf(policy, 'connect-src')).to.deep.equal(["'self'", 'https:', 'http:']);
    expect(sourcesOf(policy, 'frame-src')).to.deep.equal(['https:']);
    for (const directive of ['script-src', 'style-src', 'font-src', 'form-action']) {
      expect(sourcesOf(policy, directive), directive).to.deep.equal(["'self'"]);
    }
    // There is no worker, and a blob may be displayed but not executed.
    expect(policy).not.to.match(/child-src|worker-src|-elem|-attr/);
    expect(policy.match(/blob:/g)).to.have.lengthOf(1);
  });

  it('allows a web app manifest only inside the page, which makes it', () => {
    expect(sourcesOf(contentSecurityPolicy('<html></html>'), 'manifest-src')).to.deep.equal(['data:']);
  });

  it('allows each inline script by its hash, and script files from the same origin only', () => {
    const text = 'ask("/api")\n';
    const hash = createHash('sha256').update(text).digest('base64');
    const html = `<script>${text}</script><script defer src="/assets/main.js"></script>`;
    expect(sourcesOf(contentSecurityPolicy(html), 'script-src')).to.deep.equal(["'self'", `'sha256-${hash}'`]);
  });

  it('allows the inline stylesheet by its hash, and no style attribute', () => {
    const text = 'a{color:red}';
    const hash = createHash('sha256').update(text).digest('base64');
    const policy = contentSecurityPolicy(`<style>${text}</style><p style="color:red">`);
    expect(sourcesOf(policy, 'style-src')).to.deep.equal(["'self'", `'sha256-${hash}'`]);
    expect(sourcesOf(policy, 'script-src')).to.deep.equal(["'self'"]);
  });

  it('allows inline scripts with any attributes', () => {
    const html = '<SCRIPT\n type="text/javascript">a()</SCRIPT><script data-src="x">b()</script>';
    expect(sourcesOf(contentSecurityPolicy(html), 'script-src')).to.have.lengthOf(3);
  });

  it('has no hash for the settings, which are no script and change without a build (docs/settings.md)', () => {
    const policy = contentSecurityPolicy('<script type="text/plain" id="site-settings">vip = off</script>');
    expect(sourcesOf(policy, 'script-src')).to.deep.equal(["'self'"]);
  });

  it('accepts additional sources', () => {
    const policy = contentSecurityPolicy('', { 'frame-src': ["'self'"] });
    expect(sourcesOf(policy, 'frame-src')).to.deep.equal(['https:', "'self'"]);
    expect(sourcesOf(policy, 'img-src')).to.deep.equal(["'self'", 'data:', 'https:', 'http:']);
  });
});
