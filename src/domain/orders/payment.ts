/** A way to pay that this site knows how to go (pages API 3.15). */
export type PayWayName = 'wechat' | 'alipay' | 'hand';

export interface PayWay {
  readonly name: PayWayName;
  /** In the server's words. */
  readonly title: string;
  /** Absolute address of the picture; empty when there is none. */
  readonly icon: string;
}

/** Which text a member has to agree to: that of memberships, or that of paid content (pages §7.4). */
export type OrderAgreement = 'member' | 'paid-content';

/** How a server sells something. */
export interface OrderTerms {
  /** Absent where it asks for none. */
  readonly agreement?: OrderAgreement | undefined;
  /** In its order, maybe none. Absent: it offers the choice itself, on a page of its own. */
  readonly ways?: readonly PayWay[] | undefined;
  /** How long an order waits for its money, in milliseconds from its making (pages §8). */
  readonly payWithinMs: number;
  /** It tells of no order that is not paid: one whose answer was lost cannot be found (pages API 3.17). */
  readonly hidesUnpaid?: true | undefined;
}

/** What a member pays with. Secrets of one order: never in an address of ours, a title or a log. */
export type Payment =
  /** To be drawn as a QR code for WeChat. */
  | { readonly kind: 'wechat-code'; readonly text: string }
  /** What the operator wrote about transfers, not yet sanitised; may be empty. */
  | { readonly kind: 'hand'; readonly html: string }
  /** The server's own page, to be drawn as a QR code, or opened on a phone. */
  | { readonly kind: 'pay-page'; readonly url: string }
  /** The member has left for Alipay. */
  | { readonly kind: 'alipay' };

/** How a payment begins: here, or at an address that the browser leaves for, which carries the member's token. */
export type PaymentStart =
  Exclude<Payment, { readonly kind: 'alipay' }> | { readonly kind: 'leave'; readonly url: string };

/** API 3.15: 1, 5, 9, 7. */
export type OrderStatus = 'unpaid' | 'paying' | 'paid' | 'cancelled';

/** An order to be made. */
export interface NewOrder {
  readonly goods: { readonly kind: 'course' | 'role'; readonly id: number };
  /** Empty for none. One that cannot be used may be ignored without a word. */
  readonly promoCode: string;
  /** The agreement of the terms was agreed to. */
  readonly agreed: boolean;
}

/** An order that the server has made. */
export interface MadeOrder {
  readonly orderNo: string;
  /** Nothing is left to pay: the code covers all. */
  readonly paid: boolean;
  /** Before the code is taken off (`price`), or what is left to pay (`due`): a server tells one of the two. */
  readonly amount: { readonly kind: 'price' | 'due'; readonly yuan: number };
  /** Where a way to pay needs no choice. */
  readonly payment?: Exclude<Payment, { readonly kind: 'alipay' }> | undefined;
}
