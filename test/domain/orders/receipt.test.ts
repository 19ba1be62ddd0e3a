import { expect } from 'chai';
import fc from 'fast-check';

import { amountInCapitals, methodText } from '../../../src/domain/orders/receipt.js';

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
