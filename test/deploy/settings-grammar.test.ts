import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect } from 'chai';
import fc from 'fast-check';

import { parseSettings } from '../../src/boot/parse-settings.js';
import { contentSecurityPolicy } from '../../tools/preview/csp.js';
import { ACCEPTED_VALUES, FILES, REFUSED_VALUES } from '../support/settings-cases.js';

const PAGE =
  '<!doctype html>\n<head><script type="text/plain" id="site-settings"></script><script>x()</script></head>\n';

describe('The settings, as script and container read them (docs/settings.md#写法)', () => {
  let dist: string;
  beforeEach(() => {
    dist = mkdtempSync(join(tmpdir(), 'settings-grammar-'));
    writeFileSync(join(dist, 'index.html'), PAGE);
    writeFileSync(join(dist, 'content-security-policy.txt'), `${contentSecurityPolicy(PAGE)}\n`);
  });
  afterEach(() => {
    rmSync(dist, { recursive: true });
  });

  const file = () => join(dist, 'settings.txt');
  const page = (folder = dist) => readFileSync(join(folder, 'index.html'), 'utf8');
  const policy = () => readFileSync(join(dist, 'content-security-policy.txt'), 'utf8').trim();
  /** What the site reads in the document afterwards. */
  const readBySite = (html: string) =>
    parseSettings(/id="site-settings">([^<]*)<\/script>/.exec(html)?.[1] ?? '').settings;
  const script = (text: string | Buffer) => {
    writeFileSync(file(), text);
    return spawnSync('sh', ['deploy/set-settings.sh', dist, file()], { encoding: 'utf8' });
  };
  const container = (variables: Readonly<Record<string, string>>) => {
    const folder = join(dist, 'run');
    mkdirSync(folder);
    const source = 'set -eu; . deploy/container/settings.sh; printf %s "$built"';
    const env = { PATH: process.env.PATH ?? '', folder, built: dist, deploy: 'deploy', ...variables };
    const { status, stderr, stdout } = spawnSync('sh', ['-c', source], { encoding: 'utf8', env });
    return { status, stderr, built: stdout.split('\n').at(-1) ?? '' };
  };
  const variable = (name: string) => `SITE_${name.toUpperCase()}`;

  const expectRefused = ({ status, stderr }: { status: number | null; stderr: string }, wrong: string) => {
    expect(status).to.equal(1);
    expect(stderr).to.match(/^set-settings\.sh: [^\n]* 第 [12] 行（[^\n]*）：[^\n]*\n$/);
    expect(stderr.slice(stderr.indexOf('）：') + 2).trim()).to.equal(wrong);
  };

  for (const { name, value, wrong } of REFUSED_VALUES) {
    it(`refuse ${name} = ${value} in one sentence, and change nothing`, () => {
      const before = policy();
      expectRefused(script(`# 设置\n${name} = ${value}\n`), wrong);
      expect([page(), policy()]).to.deep.equal([PAGE, before]);
    });
  }

  it('take each variable of the container as a line, and refuse what the line may not be', () => {
    const values = ACCEPTED_VALUES.map(({ name, value, read = value }) => ({ name, value, read }));
    const { status, built } = container(Object.fromEntries(values.map(({ name, value }) => [variable(name), value])));
    expect(status).to.equal(0);
    expect(readBySite(page(built))).to.deep.equal(Object.fromEntries(values.map(({ name, read }) => [name, read])));
    rmSync(join(dist, 'run'), { recursive: true });
    for (const { name, value, wrong } of REFUSED_VALUES.slice(0, 1))
      expectRefused(container({ [variable(name)]: value }), wrong);
    expect(page()).to.equal(PAGE);
  });

  for (const { name, value, read = value } of ACCEPTED_VALUES)
    it(`accept ${name} = ${value}, and write what the site reads`, () => {
      expect(script(`${name} = ${value}\n`).stderr).to.equal('');
      expect(readBySite(page())).to.deep.equal({ [name]: read });
      // Every source of the policy is one that a browser understands.
      for (const [directive = '', ...sources] of policy()
        .split('; ')
        .map((part) => part.split(' ')))
        if (directive !== 'require-trusted-types-for' && directive !== 'trusted-types')
          for (const source of sources)
            expect(source).to.match(
              /^(?:'(?:self|none|sha256-[\w+/]+=*)'|[a-z]+:|https?:\/\/(?:\*\.)?[\w.-]+(?::\d+)?)$/i,
            );
    });

  for (const { title, text, settings, wrong } of FILES)
    it(`${title}, by the script, too`, () => {
      const { status, stderr } = script(text);
      expect(status).to.equal(wrong ? 1 : 0);
      if (wrong) expect(stderr.trim().endsWith(`：${wrong[1]}`), stderr).to.equal(true);
      else expect(readBySite(page())).to.deep.equal(settings);
      expect(page().replace(/id="site-settings">[^<]*/, 'id="site-settings">')).to.equal(PAGE);
    });

  it('refuse a file that is not UTF-8', () => {
    const wide = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('vip = off\r\n', 'utf16le')]);
    for (const bytes of [wide, Buffer.from([...Buffer.from('vip = off\n# '), 0xbd, 0xd3, 0xbf, 0xda])])
      expect(script(bytes).stderr).to.match(/^set-settings\.sh: .* 不是 UTF-8 文本.*\n$/);
    expect(page()).to.equal(PAGE);
  });

  it('refuse the line break of a variable, and ignore the variables of an orchestrator and of other programs', () => {
    const { status, stderr } = container({ SITE_VIP: 'off\napi_url = /other' });
    expect([status, stderr]).to.deep.equal([1, 'settings.sh: SITE_VIP 只能是一行\n']);
    rmSync(join(dist, 'run'), { recursive: true });
    const others = {
      SITE_SERVICE_HOST: '10.0.0.1',
      SITE_PORT_8080_TCP: 'tcp://10.0.0.1:8080',
      SITE_ADDRESS: 'https://a',
    };
    expect(container({ ...others, SITE_ROOT: dist, SITE_VIP: '' })).to.deep.include({ status: 0, built: dist });
  });

  it('put API and collector of errors into a policy of named hosts, however their addresses are written', () => {
    script(
      'policy_hosts = https://v.example\nerror_url = HTTPS://E.example:8443/c?a;b&c\napi_url = Https://Api.example/x;y&z\n',
    );
    const named = 'https://api.example https://v.example';
    expect(policy()).to.contain(`connect-src 'self' ${named} https://e.example:8443;`);
    expect(policy()).to.contain(`media-src 'self' blob: ${named};`).and.contain(`img-src 'self' data: ${named};`);
    script('policy_hosts = https://v.example\nerror_url = /errors\n');
    expect(policy()).to.contain("connect-src 'self' https://v.example;");
  });

  it('permit WeChat’s script and no other host with wechat_sharing, beside the operator’s own scripts', () => {
    script('wechat_sharing = ON\n');
    expect(policy()).to.contain("script-src 'self' https://res.wx.qq.com ").and.not.contain('trusted-types');
    script('wechat_sharing = on\nscripts = https://a.example/a.js\n');
    expect(policy()).to.contain('https://res.wx.qq.com').and.contain('https://a.example');
    script('wechat_sharing = off\n');
    expect(policy()).not.to.contain('wx.qq.com');
  });

  it('agree about any value', () => {
    const name = fc.constantFrom('api_url', 'vip', 'brand_colour', 'policy_hosts', 'scripts', 'error_url');
    const part = fc.constantFrom(
      ...['/', ':', '?', '#', '.', ';', '&', '=', '"', "'", ' '],
      'https://',
      'a.example',
      '*.',
      '80',
      '99999',
      '#c13',
      'off',
      '接',
      ',',
      '\t',
    );
    fc.assert(
      fc.property(name, fc.array(part, { maxLength: 6 }), (of, parts) => {
        const line = `${of} = ${parts.join('')}`;
        const { settings, wrong } = parseSettings(line);
        expect(script(line).status, line).to.equal(wrong.length);
        if (wrong.length === 0) expect(readBySite(page())).to.deep.equal(settings);
      }),
      { numRuns: 60 },
    );
  });
});
