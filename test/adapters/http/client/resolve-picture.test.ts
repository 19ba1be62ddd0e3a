import { expect } from 'chai';

import { resolvePictureOf } from '../../../../src/adapters/http/client/resolve-picture.js';
import { CurrentSite } from '../../../../src/domain/site/current-site.js';
import { aSite } from '../../../support/a-site.js';

describe('resolvePictureOf (clarifications §2)', () => {
  it('puts paths on the host that the configuration names', () => {
    const site = new CurrentSite();
    site.arrive(aSite());
    const picture = resolvePictureOf(site, { apiBase: 'https://other.example' });
    expect(picture('/storage/a.png')).to.equal('https://api.example/storage/a.png');
    expect(picture('https://cdn.example/a.png')).to.equal('https://cdn.example/a.png');
    expect(picture('')).to.equal('');
  });

  it('puts them on the host that is asked where the configuration names none (review B7)', () => {
    const picture = resolvePictureOf(new CurrentSite(), { apiBase: 'https://other.example/' });
    expect(picture('/storage/a.png')).to.equal('https://other.example/storage/a.png');
  });
});
