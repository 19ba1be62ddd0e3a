import { expect } from 'chai';

import { watermarkOf } from '../../../src/domain/lesson/watermark.js';
import { aMember } from '../../support/sessions.js';

describe('watermarkOf', () => {
  const plain = { text: '${mobile}', sizePx: 14, color: 'red', opacity: 1 };
  const member = aMember();
  const textOf = (text: string) => watermarkOf({ ...plain, text }, member)?.text;

  it('fills in the data of the member for every placeholder', () => {
    expect(textOf('${user.mobile} ${mobile} ${mobile} #${user.id} ${id} ${nickname}')).to.equal(
      '13800000000 13800000000 13800000000 #7 7 小明',
    );
    expect(textOf('${ mobile } ${  user.nick_name  }'), 'with spaces in it').to.equal('13800000000 小明');
  });

  it('does not change text that is no placeholder', () => {
    for (const text of ['$mobile', '{mobile}', '${}', '${mobile', '${a b}', '${admin.mobile}', '${*}'])
      expect(textOf(text), text).to.equal(text);
  });

  it('removes an unknown placeholder, and shows no empty watermark', () => {
    expect(textOf('学号 ${user.number}')).to.equal('学号');
    expect(textOf('${toString}')).to.equal(undefined);
    expect(textOf(' ')).to.equal(undefined);
    expect(watermarkOf(plain, aMember().withoutMobile())).to.equal(undefined);
    expect(watermarkOf({ ...plain, text: '${id}' }, { id: undefined, mobile: '', name: '' })).to.equal(undefined);
  });

  it('limits size, opacity and length, and accepts only a plain colour', () => {
    const of = (changes: Partial<typeof plain>) => watermarkOf({ ...plain, ...changes }, member);
    expect([of({ sizePx: 2 })?.sizePx, of({ sizePx: 900 })?.sizePx, of({ sizePx: NaN })?.sizePx]).to.deep.equal([
      12, 36, 12,
    ]);
    expect([of({ opacity: 0 })?.opacity, of({ opacity: 7 })?.opacity, of({ opacity: 0.4 })?.opacity]).to.deep.equal([
      0.1, 1, 0.4,
    ]);
    expect(of({ text: 'x'.repeat(200) })?.text).to.have.length(60);
    const right = ['rgb(255 0 0 / 50%)', 'RGBA(1,2,3,1)', 'red', 'lightgoldenrodyellow'];
    for (const color of [
      ...right,
      '#fff',
      '#1a2B',
      '#1a2b3C',
      '#ff000080',
      'rgb(0, 0, 0)',
      'rgba(0, 0, 0, 0.5)',
      'white',
    ])
      expect(of({ color })?.color).to.equal(color);
    for (const color of [
      '',
      'url(https://a.example)',
      'red; position: fixed',
      'var(--x)',
      '#12',
      '#ggg',
      '#gggggg',
      '#12345',
      '#1234567',
      '#123456789',
      '1#fff',
      '#fff)',
      '1red',
      'rd',
      'lightgoldenrodyellowish',
      'rgb(1,2)',
      'rgb()',
      'rgb(var(--x))',
      'rgb(1,2,3',
      'xrgb(1,2,3)',
      'rgb(1,2,3);',
      `rgb(${'1'.repeat(41)})`,
    ]) {
      expect(of({ color })?.color, color).to.equal('red');
    }
    expect(of({ color: ' #00f\n' })?.color).to.equal('#00f');
  });
});
