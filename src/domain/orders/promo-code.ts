/** What the server says of a promo code (pages API 3.14). */
export type PromoAnswer =
  | { readonly kind: 'usable'; readonly discountYuan: number }
  /** `unknown`: there is no such code. Why another cannot be used, the server keeps to itself. */
  | { readonly kind: 'unusable'; readonly because?: 'unknown' | 'expired' | undefined };

/** What a code takes off a price: never more than that (pages §7.2). Both in whole yuan. */
export function savedYuan(priceYuan: number, discountYuan: number): number {
  return Math.min(Math.max(0, priceYuan), Math.max(0, discountYuan));
}

/** The code is a part of the path of the server's check, where a slash ends a part even when it is encoded (pages API 3.14). */
export function canBeLookedUp(code: string): boolean {
  return !code.includes('/');
}
