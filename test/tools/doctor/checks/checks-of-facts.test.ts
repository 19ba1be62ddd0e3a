import { expect } from 'chai';

import { Asker } from '../../../../tools/doctor/asker.js';
import type { Check } from '../../../../tools/doctor/check.js';
import { checkGeneration } from '../../../../tools/doctor/checks/check-generation.js';
import { checkMixedContent } from '../../../../tools/doctor/checks/check-mixed-content.js';
import { checkPhone } from '../../../../tools/doctor/checks/check-phone.js';
import { checkServer } from '../../../../tools/doctor/checks/check-server.js';
import type { Facts } from '../../../../tools/doctor/facts.js';
import { LOOPBACK } from '../../../../tools/doctor/words.js';
import { someFacts } from '../some-facts.js';
import { wordsAbout } from '../troubles.js';

/** Nothing here asks anybody. */
const NOBODY = new Asker({ base: 'http://127.0.0.1:0', origin: 'http://front.example' });

const marks = async (check: Check, facts: Facts) => (await check(NOBODY, facts)).map(({ mark }) => mark);

describe('the checks that need no further question', () => {
  it('let pictures over http pass on a page over http alone', async () => {
    const logo = { logo: { logo: 'http://cdn.example/logo.png', white_logo: {} } };
    expect(await marks(checkMixedContent, someFacts())).to.deep.equal(['ok']);
    expect(await marks(checkMixedContent, someFacts(logo))).to.deep.equal(['fail']);
    expect(await marks(checkMixedContent, someFacts(logo, { origin: 'http://front.example' }))).to.deep.equal([]);
    const findings = await checkMixedContent(NOBODY, someFacts(logo));
    expect(wordsAbout(findings, 'mixed')).to.include('"http://cdn.example/logo.png"');
  });

  it('name the server itself where pages over https cannot ask it', async () => {
    expect(await marks(checkMixedContent, someFacts({}, { base: 'http://api.example' }))).to.deep.equal(['fail']);
    expect(await marks(checkMixedContent, someFacts({ url: 'http://api.example' }))).to.deep.equal(['fail']);
  });

  it('let links lead over http', async () => {
    expect(await marks(checkMixedContent, someFacts({ h5_url: 'http://m.example' }))).to.deep.equal(['ok']);
  });

  it('tell a mobile site elsewhere from one below the site and from the site itself', async () => {
    const at = (h5_url: string) => marks(checkPhone, someFacts({ h5_url }));
    expect(await at('')).to.deep.equal(['info']);
    for (const other of ['https://m.example/', '//m.example']) expect(await at(other), other).to.deep.equal(['ok']);
    expect(await at('https://front.example/h5/')).to.deep.equal(['warn']);
    for (const loop of [
      'https://front.example',
      '//front.example',
      'https://front.example/#/',
      'https://FRONT.example:443/?a=1',
    ]) {
      expect(await at(loop), loop).to.deep.equal(['fail']);
    }
    for (const wrong of ['m.example', '/h5', 'javascript:alert(1)', 'https://']) {
      expect(await at(wrong), wrong).to.deep.equal(['fail']);
    }
  });

  it('know an address that only the server itself can open', async () => {
    for (const host of ['127.0.0.1:8000', 'localhost', '[::1]']) {
      const facts = someFacts({ url: `http://${host}`, h5_url: `http://${host}` });
      for (const [check, subject] of [[checkServer, 'server'] as const, [checkPhone, 'phone'] as const]) {
        expect(wordsAbout(await check(NOBODY, facts), subject), host).to.include(LOOPBACK.wrong);
      }
    }
  });

  it('do without an address of the server, as the base of the API stands in (server finding 5)', async () => {
    const findings = await checkServer(NOBODY, someFacts({ url: '' }));
    expect(findings.map(({ mark }) => mark)).to.deep.equal(['warn']);
    expect(wordsAbout(findings, 'server')).to.include('APP_URL 不会填上它');
  });

  it('see by the pages that it names where the server thinks it is', async () => {
    const at = (user_protocol: string) => marks(checkServer, someFacts({ url: '', user_protocol }));
    expect(await at('http://api.example/user/protocol'), 'another scheme').to.deep.equal(['warn']);
    expect(await at('http://10.0.0.7/user/protocol')).to.deep.equal(['fail']);
    expect(await at('https://api.example:8000/user/protocol'), 'another port').to.deep.equal(['fail']);
    expect(await at('')).to.deep.equal(['warn']);
  });

  it('read the generation off three signs, and each by itself where they differ', async () => {
    const signs = async (config: Readonly<Record<string, unknown>>) =>
      wordsAbout(await checkGeneration(NOBODY, someFacts(config)), 'generation');
    expect(await signs({})).to.match(/^第一代/);
    expect(await signs({ paid_content_purchase_protocol: '' })).to.include(
      'wechat_scan 像第一代，sliders 像第一代，paid_content_purchase_protocol 像第二代',
    );
  });

  it('say nothing where the configuration could not be read', async () => {
    const facts: Facts = { ...someFacts(), setUp: undefined };
    for (const check of [checkPhone, checkServer, checkGeneration]) expect(await marks(check, facts)).to.deep.equal([]);
  });
});
