import { expect } from 'chai';
import sinon from 'sinon';

import { ConsoleLog } from '../../../src/adapters/browser/console-log.js';
import { START_UP_FAILED } from '../../../src/domain/errors/strings.js';

const TOKEN = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOjEyfQ.c2lnbmF0dXJl_-';

describe('ConsoleLog', () => {
  const newConsole = () => ({ info: sinon.fake(), error: sinon.fake() });

  it('writes the text of an error unchanged, and its cause on a separate line', () => {
    const console = newConsole();
    new ConsoleLog(console).error(START_UP_FAILED, { kind: 'broken', status: 502 });
    expect(console.error.args).to.deep.equal([['系统初始化失败']]);
    expect(console.info.args).to.deep.equal([['{"kind":"broken","status":502}']]);
  });

  it('writes one line for an error without a cause', () => {
    const console = newConsole();
    new ConsoleLog(console).error('alone');
    expect(console.info.called).to.equal(false);
  });

  it('writes information with console.info', () => {
    const console = newConsole();
    new ConsoleLog(console).info('querying');
    expect(console.info.args).to.deep.equal([['querying']]);
    expect(console.error.called).to.equal(false);
  });

  it('never writes the properties of an unknown cause, such as a password', () => {
    const console = newConsole();
    new ConsoleLog(console).error('failed', { password: 'p4ssw0rd' });
    expect(JSON.stringify(console.info.args)).not.to.contain('p4ssw0rd');
  });

  it('reports errors and failed calls to the operator, and nothing that is only information', () => {
    const report = sinon.fake();
    const log = new ConsoleLog(newConsole(), report);
    const fault = new Error('broken');
    log.error('a fault of ours', { kind: 'fault', cause: fault });
    log.error(`alone ${TOKEN}`);
    log.info('querying');
    log.failedCall('GET /api/v2/navs: 503');
    expect(report.args).to.deep.equal([
      ['site', 'a fault of ours', fault],
      ['site', 'alone …', undefined],
      ['call', 'GET /api/v2/navs: 503'],
    ]);
  });

  const leaks: readonly unknown[] = [
    new Error(`refused: ${TOKEN}`),
    new Error(`header Authorization: Bearer ${TOKEN}`),
    { kind: 'malformed', where: `https://site.example/?token=${TOKEN}&a=1` },
    { headers: { Authorization: `Bearer ${TOKEN}` } },
    TOKEN,
  ];
  for (const cause of leaks) {
    it(`removes tokens from the text and from the cause: ${cause instanceof Error ? cause.message.slice(0, 14) : typeof cause}`, () => {
      const console = newConsole();
      const log = new ConsoleLog(console);
      log.error(`failed with ${TOKEN}`, cause);
      log.info(`Bearer opaque-token-of-another-kind`);
      const written = JSON.stringify([console.error.args, console.info.args]);
      expect(written).not.to.contain(TOKEN);
      expect(written).not.to.contain('opaque-token');
      expect(written).to.contain('failed with');
    });
  }
});
