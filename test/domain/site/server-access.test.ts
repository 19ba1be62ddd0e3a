import { expect } from 'chai';

import { imageUrl, parseApiBase } from '../../../src/domain/site/server-access.js';

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

describe('An image address', () => {
  it('of a path is on the server, with exactly one slash between', () => {
    for (const path of ['avatar/1.png', '/avatar/1.png']) {
      for (const server of [SERVER, `${SERVER}/`, `${SERVER}//`])
        expect(imageUrl(path, server)).to.equal(`${SERVER}/avatar/1.png`);
    }
    expect(imageUrl('/a.png', `${SERVER}/sub/`)).to.equal(`${SERVER}/sub/a.png`);
    for (const path of ['a//1.png', 'a/https:1.png', 'of?url=https://cdn.example/a.png']) {
      expect(imageUrl(path, SERVER)).to.equal(`${SERVER}/${path}`);
    }
  });

  it('that is already a whole URL is not changed', () => {
    for (const url of [
      'http://cdn.example/a.png',
      'HTTPS://cdn.example/a.png',
      '//cdn.example/a.png',
      'data:image/png;base64,AA',
    ]) {
      expect(imageUrl(url, SERVER)).to.equal(url);
    }
  });

  it('is empty when there is no image', () => expect(imageUrl('', SERVER)).to.equal(''));

  it('of a path is on this site when the address of the server is unknown', () => {
    expect(imageUrl('avatar/1.png', '')).to.equal('/avatar/1.png');
  });
});
