import { createHash } from 'node:crypto';

import { expect } from 'chai';

import { contentSecurityPolicy } from '../../../tools/preview/csp.js';

const sourcesOf = (policy: string, directive: string) =>
  policy
    .split('; ')
    .find((part) => part.startsWith(`${directive} `))
    ?.split(' ')
    .slice(1);

describe('the content security policy', () => {
  it('allows nothing that is not named, and never frames, bases or plug-ins (lesson 39)', () => {
    const policy = contentSecurityPolicy('<html></html>');
    for (const directive of ['default-src', 'frame-ancestors', 'base-uri', 'object-src']) {
      expect(sourcesOf(policy, directive), directive).to.deep.equal(["'none'"]);
    }
    expect(policy).not.to.match(/unsafe|\*/);
  });

  it('lets films play from http(s) and frames load from https, and scripts, styles and questions gain nothing by it (pages §14)', () => {
    const policy = contentSecurityPolicy('<html></html>');
    expect(sourcesOf(policy, 'media-src')).to.deep.equal(["'self'", 'https:', 'http:']);
    expect(sourcesOf(policy, 'frame-src')).to.deep.equal(['https:']);
    for (const directive of ['script-src', 'style-src', 'connect-src', 'font-src', 'form-action']) {
      expect(sourcesOf(policy, directive), directive).to.deep.equal(["'self'"]);
    }
    expect(policy).not.to.match(/child-src|worker-src|-elem|-attr|blob:/);
  });

  it('allows each inline script by its hash, and scripts of files by the origin alone', () => {
    const text = 'ask("/api")\n';
    const hash = createHash('sha256').update(text).digest('base64');
    const html = `<script>${text}</script><script defer src="/assets/main.js"></script>`;
    expect(sourcesOf(contentSecurityPolicy(html), 'script-src')).to.deep.equal(["'self'", `'sha256-${hash}'`]);
  });

  it('allows inline scripts whatever attributes they have', () => {
    const html = '<SCRIPT\n type="text/javascript">a()</SCRIPT><script data-src="x">b()</script>';
    expect(sourcesOf(contentSecurityPolicy(html), 'script-src')).to.have.lengthOf(3);
  });

  it('takes more sources for a server elsewhere', () => {
    const policy = contentSecurityPolicy('', { 'connect-src': ['https://api.example.com'] });
    expect(sourcesOf(policy, 'connect-src')).to.deep.equal(["'self'", 'https://api.example.com']);
    expect(sourcesOf(policy, 'img-src')).to.deep.equal(["'self'", 'data:', 'https:', 'http:']);
  });
});
