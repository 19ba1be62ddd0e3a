import { expect } from 'chai';

import { resolvePictureOf } from '../../../../src/adapters/http/client/page-readers.js';

describe('resolvePictureOf', () => {
  it('puts paths on the server, and leaves whole addresses and nothing as they are', () => {
    const picture = resolvePictureOf({ address: 'https://api.example' });
    expect(picture('/storage/a.png')).to.equal('https://api.example/storage/a.png');
    expect(picture('https://cdn.example/a.png')).to.equal('https://cdn.example/a.png');
    expect(picture('')).to.equal('');
  });

  it('asks where the server is each time: it may have said so meanwhile', () => {
    const server = { address: 'https://asked.example' };
    const picture = resolvePictureOf(server);
    server.address = 'https://told.example';
    expect(picture('/storage/a.png')).to.equal('https://told.example/storage/a.png');
  });
});
