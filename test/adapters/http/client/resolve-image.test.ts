import { expect } from 'chai';

import { resolveImageOf } from '../../../../src/adapters/http/client/page-readers.js';

describe('resolveImageOf', () => {
  it('puts paths on the server, and leaves whole addresses and nothing as they are', () => {
    const image = resolveImageOf({ address: 'https://api.example' });
    expect(image('/storage/a.png')).to.equal('https://api.example/storage/a.png');
    expect(image('https://cdn.example/a.png')).to.equal('https://cdn.example/a.png');
    expect(image('')).to.equal('');
  });

  it('asks where the server is each time: it may have said so meanwhile', () => {
    const server = { address: 'https://asked.example' };
    const image = resolveImageOf(server);
    server.address = 'https://told.example';
    expect(image('/storage/a.png')).to.equal('https://told.example/storage/a.png');
  });
});
