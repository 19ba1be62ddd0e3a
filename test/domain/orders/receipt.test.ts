import { expect } from 'chai';
import fc from 'fast-check';

import { amountInCapitals, methodText, type ReceiptFacts, receiptRows } from '../../../src/domain/orders/receipt.js';
import { aMember } from '../../support/sessions.js';

const DIGITS = '零壹贰叁肆伍陆柒捌玖';
const GROUPS: Readonly<Record<string, number>> = { 万亿: 1e12, 亿: 1e8, 万: 1e4 };
const UNITS: Readonly<Record<string, number>> = { 仟: 1000, 佰: 100, 拾: 10 };

/** Reads what a receipt says. */
function valueOf(text: string): number {
  for (const [name, factor] of Object.entries(GROUPS)) {
    const [high = '', low] = text.split(name);
    if (low !== undefined) return valueOf(high) * factor + valueOf(low);
  }
  let value = 0;
  let digit = 0;
  for (const character of text) {
    if (DIGITS.includes(character)) digit = DIGITS.indexOf(character);
    else {
      value += digit * (UNITS[character] ?? 0);
      digit = 0;
    }
  }
  return value + digit;
}

/** Without the marks that isolate the direction of a name. */
const visible = (text: string): string => text.replace(/[\u2066-\u2069]/g, '');

describe('A receipt', () => {
  const AMOUNTS: readonly (readonly [number, string | undefined])[] = [
    [0, '零元整'],
    [9, '玖元整'],
    [10, '壹拾元整'],
    [279, '贰佰柒拾玖元整'],
    [1005, '壹仟零伍元整'],
    [1050, '壹仟零伍拾元整'],
    [10_000, '壹万元整'],
    [10_001, '壹万零壹元整'],
    [100_500, '壹拾万零伍佰元整'],
    [100_000_000, '壹亿元整'],
    [100_000_001, '壹亿零壹元整'],
    [100_010_000, '壹亿零壹万元整'],
    [-1, undefined],
    [30.5, '叁拾元伍角整'],
    [99.9, '玖拾玖元玖角整'],
    [1680.32, '壹仟陆佰捌拾元叁角贰分'],
    [10.05, '壹拾元零伍分'],
    [0.5, '伍角整'],
    [0.07, '柒分'],
    [1e300, undefined],
    [NaN, undefined],
  ];
  for (const [amount, text] of AMOUNTS)
    it(`writes ${String(amount)} as ${text ?? 'nothing'}`, () => expect(amountInCapitals(amount)).to.equal(text));

  it('writes every amount so that it is read back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999_999_999 }), fc.integer({ min: 0, max: 99 }), (yuan, cents) => {
        const text = amountInCapitals(Number(`${String(yuan)}.${String(cents).padStart(2, '0')}`)) ?? '';
        expect(text).to.match(/^[^零](?:.*[^零])?元(?:整|.角(?:整|.分)|零.分)$/);
        expect(text).not.to.include('零零');
        const [whole = '', rest = ''] = text.split('元');
        const [, jiao = '零', fen = '零'] = /^(?:(.)角|零)?(?:(.)分|整)$/.exec(rest) ?? [];
        expect(valueOf(whole)).to.equal(yuan);
        expect(valueOf(jiao) * 10 + valueOf(fen)).to.equal(cents);
      }),
    );
  });

  const rowsOf = (facts: Partial<ReceiptFacts>) =>
    receiptRows({ orderNo: '71', payer: undefined, site: '', filing: '', ...facts });

  it('has rows for what is known only', () => {
    expect(rowsOf({})).to.deep.equal([['订单号', '71']]);
  });

  it('names product, payer, time, amount, method and site, from top to bottom', () => {
    const rows = rowsOf({
      ...{ product: { kind: 'course', id: 2, name: '高等数学精讲' }, payer: aMember() },
      ...{ amount: { kind: 'paid', yuan: 179.5 }, orderedAt: Date.UTC(2026, 10, 3, 4, 5), method: '支付宝' },
      ...{ site: '示例学堂 https://a.example', filing: '京ICP备1号' },
    });
    expect(rows.map(([name, value]) => `${name} ${visible(value)}`)).to.deep.equal([
      '订单号 71',
      '下单时间 2026-11-03 12:05',
      '会员 小明（手机 138****0000）',
      '商品 高等数学精讲',
      '实付金额 ￥179.50',
      '金额大写 人民币壹佰柒拾玖元伍角整',
      '支付方式 支付宝',
      '收款网站 示例学堂 https://a.example',
      '网站备案 京ICP备1号',
    ]);
  });

  it('calls an amount the price of the product where the sum that was paid is not known', () => {
    expect(rowsOf({ amount: { kind: 'price', yuan: 199 } }).slice(1)).to.deep.equal([
      ['商品金额', '￥199'],
      ['商品金额大写', '人民币壹佰玖拾玖元整'],
    ]);
  });

  it('says how long a membership lasts when its payer has that plan', () => {
    const payer = aMember().vipUntilMs(Date.UTC(2027, 10, 3), 1);
    const until = (kind: 'course' | 'role', id: number) =>
      rowsOf({ payer, product: { kind, id, name: '年度会员' } }).find(([name]) => name === '会员有效期至');
    expect(until('role', 1)).to.deep.equal(['会员有效期至', '2027-11-03']);
    expect([until('role', 2), until('course', 1)]).to.deep.equal([undefined, undefined]);
  });

  it('names the payment method: the words of the server, else by its name', () => {
    const named = (paymentText: string, paymentMethod: string) => methodText({ paymentText, paymentMethod });
    expect([
      named('微信扫码支付', 'wechat'),
      named('', 'wechat_h5'),
      named('', 'alipay'),
      named('', 'handPay'),
      named('', 'scan'),
      named('', 'other'),
      named('', ''),
    ]).to.deep.equal(['微信扫码支付', '微信支付', '支付宝', '对公转账', '微信支付', undefined, undefined]);
  });
});
