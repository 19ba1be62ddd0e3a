import { expect } from 'chai';

import { type Address, AddressForm } from '../../../src/domain/session/address-form.js';
import { watching } from '../../support/watching.js';

const HOME: Address = {
  name: '林晓雨',
  mobile: '13800000001',
  province: '浙江省',
  city: '杭州市',
  area: '西湖区',
  street: '文一路 1 号',
};

describe('address form', () => {
  it('is empty by default, field by field (spec §3)', () => {
    expect(new AddressForm().address$.value).to.deep.equal({
      name: '',
      mobile: '',
      province: '',
      city: '',
      area: '',
      street: '',
    });
  });

  it('can be replaced, and shows it to those who watch (spec §4)', () => {
    const form = new AddressForm();
    const watched = watching(form.address$);
    form.replace(HOME);
    expect(form.address$.value).to.deep.equal(HOME);
    expect(watched.values).to.have.length(2);
  });

  it('of one page is not that of another', () => {
    new AddressForm().replace(HOME);
    expect(new AddressForm().address$.value.name).to.equal('');
  });
});
