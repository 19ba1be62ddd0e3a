import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

import { expect } from 'chai';

import { FAULTS } from '../../../src/adapters/memory/server/calls.js';
import { NO_ADDRESS, USAGE } from '../../../tools/doctor/strings.js';
import { siteServers } from '../../demo/site-server/support.js';

async function doctor(...args: readonly string[]) {
  const command = spawn(process.execPath, ['--import', 'tsx', 'tools/doctor/main.ts', ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [out, err] = await Promise.all([text(command.stdout), text(command.stderr), once(command, 'exit')]);
  return { out, err, code: command.exitCode };
}

describe('npm run doctor', () => {
  const start = siteServers();

  it('exits with 0 when the site can use the server', async () => {
    const { url } = await start();
    const { out, err, code } = await doctor(url);
    expect([code, err]).to.deep.equal([0, '']);
    expect(out)
      .to.include(url)
      .and.match(/^ok {4}站点配置/m);
    expect(out).not.to.include('FAIL');
  }).timeout(20_000);

  it('exits with 1 when the site cannot use the server, and names the cause', async () => {
    const { url, engine } = await start();
    engine.controls.fail('navs', FAULTS.html);
    const { out, code } = await doctor(url, '--origin', 'http://site.example');
    expect(code).to.equal(1);
    expect(out)
      .to.include('http://site.example')
      .and.match(/^FAIL {2}导航菜单$/m);
  }).timeout(20_000);

  it('prints one JSON object for a program that watches the site, with the same exit code', async () => {
    const { url, engine } = await start();
    engine.controls.fail('navs', FAULTS.html);
    const { out, code } = await doctor(url, '--json');
    const { server, site, ok, findings } = JSON.parse(out) as Readonly<Record<string, unknown>>;
    expect([server, site, ok, code]).to.deep.equal([`${url}/`, null, false, 1]);
    const [fault] = (findings as readonly { readonly mark: string }[]).filter(({ mark }) => mark === 'fail');
    expect(fault).to.have.all.keys('mark', 'subject', 'about', 'request', 'wrong', 'cure');
    expect(fault).to.deep.include({ subject: 'navs', about: '导航菜单' });
  }).timeout(20_000);

  it('exits with 2 when the address of the server is missing', async () => {
    const { out, err, code } = await doctor();
    expect([code, out]).to.deep.equal([2, '']);
    expect(err).to.equal(`${NO_ADDRESS}\n${USAGE}\n`);
  }).timeout(20_000);
});
