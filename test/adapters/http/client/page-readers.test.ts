import { expect } from 'chai';

import { resolveImageOf } from '../../../../src/adapters/http/client/page-readers.js';

describe('resolveImageOf', () => {
  it('resolves paths against the server, and leaves full addresses and empty texts unchanged', () => {
    const image = resolveImageOf({ address: 'https://api.example' });
    expect(image('/storage/a.png')).to.equal('https://api.example/storage/a.png');
    expect(image('https://cdn.example/a.png')).to.equal('https://cdn.example/a.png');
    expect(image('')).to.equal('');
  });

  it('reads the address of the server each time, because the configuration may have changed it', () => {
    const server = { address: 'https://requested.example' };
    const image = resolveImageOf(server);
    server.address = 'https://reported.example';
    expect(image('/storage/a.png')).to.equal('https://reported.example/storage/a.png');
  });
});
