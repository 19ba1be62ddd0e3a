import { expect } from 'chai';

import { SEEDED } from '../../../src/adapters/memory/seed/members.js';
import { FAULTS } from '../../../src/adapters/memory/server/calls.js';
import { ask, bearer, siteServers } from './support.js';

const LINKS = '/api/v2/links';

/** What became of a fetch whose fault makes it fail, and at which step. */
async function failedStep(url: string): Promise<string> {
  const response = await fetch(url).catch(() => undefined);
  if (!response) return 'no answer';
  const text = await response.text().catch(() => undefined);
  return text === undefined ? 'no body' : 'nothing failed';
}

describe('faults on the wire', () => {
  const start = siteServers();

  it('break the connection: before the answer, or in the middle of it', async () => {
    const server = await start();
    server.engine.controls.fail('links', FAULTS.offline);
    expect(await failedStep(server.url + LINKS)).to.equal('no answer');
    server.engine.controls.fail('links', FAULTS.cut);
    expect(await failedStep(server.url + LINKS)).to.equal('no body');
    server.engine.controls.heal();
    expect(await failedStep(server.url + LINKS)).to.equal('nothing failed');
  });

  it('leave a question unanswered until one side gives up', async () => {
    const server = await start();
    server.engine.controls.fail('links', FAULTS.timeout);
    const given = failedStep(server.url + LINKS);
    // A second call proves that the first had every chance to be answered.
    await ask(server, '/api/v2/navs');
    expect(await Promise.race([given, Promise.resolve('still open')])).to.equal('still open');
    await server.close();
    expect(await given).to.equal('no answer');
  });

  it('answer with the page and the status of a proxy', async () => {
    const server = await start();
    for (const fault of [FAULTS.badGateway, FAULTS.serverBroken, FAULTS.httpUnauthorized, FAULTS.tooLarge]) {
      server.engine.controls.fail('links', fault);
      const response = await fetch(server.url + LINKS);
      expect(response.status).to.equal(fault.status);
      expect(response.headers.get('content-type')).to.match(/^text\/html/);
      expect(await response.text()).to.match(/^<!doctype html>/);
    }
  });

  it('refuse in the envelope', async () => {
    const server = await start();
    for (const fault of [FAULTS.wrong, FAULTS.signInFirst, FAULTS.noRecord, FAULTS.noRedis, FAULTS.maintenance]) {
      server.engine.controls.fail('links', fault);
      const { code, message } = fault;
      expect(await ask(server, LINKS)).to.deep.equal({ code, message, data: [] });
    }
  });

  it('answer something that is not JSON', async () => {
    const server = await start();
    const whole = await (await fetch(server.url + LINKS)).text();
    const answerTo = async (fault: 'html' | 'truncated' | 'empty') => {
      server.engine.controls.fail('links', FAULTS[fault]);
      const response = await fetch(server.url + LINKS);
      expect(response.status).to.equal(200);
      return response.text();
    };
    expect(await answerTo('html')).to.match(/^<!doctype html>/);
    expect(await answerTo('empty')).to.equal('');
    const half = await answerTo('truncated');
    expect(whole.startsWith(half)).to.equal(true);
    expect(half.length).to.be.within(1, whole.length - 1);
  });

  it('do the work first when only the answer is lost', async () => {
    for (const [fault, code] of [
      [FAULTS.cut, 401],
      [FAULTS.truncated, 401],
      [FAULTS.empty, 401],
      [FAULTS.offline, 0],
      [FAULTS.badGateway, 0],
    ] as const) {
      const server = await start();
      const init = bearer(server.engine.controls.signIn(SEEDED.ordinary));
      server.engine.controls.fail('logout', fault);
      await fetch(`${server.url}/api/v2/logout`, { method: 'POST', ...init })
        .then((response) => response.text())
        .catch(() => undefined);
      expect(await ask(server, '/api/v2/member/detail', init), fault.kind).to.include({ code });
    }
  });

  it('pass when they are counted', async () => {
    const server = await start();
    server.engine.controls.fail('links', FAULTS.maintenance, 1);
    expect(await ask(server, LINKS)).to.include({ code: 503 });
    expect(await ask(server, LINKS)).to.include({ code: 0 });
  });
});
