import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

import { expect } from 'chai';

import { contentSecurityPolicy } from '../../tools/preview/csp.js';

const PAGE = '<!doctype html>\n<head><script type="text/plain" id="site-settings"></script><script>x()</script></head>';

describe('deploy/set-settings.sh (docs/settings.md)', () => {
  let dist: string;
  beforeEach(() => {
    dist = mkdtempSync(join(tmpdir(), 'set-settings-'));
    writeFileSync(join(dist, 'index.html'), PAGE);
    writeFileSync(join(dist, 'index.html.br'), 'of the build');
    writeFileSync(join(dist, 'content-security-policy.txt'), `${contentSecurityPolicy(PAGE)}\n`);
  });
  afterEach(() => {
    rmSync(dist, { recursive: true });
  });

  const read = (name: string) => readFileSync(join(dist, name), 'utf8');
  const written = (settings: string) => {
    const file = join(dist, 'settings.txt');
    writeFileSync(file, settings);
    return ['deploy/set-settings.sh', dist, file];
  };
  const set = (settings: string) => execFileSync('sh', written(settings), { encoding: 'utf8' });
  it('writes the file into the document unchanged, and changes nothing else', () => {
    set('# 接口\napi_url = /a&b;$0\nunavailable_text = \\1 & "x"\n');
    expect(read('index.html').trim()).to.equal(
      PAGE.replace(
        '"site-settings">',
        () => '"site-settings">\n# 接口\napi_url = /a&b;$0\nunavailable_text = \\1 & "x"\n',
      ),
    );
  });

  it('replaces the former settings', () => {
    set('vip = off\n');
    set('vip = on\n');
    expect(read('index.html')).to.contain('\nvip = on\n').and.not.to.contain('vip = off');
  });

  it('compresses the changed document', () => {
    set('vip = off\n');
    expect(gunzipSync(readFileSync(join(dist, 'index.html.gz'))).toString()).to.equal(read('index.html'));
    expect(spawnSync('test', ['-f', join(dist, 'index.html.br')]).status === 0 && read('index.html.br')).not.to.equal(
      'of the build',
    );
  });

  it('allows images, videos, streams, frames and requests from the named hosts and the API only', () => {
    set('api_url = https://api.example.com/v1\npolicy_hosts = https://*.example.com https://videos.example.org\n');
    const policy = read('content-security-policy.txt');
    expect(policy).not.to.match(/ https:[ ;]| http:[ ;]/);
    expect(policy).to.contain(
      "connect-src 'self' https://api.example.com https://*.example.com https://videos.example.org;",
    );
    expect(policy).to.contain('frame-src https://*.example.com https://videos.example.org;');
    expect(policy).to.contain("media-src 'self' blob: https://api.example.com");
  });

  it('restores the policy of the build when the hosts are removed', () => {
    const before = read('content-security-policy.txt');
    set('policy_hosts = https://videos.example.org\n');
    set('vip = on\n');
    expect(read('content-security-policy.txt')).to.equal(before);
  });

  it('takes the policy of a new build, whatever an older build has left in the folder', () => {
    set('policy_hosts = https://videos.example.org\n');
    const page = PAGE.replace('x()', 'y()');
    const policy = `${contentSecurityPolicy(page)}\n`;
    writeFileSync(join(dist, 'index.html'), page);
    writeFileSync(join(dist, 'content-security-policy.txt'), policy);
    set('vip = on\n');
    expect(read('content-security-policy.txt')).to.equal(policy);
  });

  it('allows the scripts of the operator from their hosts, and no longer requires Trusted Types', () => {
    const before = read('content-security-policy.txt');
    set(
      'scripts = https://hm.example.com/hm.js?1*a&b https://hm.example.com/2.js /own.js https://chat.example.org:8443/c\n',
    );
    const policy = read('content-security-policy.txt');
    const [trusted, names] =
      /(; require-trusted-types-for [^;]*)(; trusted-types [^;\n]*)/.exec(before)?.slice(1) ?? [];
    expect(policy).to.equal(
      before
        .replace("script-src 'self'", "script-src 'self' https://hm.example.com https://chat.example.org:8443")
        .replace(trusted ?? '-', '')
        .replace(names ?? '-', ''),
    );
    expect(policy).not.to.contain('trusted-types');
    expect(read('index.html')).to.contain('\nscripts = https://hm.example.com/hm.js?1*a&b ');
    set('vip = on\n');
    expect(read('content-security-policy.txt')).to.equal(before);
  });

  it('allows requests and images of these scripts when only named hosts are allowed', () => {
    set('policy_hosts = https://videos.example.org\nscripts = https://hm.example.com/hm.js\n');
    const policy = read('content-security-policy.txt');
    for (const directive of ["script-src 'self'", "connect-src 'self' https://videos.example.org"])
      expect(policy).to.contain(`${directive} https://hm.example.com`);
    expect(policy).to.contain("img-src 'self' data: https://videos.example.org https://hm.example.com;");
    expect(policy).to.contain("media-src 'self' blob: https://videos.example.org;");
  });
});
