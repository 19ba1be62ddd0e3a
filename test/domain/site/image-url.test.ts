import { expect } from 'chai';

import { imageUrl } from '../../../src/domain/site/image-url.js';

const SERVER = 'https://api.example';

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
