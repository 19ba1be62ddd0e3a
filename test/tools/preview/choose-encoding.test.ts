import { expect } from 'chai';

import { chooseEncoding } from '../../../tools/preview/choose-encoding.js';

const chosen = (acceptEncoding: string, suffixes: readonly string[] = ['.br', '.gz']) =>
  chooseEncoding(acceptEncoding, (suffix) => suffixes.includes(suffix))?.name;

describe('the choice of an encoding', () => {
  it('prefers brotli, whatever the order', () => {
    expect(chosen('gzip, deflate, br, zstd')).to.equal('br');
    expect(chosen('GZIP;q=1.0, BR;q=0.5')).to.equal('br');
  });

  it('takes what the browser can read and what is there', () => {
    expect(chosen('gzip, deflate')).to.equal('gzip');
    expect(chosen('gzip, br', ['.gz'])).to.equal('gzip');
    expect(chosen('br', ['.gz'])).to.equal(undefined);
    expect(chosen('')).to.equal(undefined);
  });

  it('takes a quality of 0 for a no', () => {
    expect(chosen('br;q=0, gzip')).to.equal('gzip');
    expect(chosen('br; q=0.000')).to.equal(undefined);
    expect(chosen('br;q=0.001')).to.equal('br');
  });
});
