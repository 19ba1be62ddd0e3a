import { expect } from 'chai';

import { parseApiBase } from '../../../src/domain/site/server-access.js';

const SERVER = 'https://api.example';

describe('The base of the API', () => {
  const BASES = [
    { setting: SERVER, base: SERVER },
    { setting: 'HTTP://10.0.0.1:8000/api', base: 'HTTP://10.0.0.1:8000/api' },
    { setting: ` ${SERVER}/api//\n`, base: `${SERVER}/api` },
    { setting: '/api/v2/', base: '/api/v2' },
    { setting: '/', base: '' },
  ];
  for (const { setting, base } of BASES) {
    it(`is ${JSON.stringify(base)} for the setting ${JSON.stringify(setting)}`, () => {
      expect(parseApiBase(setting)).to.equal(base);
    });
  }

  for (const setting of [undefined, 7, '', 'api/v2', 'ftp://api.example', '//api.example', 'https:///x', '/api v2']) {
    it(`is unknown for the setting ${JSON.stringify(setting)}, which is neither a URL nor a path`, () => {
      expect(parseApiBase(setting)).to.equal(undefined);
    });
  }
});
