import { expect } from 'chai';

import { asRecord } from '../../../src/adapters/http/client/json-readers.js';
import { FAULTS } from '../../../src/adapters/memory/server/calls.js';
import { examine } from '../../../tools/doctor/examine.js';
import type { Diagnosis, Subject } from '../../../tools/doctor/finding.js';
import * as words from '../../../tools/doctor/words.js';
import { siteServers } from '../../demo/server/support.js';
import { changed, type Meddle } from './meddling-proxy.js';
import { ORIGIN, spoiltServers } from './spoilt-servers.js';
import { failing, marked, wordsAbout } from './troubles.js';

const PATHS = {
  config: '/api/v2/other/config',
  navs: '/api/v2/navs',
  links: '/api/v2/links',
  captcha: '/api/v2/captcha/image',
} as const;
const SCAN = '/api/v3/auth/login/wechat/scan';

const answering =
  (path: string, text: string): Meddle =>
  (passing) =>
    passing.path === path ? { text } : {};
const refusing = (path: string, message: string) => answering(path, JSON.stringify({ code: 1, message, data: [] }));

describe('the doctor before a broken answer', () => {
  const start = siteServers();
  const before = spoiltServers();

  const FAULTY: readonly (readonly [keyof typeof PATHS, keyof typeof FAULTS, Diagnosis])[] = [
    ['config', 'html', words.HTML],
    ['config', 'truncated', words.BROKEN_JSON],
    ['config', 'empty', words.EMPTY],
    ['config', 'maintenance', words.MAINTENANCE],
    ['config', 'noRedis', words.BROKEN_INSIDE],
    ['config', 'tooOften', words.TOO_MANY],
    ['config', 'signInFirst', words.SIGN_IN],
    ['config', 'httpUnauthorized', words.SIGN_IN],
    ['config', 'badGateway', words.brokenBehind(502)],
    ['navs', 'maintenance', words.MAINTENANCE],
    ['navs', 'html', words.HTML],
    ['navs', 'cut', words.CUT],
    ['links', 'wrong', words.CRASHED],
    ['links', 'truncated', words.BROKEN_JSON],
    ['captcha', 'wrong', words.CRASHED],
    ['captcha', 'tooLarge', words.notThere(413)],
  ];
  for (const [call, fault, { wrong, cure }] of FAULTY) {
    it(`names that one alone: ${call}, ${fault}`, async () => {
      const server = await start();
      server.engine.controls.fail(call, FAULTS[fault]);
      const findings = await examine({ base: server.url, origin: ORIGIN });
      expect(failing(findings)).to.deep.equal([call]);
      expect(wordsAbout(findings, call)).to.equal(`GET ${server.url}${PATHS[call]}\n${wrong}\n${cure}`);
    });
  }

  const SPOILT: readonly (readonly [string, Subject, Meddle, RegExp])[] = [
    ['another API', 'config', answering(PATHS.config, '{"hello":1}'), /不是 MeEdu 接口/],
    ['an object for a list', 'navs', changed(PATHS.navs, () => ({ no: 'list' })), /（navs）/],
    ['no key', 'captcha', changed(PATHS.captcha, () => []), /（captcha\.key）/],
    ['no picture', 'captcha', changed(PATHS.captcha, (data) => ({ ...asRecord(data), img: 'data:,' })), /不能显示/],
    ['a refusal', 'qr', refusing(SCAN, '生成微信临时二维码失败'), /生成微信临时二维码失败/],
    ['no QR code', 'qr', changed(SCAN, () => ({ code: 'a', image: 'data:image/png;base64, oops' })), /不能显示/],
  ];
  for (const [title, subject, meddle, said] of SPOILT) {
    it(`names that one alone: ${subject}, ${title}`, async () => {
      const findings = await before(() => meddle);
      expect(failing(findings)).to.deep.equal([subject]);
      expect(wordsAbout(findings, subject)).to.match(said);
    });
  }

  it('names a QR code that a server of the second generation refuses, or says nothing on', async () => {
    const path = '/api/v3/auth/login/wechat-scan/url';
    const refused = await before(() => refusing(path, '参数错误'), { generation: 2 });
    expect(failing(refused)).to.deep.equal(['qr']);
    expect(wordsAbout(refused, 'qr')).to.match(/^POST .*\n.*参数错误/);
    const empty = await before(() => changed(path, () => ({ key: 'a', url: '/page', expire: 1 })), { generation: 2 });
    expect(failing(empty)).to.deep.equal(['qr']);
  });

  it('only warns of questions that were too many, except where nothing works without an answer', async () => {
    const server = await start();
    server.engine.controls.fail('links', FAULTS.tooOften);
    const findings = await examine({ base: server.url, origin: ORIGIN });
    expect([failing(findings), marked(findings, 'warn')]).to.deep.equal([[], ['links']]);
  });
});
