import { expect } from 'chai';
import fc from 'fast-check';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

import { readArguments } from '../../../demo/site-server/arguments.js';
import { clientAddress } from '../../../demo/site-server/recorded-request.js';
import { matcherOf, partsOf } from '../../../demo/site-server/route.js';
import { textField, smsCodeField } from '../../../demo/site-server/answers/values.js';
import { siteServers } from './support.js';

describe('The command of the demo server', () => {
  const start = siteServers();

  it('serves generation 1 on port 8000 by default', () => {
    expect(readArguments([])).to.deep.equal({ port: 8000, generation: 1 });
  });

  it('accepts another port and the other generation', () => {
    expect(readArguments(['--port', '0', '--generation', '2'])).to.deep.equal({ port: 0, generation: 2 });
  });

  it('accepts the address of the site, and uses it in the addresses that it generates', async () => {
    const address = 'http://www.example.test:8080';
    expect(readArguments(['--address', address])).to.deep.equal({ port: 8000, generation: 1, address });
    const { url } = await start({ address });
    const config = await (await fetch(`${url}/api/v2/other/config`)).text();
    expect(config.replaceAll('\\/', '/')).to.include(`${address}/user/protocol`).and.not.to.include(url);
  });

  it('reports what is wrong with an argument', () => {
    expect(() => readArguments(['--generation', '3'])).to.throw('--generation must be 1 or 2, not "3"');
    for (const port of ['eighty', '65536', '', '1.5']) {
      expect(() => readArguments([`--port=${port}`])).to.throw('--port must be a number from 0 to 65535');
    }
    for (const address of ['www.example.test', 'http://www.example.test/api']) {
      expect(() => readArguments([`--address=${address}`])).to.throw('--address must be an address without a path');
    }
    expect(() => readArguments(['--prot', '80'])).to.throw('--prot');
  });

  it('reports in one sentence that the port is in use', async () => {
    const { url } = await start();
    const { port } = new URL(url);
    const command = spawn(process.execPath, ['--import', 'tsx', 'demo/site-server/main.ts', '--port', port], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const [output] = await Promise.all([text(command.stderr), once(command, 'exit')]);
    expect(output).to.match(new RegExp(`^Port ${port} is in use\\.`));
    expect(output, 'no stack').not.to.include('    at ');
    expect(command.exitCode).to.equal(1);
  }).timeout(20_000);
});

const PROXY = '10.0.0.1';

const CDN = '10.0.0.2';

describe('The client address for the rate limit of the demo server', () => {
  const start = siteServers();

  it('is the address of the connection, unless that is a trusted proxy', () => {
    expect(clientAddress(PROXY, '192.0.2.1')).to.equal(PROXY);
    expect(clientAddress(PROXY, '192.0.2.1', [CDN])).to.equal(PROXY);
    expect(clientAddress(PROXY, undefined, [PROXY])).to.equal(PROXY);
  });

  it('is the last address that a trusted proxy names and that is no trusted proxy', () => {
    const addressFor = (forwardedFor: string) => clientAddress(PROXY, forwardedFor, [PROXY, CDN]);
    expect(addressFor('192.0.2.1')).to.equal('192.0.2.1');
    expect(addressFor('192.0.2.1, 192.0.2.2'), 'the first one was written by the visitor').to.equal('192.0.2.2');
    expect(addressFor(`192.0.2.1,${CDN}`)).to.equal('192.0.2.1');
    expect(addressFor(`${CDN}, ${PROXY}`)).to.equal(CDN);
    expect(addressFor(' , ')).to.equal(PROXY);
  });

  it('has a limit of its own once the proxy is trusted', async () => {
    const remaining = async (trustedProxies: readonly string[]) => {
      const server = await start({ trustedProxies });
      server.engine.controls.limitRate(120);
      const fetchAs = (visitor: string) =>
        fetch(`${server.url}/api/v2/links`, { headers: { 'X-Forwarded-For': visitor } });
      return [await fetchAs('192.0.2.1'), await fetchAs('192.0.2.2')].map(({ headers }) =>
        headers.get('x-ratelimit-remaining'),
      );
    };
    expect(await remaining([])).to.deep.equal(['119', '118']);
    expect(await remaining(['127.0.0.1'])).to.deep.equal(['119', '119']);
  });
});

describe('partsOf', () => {
  it('returns the decoded parts of the path for the braces of the pattern', () => {
    expect(partsOf('/api/a/b%2Fc/d', matcherOf('/api/a/{code}/d'))).to.deep.equal({ code: 'b/c' });
    expect(partsOf('/api/a/12/d', matcherOf('/api/a/{id}/d'))).to.deep.equal({ id: '12' });
  });

  it('returns an empty match for a path without braces', () =>
    expect(partsOf('/api/a', matcherOf('/api/a'))).to.deep.equal({}));

  for (const path of ['/api/a', '/api/a/', '/api/b/1', '/api/a/1/2', '/api/a/1/', '/api/a/abc', '/api/a/1x']) {
    it(`does not match ${path} with /api/a/{id}`, () =>
      expect(partsOf(path, matcherOf('/api/a/{id}'))).to.equal(undefined));
  }

  it('returns a badly encoded part unchanged', () => {
    expect(partsOf('/api/a/%E0%A4%A', matcherOf('/api/a/{code}'))).to.deep.equal({ code: '%E0%A4%A' });
  });
});

describe('said', () => {
  it('trims every field except passwords', () => {
    const body = { mobile: ' 139 ', password: ' secret ' };
    expect([textField(body, 'mobile'), textField(body, 'password')]).to.deep.equal(['139', ' secret ']);
  });

  it('returns the digits of a number, except for an SMS code, which must be text', () => {
    expect(textField({ mobile: 139 }, 'mobile')).to.equal('139');
    expect(smsCodeField({ mobile_code: 123456 })).to.equal(123456);
    expect(smsCodeField({ mobile_code: ' 123456 ' })).to.equal('123456');
  });

  it('returns empty text for any other value', () => {
    fc.assert(
      fc.property(fc.anything(), (body) => {
        expect(textField(body, 'image_key')).to.be.a('string');
      }),
    );
    for (const body of [undefined, null, 'text', [], { mobile: null }, { mobile: {} }, { mobile: true }])
      expect(textField(body, 'mobile')).to.equal('');
  });
});
