import { expect } from 'chai';

import { keptOut } from '../../../tools/doctor/policy/kept-out.js';
import { allows, readPolicy } from '../../../tools/doctor/policy/policy.js';
import { contentSecurityPolicy } from '../../../tools/preview/csp.js';

const ORIGIN = 'https://www.example.com';

describe('a policy as the doctor reads it', () => {
  const allowed = (sources: string, url: string, origin = ORIGIN) =>
    allows(readPolicy(`img-src 'none'; media-src ${sources}`), 'media-src', new URL(url), origin);

  it('lets come what a source names: scheme, host, hosts below it, port', () => {
    for (const [sources, url] of [
      ['https:', 'https://films.example/a.mp4'],
      ['http:', 'https://films.example/a.mp4'],
      ['*', 'http://films.example/a.mp4'],
      ['blob: https://films.example', 'https://films.example/a.mp4'],
      ['https://*.example', 'https://a.films.example/a.mp4'],
      ['films.example', 'https://films.example/a.mp4'],
      ['https://films.example:8443', 'https://films.example:8443/a.mp4'],
      ['https://films.example:443', 'https://films.example/a.mp4'],
      ['https://films.example:*', 'https://films.example:9/a.mp4'],
      ['http://films.example', 'https://films.example/a.mp4'],
      ["'self'", 'https://www.example.com/a.mp4'],
    ] as const)
      expect(allowed(sources, url), `${sources} ${url}`).to.equal(true);
  });

  it('keeps out the rest', () => {
    for (const [sources, url] of [
      ["'none'", 'https://films.example/a.mp4'],
      ['', 'https://films.example/a.mp4'],
      ['https:', 'http://films.example/a.mp4'],
      ['blob:', 'https://films.example/a.mp4'],
      ["'self'", 'https://films.example/a.mp4'],
      ["'self'", 'http://www.example.com/a.mp4'],
      ['https://*.example', 'https://example/a.mp4'],
      ['https://films.example', 'https://films.example.org/a.mp4'],
      ['https://films.example', 'https://films.example:8443/a.mp4'],
      ['films.example', 'http://films.example/a.mp4'],
    ] as const)
      expect(allowed(sources, url), `${sources} ${url}`).to.equal(false);
  });

  it('falls back on what is said of all, and lets come what nothing is said of', () => {
    const url = new URL('https://films.example/a.mp4');
    expect(allows(readPolicy("default-src 'none'"), 'media-src', url, ORIGIN)).to.equal(false);
    expect(allows(readPolicy("img-src 'none'"), 'media-src', url, ORIGIN)).to.equal(true);
    expect(allows(readPolicy("media-src https:; media-src 'none'"), 'media-src', url, ORIGIN), 'the first').to.equal(
      true,
    );
  });

  it('lets films, streams, frames and pictures come from anywhere as the site is built', () => {
    const policy = readPolicy(contentSecurityPolicy('<html></html>'));
    for (const directive of ['media-src', 'connect-src', 'frame-src', 'img-src'])
      expect(allows(policy, directive, new URL('https://anywhere.example/a'), ORIGIN), directive).to.equal(true);
  });

  it('names each place that is kept out once, and nothing where no policy is known', () => {
    const urls = ['https://a.example/1', 'https://a.example/2', 'https://b.example/3', '/own', 'no//address:'];
    const policy = readPolicy("img-src 'self' https://b.example");
    const found = keptOut({ front: { kind: 'policy', policy }, origin: ORIGIN }, 'logo', 'img-src', urls);
    expect(found.map(({ mark, asked }) => [mark, asked])).to.deep.equal([['fail', 'https://a.example/1']]);
    expect(keptOut({ front: undefined, origin: ORIGIN }, 'logo', 'img-src', urls)).to.deep.equal([]);
  });
});
