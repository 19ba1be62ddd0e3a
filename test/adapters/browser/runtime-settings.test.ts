import { expect } from 'chai';
import fc from 'fast-check';

import { apiBaseOf, type RawSettings, runtimeSettings } from '../../../src/adapters/browser/runtime-settings.js';
import { RecordingLog } from '../../support/recorders.js';

const NOTHING: RawSettings = {
  document: undefined,
  apiUrl: undefined,
  phoneSiteStyle: undefined,
  builtApiUrl: undefined,
  disableVip: undefined,
  userAgent: 'a browser',
};

describe('runtimeSettings', () => {
  const settingsOf = (found: Partial<RawSettings>) => {
    const log = new RecordingLog();
    const all = { ...NOTHING, ...found };
    return { ...runtimeSettings(all, log), apiBase: apiBaseOf(all, log), complaints: log.lines };
  };

  it('uses the same origin, shows VIP and writes hash addresses when nothing is set', () => {
    expect(settingsOf({})).to.deep.equal({
      apiBase: '',
      isVipDisabled: false,
      phoneSiteStyle: 'hash',
      scene: 'pc',
      isInApp: false,
      scripts: [],
      complaints: [],
    });
  });

  it('reads from the user agent the scene, and whether the page is inside an app', () => {
    const { scene, isInApp } = settingsOf({ userAgent: 'iPhone MicroMessenger/8.0' });
    expect([scene, isInApp]).to.deep.equal(['wechat', true]);
  });

  it('prefers the run-time value to the value of the build', () => {
    const found = { apiUrl: 'https://now.example', builtApiUrl: 'https://built.example' };
    expect(settingsOf(found).apiBase).to.equal('https://now.example');
    expect(settingsOf({ ...found, apiUrl: '' }).apiBase).to.equal('https://built.example');
    expect(settingsOf({ ...found, apiUrl: undefined }).apiBase).to.equal('https://built.example');
  });

  for (const [set, base] of [
    ['https://api.example/', 'https://api.example'],
    ['https://api.example/v1//', 'https://api.example/v1'],
    ['/api/', '/api'],
    ['/', ''],
    [' http://127.0.0.1:8000 ', 'http://127.0.0.1:8000'],
  ] as const) {
    it(`reads the API address ${JSON.stringify(set)} as the base ${JSON.stringify(base)}`, () => {
      expect(settingsOf({ apiUrl: set })).to.deep.include({ apiBase: base, complaints: [] });
    });
  }

  for (const wrong of [
    7,
    {},
    true,
    'api',
    'ftp://api.example',
    'javascript:alert(1)',
    'https://',
    'https:// a.example',
    // It would be another host.
    '//api.example',
  ]) {
    it(`ignores the API address ${JSON.stringify(wrong)}, logs one line and uses the built-in address`, () => {
      const settings = settingsOf({ apiUrl: wrong, builtApiUrl: '/api' });
      expect(settings.apiBase).to.equal('/api');
      expect(settings.complaints).to.have.length(1);
      expect(settings.complaints[0]).to.match(/^error .*window\.meedu_api_url/);
    });
  }

  it('names the build setting in the log when that setting is invalid', () => {
    const settings = settingsOf({ builtApiUrl: 'api' });
    expect(settings.apiBase).to.equal('');
    expect(settings.complaints.join()).to.contain('APP_URL');
  });

  it('hides the VIP entry only when the setting is 1', () => {
    expect(settingsOf({ disableVip: '1' }).isVipDisabled).to.equal(true);
    expect(settingsOf({ disableVip: 1 }).isVipDisabled).to.equal(true);
    expect(settingsOf({ disableVip: '0' })).to.deep.include({ isVipDisabled: false, complaints: [] });
    expect(settingsOf({ disableVip: '' })).to.deep.include({ isVipDisabled: false, complaints: [] });
    const wrong = settingsOf({ disableVip: 'yes' });
    expect(wrong.isVipDisabled).to.equal(false);
    expect(wrong.complaints.join()).to.contain('DISABLE_VIP');
  });

  it('accepts the history style for addresses of the phone site, and no unknown style', () => {
    expect(settingsOf({ phoneSiteStyle: 'history' }).phoneSiteStyle).to.equal('history');
    const wrong = settingsOf({ phoneSiteStyle: 'toString' });
    expect(wrong.phoneSiteStyle).to.equal('hash');
    expect(wrong.complaints.join()).to.contain('window.meedu_h5_style');
  });

  it('prefers settings in the HTML to those of the build, and a script of the operator to both (docs/settings.md)', () => {
    const document = { api_url: 'https://set.example', vip: 'off', phone_site: 'history' };
    expect(settingsOf({ document, builtApiUrl: 'https://built.example' })).to.deep.include({
      apiBase: 'https://set.example',
      isVipDisabled: true,
      phoneSiteStyle: 'history',
      complaints: [],
    });
    expect(settingsOf({ document, apiUrl: 'https://now.example' }).apiBase).to.equal('https://now.example');
    expect(settingsOf({ document: { vip: 'on' }, disableVip: '1' }).isVipDisabled).to.equal(false);
  });

  it('never throws, whatever the settings contain', () => {
    fc.assert(
      fc.property(
        fc.anything(),
        fc.anything(),
        fc.anything(),
        fc.anything(),
        (apiUrl, builtApiUrl, disableVip, style) => {
          const settings = settingsOf({ apiUrl, builtApiUrl, disableVip, phoneSiteStyle: style });
          expect(settings.apiBase).not.to.match(/\/$/);
        },
      ),
    );
  });
});
