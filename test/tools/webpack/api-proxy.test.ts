import { expect } from 'chai';

import { apiProxy } from '../../../tools/webpack/api-proxy.js';

describe('The API of `npm run dev`', () => {
  it('is the server that API_PROXY names', () => {
    expect(apiProxy('http://127.0.0.1:8000')).to.deep.equal([
      { context: ['/api'], target: 'http://127.0.0.1:8000', changeOrigin: true },
    ]);
  });

  for (const wrong of [undefined, '', '127.0.0.1:8000', 'ftp://host', 'http://']) {
    it(`is refused with an explanation when API_PROXY is ${String(wrong)}`, () => {
      expect(() => apiProxy(wrong)).to.throw(/API_PROXY must be .* For example/);
    });
  }
});
