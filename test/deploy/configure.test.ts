import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

import { expect } from 'chai';

import { configure } from '../support/nginx/nginx-front.js';
import { publicFolder } from '../support/nginx/run-nginx.js';

describe('configure.sh', () => {
  let folder = '';
  let build = '';
  let snapshots = '';

  beforeEach(() => {
    folder = publicFolder('configure');
    build = publicFolder('build');
    snapshots = publicFolder('snapshots');
    writeFileSync(join(build, 'index.html'), '');
    writeFileSync(join(build, 'snapshot-names.conf'), '# names\n');
    writeFileSync(join(build, 'content-security-policy.txt'), "default-src 'none'; script-src 'self' 'sha256-a+b='\n");
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
    rmSync(build, { recursive: true });
    rmSync(snapshots, { recursive: true });
  });

  const written = (name: string) => readFileSync(join(folder, 'course-site', name), 'utf8');
  const run = (settings: Readonly<Record<string, string>> = {}) => configure(folder, { SITE_ROOT: build, ...settings });

  it('writes the policy of this build and the settings into the files that nginx includes', () => {
    const { status, output } = run({
      API_SERVER: 'https://api.example.test/',
      API_HOST: 'api.example.test',
      LISTEN: '443',
    });
    expect(status, output).to.equal(0);
    expect(written('policy.conf')).to.include(
      `add_header Content-Security-Policy "default-src 'none'; script-src 'self' 'sha256-a+b='" always;`,
    );
    expect(written('listen.conf')).to.include('listen 443;').and.to.include(`root ${build};`);
    expect(written('api-server.conf')).to.include('upstream course_site_api { server api.example.test:443; }');
    expect(written('api-server.conf')).to.include('$course_site_api_host { default api.example.test; }');
    expect(written('api-pass.conf')).to.include('proxy_pass https://course_site_api;');
    expect(written('cached-calls.conf')).not.to.include('include');

    run({ API_CACHE: 'on' });
    expect(written('cached-calls.conf')).to.include('include course-site/cache-calls.conf;');
  });

  it('serves the snapshots of this document only', () => {
    run({ SNAPSHOTS: `${snapshots}/` });
    // `printf '' | sha256sum`: the document of this test is empty.
    expect(written('snapshot-folder.conf')).to.include(`{ default ${snapshots}/e3b0c44298fc; }`);
    expect(written('page.conf')).to.include('try_files');
    expect(written('snapshot-names.conf')).to.include('# names');
    run();
    expect(written('snapshot-folder.conf')).not.to.include('map');
    expect(written('page.conf')).not.to.include('try_files');
  });

  it('includes only files that exist', () => {
    mkdirSync(join(folder, 'course-site'));
    writeFileSync(join(folder, 'course-site/tls.conf'), "# The operator's own certificate.");
    run({ API_CACHE: 'on', SNAPSHOTS: snapshots, LISTEN: '443 ssl', REDIRECT: '80' });
    const files = [
      'nginx.conf',
      'conf.d/course-site.conf',
      ...readdirSync(join(folder, 'course-site')).map((name) => `course-site/${name}`),
    ];
    for (const file of files)
      for (const [, included = ''] of readFileSync(join(folder, file), 'utf8').matchAll(/^\s*include (\S+);$/gm))
        if (!included.includes('*')) expect(existsSync(join(folder, included)), `${file}: ${included}`).to.equal(true);
  });

  it('starts no worker as root, and refuses a build that the worker cannot read', () => {
    run();
    // Without root there must be no `user` line: nginx would warn about it.
    const isRoot = process.getuid?.() === 0;
    if (isRoot) expect(written('modules.conf')).to.match(/^user (?!root).*;$/m);
    else expect(written('modules.conf')).not.to.match(/^user/m);
    chmodSync(build, 0o700);
    expect(run().status).to.equal(isRoot ? 1 : 0);
    writeFileSync(join(folder, 'nginx.conf'), '# of the machine');
    run();
    expect(written('modules.conf')).not.to.match(/^user/m);
  });

  it('does not change the nginx.conf of the machine, and uses brotli when that nginx has the module', () => {
    writeFileSync(join(folder, 'nginx.conf'), '# of the machine');
    run();
    expect(readFileSync(join(folder, 'nginx.conf'), 'utf8')).to.equal('# of the machine');
    expect(written('brotli.conf')).not.to.include('brotli_static');
    mkdirSync(join(folder, 'modules-enabled'));
    writeFileSync(join(folder, 'modules-enabled/50.conf'), 'load_module modules/ngx_http_brotli_static_module.so;');
    run();
    expect(written('brotli.conf')).to.include('brotli_static on;');
  });

  it('refuses to share a port for every host name with another site, such as the default site of Debian', () => {
    writeFileSync(join(folder, 'nginx.conf'), '# of the machine');
    mkdirSync(join(folder, 'sites-enabled'));
    const other = join(folder, 'sites-enabled/default');
    writeFileSync(other, 'server {\n\tlisten 80 default_server;\n\tlisten [::]:80 default_server;\n}\n');
    expect(run({ LISTEN: '80' })).to.deep.equal({
      status: 1,
      output: `configure.sh: 没有写 SERVER_NAME，而 ${other} 也用端口 80：写上 SERVER_NAME，或删除那个文件\n`,
    });
    for (const settings of [{ LISTEN: '80', SERVER_NAME: 'www.example.test' }, { LISTEN: '8080' }])
      expect(run(settings).status).to.equal(0);
  });

  it('keeps the log of the machine unless ACCESS_LOG is set', () => {
    run();
    expect(written('access-log.conf')).to.include('access_log off;');
    writeFileSync(join(folder, 'nginx.conf'), '# of the machine');
    run();
    expect(written('access-log.conf')).not.to.include('access_log');
  });

  it('keeps the path of a link to the build, so that changing the link changes the build', () => {
    const current = join(folder, 'current');
    symlinkSync(build, current);
    run({ SITE_ROOT: current });
    expect(written('listen.conf')).to.include(`root ${current};`);
  });

  for (const [setting, value] of [
    ['API_SERVER', 'api.example.test'],
    ['API_SERVER', 'http://api.example.test/api'],
    ['API_SERVER', 'http://api.example.test\n; evil'],
    ['API_HOST', 'a b'],
    ['API_TIMEOUT', '20'],
    ['API_TIMEOUT', '0s'],
    ['API_SERVER', 'http://api.example.test:99999'],
    ['SNAPSHOTS', '/srv/snapshots; evil'],
    ['SNAPSHOTS', '/no/such/folder'],
    ['LISTEN', '80; evil'],
    ['LISTEN', '99999'],
    ['LISTEN', '127.0.0.1:0'],
    ['LISTEN', '80,'],
    ['LISTEN', '80\n81'],
    ['LISTEN', '80,*:80'],
    ['LISTEN', '443 ssl'],
    ['LISTEN', '8000'],
    ['REDIRECT', '80 evil'],
    ['REDIRECT', '80'],
    ['HSTS', 'on'],
    ['HSTS', '31536000'],
    ['CDN_ADDRESSES', 'cdn.example.test'],
    ['CDN_ADDRESSES', '203.0.113.256'],
    ['CDN_ADDRESSES', '2001:db8::/129'],
    ['TLS_CERTIFICATE', '/no/such/certificate'],
    ['TLS_KEY', '/no/such/key'],
    ['ACME_ROOT', '/var/a b'],
    ['ACME_ROOT', 'acme'],
    ['SERVED_AS', '/srv/x; evil'],
    ['SERVER_NAME', 'a;b'],
    ['SERVER_NAME', ' '],
    ['API_CACHE', 'yes'],
    ['API_CACHE_PORT', 'http'],
    ['API_CACHE_PORT', '65536'],
    ['BROTLI', '1'],
    ['SITE_ROOT', '/no/such/build'],
    ['ACCESS_LOG', '/var/log/x; evil'],
    ['ACCESS_LOG', 'on'],
  ] as const) {
    it(`reports an error in one line, which names the setting, and writes nothing when ${setting} is ${JSON.stringify(value)}`, () => {
      const { status, output } = run({ [setting]: value });
      expect(status).to.equal(1);
      expect(output).to.match(new RegExp(`^configure\\.sh: .*${setting}.*\n$`));
      expect(readdirSync(folder)).to.deep.equal([]);
    });
  }
  it('refuses BROTLI=on where nginx has no module for it, and writes nothing', () => {
    const refused = /^configure\.sh: BROTLI 是 on，但 nginx 没有这个模块.*\n$/;
    expect(run({ BROTLI: 'on', NGINX_MODULES: build }).output).to.match(refused);
    expect(readdirSync(folder)).to.deep.equal([]);
    writeFileSync(join(folder, 'nginx.conf'), 'events {}\n');
    expect(run({ BROTLI: 'on', SERVER_NAME: 'a' })).to.include({ status: 1 });
    expect(run({ BROTLI: 'on', SERVER_NAME: 'a' }).output).to.match(refused);
    expect(readdirSync(folder)).to.deep.equal(['nginx.conf']);
    mkdirSync(join(folder, 'modules-enabled'));
    writeFileSync(join(folder, 'modules-enabled', 'brotli.conf'), 'load_module ngx_http_brotli_static_module.so;\n');
    expect(run({ BROTLI: 'on', SERVER_NAME: 'a' })).to.include({ status: 0 });
    expect(written('brotli.conf')).to.include('brotli_static on;');
  });

  it('writes nothing when a build without names of snapshots is to have SNAPSHOTS', () => {
    rmSync(join(build, 'snapshot-names.conf'));
    expect(run({ SNAPSHOTS: snapshots }).output).to.match(/^configure\.sh: SNAPSHOTS.*\n$/);
    expect(readdirSync(folder)).to.deep.equal([]);
  });

  it('accepts addresses and networks of both kinds for a CDN', () => {
    const { status, output } = run({ CDN_ADDRESSES: '203.0.113.0/24 10.1.2.3 2001:db8::/32 ::1' });
    expect(status, output).to.equal(0);
    expect(written('visitor-address.conf')).to.include('set_real_ip_from 2001:db8::/32;');
  });

  it('refuses ports that two parts of nginx would have', () => {
    expect(run({ API_CACHE: 'on', API_CACHE_PORT: '8080' }).output).to.match(/^configure\.sh: API_CACHE_PORT .*\n$/);
    expect(run({ LISTEN: '10.0.0.5:8089,10.0.0.6:8000', API_CACHE: 'on' }).status).to.equal(0);
  });

  it('refuses a key that is not of the certificate, and files that are something else', () => {
    const [certificate, key, other] = ['c.pem', 'k.pem', 'o.pem'].map((name) => join(build, name));
    const pair = '-x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -subj /CN=a'.split(' ');
    for (const [keyout, out] of [
      [other, key],
      [key, certificate],
    ] as const)
      execFileSync('openssl', ['req', ...pair, '-keyout', keyout ?? '', '-out', out ?? ''], { stdio: 'ignore' });
    const tls = (one = '', two = '') => run({ TLS_CERTIFICATE: one, TLS_KEY: two, SERVER_NAME: 'a' });
    expect(tls(certificate, key)).to.include({ status: 0 });
    expect(tls(certificate, other).output).to.match(/^configure\.sh: TLS_KEY：.* 的私钥.*\n$/);
    expect(tls(key, certificate).output).to.match(/^configure\.sh: TLS_CERTIFICATE：.* 不是证书\n$/);
  });

  it('refuses a policy that nginx would not read as plain text', () => {
    for (const policy of ['a"; evil "', 'a $host', 'two\nlines']) {
      writeFileSync(join(build, 'content-security-policy.txt'), policy);
      expect(run().output, policy).to.match(/^configure\.sh: .*的安全策略/);
    }
  });
});
