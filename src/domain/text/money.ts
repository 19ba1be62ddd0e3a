/** From here on thousands are told apart (pages §0.7). */
const GROUPED_FROM = 10_000;

/** An amount in yuan as a visitor reads it (pages §0.7, §17): `￥99`, `￥12,800`; a fraction has two digits, `￥30.50`. */
export function yuan(amount: number): string {
  const cents = Math.round(Math.abs(amount) * 100);
  const whole = Math.floor(cents / 100);
  const fraction = cents % 100;
  const sign = amount < 0 && cents > 0 ? '-' : '';
  return `${sign}￥${grouped(whole)}${fraction === 0 ? '' : `.${String(fraction).padStart(2, '0')}`}`;
}

function grouped(whole: number): string {
  return whole < GROUPED_FROM ? String(whole) : String(whole).replace(/\B(?=(?:\d{3})+$)/g, ',');
}
