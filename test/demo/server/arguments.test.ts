import { expect } from 'chai';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

import { readArguments } from '../../../demo/server/arguments.js';
import { siteServers } from './support.js';

describe('the site-server command', () => {
  const start = siteServers();

  it('serves generation 1 on port 8000 by default', () => {
    expect(readArguments([])).to.deep.equal({ port: 8000, generation: 1 });
  });

  it('takes another port and the other generation', () => {
    expect(readArguments(['--port', '0', '--generation', '2'])).to.deep.equal({ port: 0, generation: 2 });
  });

  it('takes the address at which visitors find it, for the addresses that it makes up (issue 15)', async () => {
    const address = 'http://www.example.test:8080';
    expect(readArguments(['--address', address])).to.deep.equal({ port: 8000, generation: 1, address });
    const { url } = await start({ address });
    const config = await (await fetch(`${url}/api/v2/other/config`)).text();
    expect(config.replaceAll('\\/', '/')).to.include(`${address}/user/protocol`).and.not.to.include(url);
  });

  it('says what is wrong with an argument', () => {
    expect(() => readArguments(['--generation', '3'])).to.throw('--generation must be 1 or 2, not "3"');
    for (const port of ['eighty', '65536', '', '1.5']) {
      expect(() => readArguments([`--port=${port}`])).to.throw('--port must be a number from 0 to 65535');
    }
    for (const address of ['www.example.test', 'http://www.example.test/api']) {
      expect(() => readArguments([`--address=${address}`])).to.throw('--address must be an address without a path');
    }
    expect(() => readArguments(['--prot', '80'])).to.throw('--prot');
  });

  it('says in a sentence that the port is in use', async () => {
    const { url } = await start();
    const { port } = new URL(url);
    const command = spawn(process.execPath, ['--import', 'tsx', 'demo/server/main.ts', '--port', port], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const [said] = await Promise.all([text(command.stderr), once(command, 'exit')]);
    expect(said).to.match(new RegExp(`^Port ${port} is in use\\.`));
    expect(said, 'no stack').not.to.include('    at ');
    expect(command.exitCode).to.equal(1);
  }).timeout(20_000);
});
