import { expect } from 'chai';

import { chooseEncoding } from '../../../tools/preview/send-file.js';

const chosen = (acceptEncoding: string, suffixes: readonly string[] = ['.br', '.gz']) =>
  chooseEncoding(acceptEncoding, (suffix) => suffixes.includes(suffix))?.name;

describe('The choice of an encoding', () => {
  it('prefers brotli in any order', () => {
    expect(chosen('gzip, deflate, br, zstd')).to.equal('br');
    expect(chosen('GZIP;q=1.0, BR;q=0.5')).to.equal('br');
  });

  it('is an encoding that the browser accepts and the build provides', () => {
    expect(chosen('gzip, deflate')).to.equal('gzip');
    expect(chosen('gzip, br', ['.gz'])).to.equal('gzip');
    expect(chosen('br', ['.gz'])).to.equal(undefined);
    expect(chosen('')).to.equal(undefined);
  });

  it('excludes an encoding with quality 0', () => {
    expect(chosen('br;q=0, gzip')).to.equal('gzip');
    expect(chosen('br; q=0.000')).to.equal(undefined);
    expect(chosen('br;q=0.001')).to.equal('br');
  });
});
