import type { AppError } from '../errors/app-error.js';
import type { EarlierOrder, KeptOrder, Order, OrdersOfGoods, WaitingOrder } from './existing-orders.js';
import {
  type Goods,
  type GoodsName,
  type MadeOrder,
  type NewOrder,
  type OrderStatus,
  type OrderTerms,
  type Payment,
  type PaymentStart,
  type PayWayName,
  type PromoAnswer,
  savedYuan,
} from './order.js';

/** What has become of the code in the field; an answer counts only while the field still says the same code. */
export type CodeCheck =
  | { readonly kind: 'none' }
  | { readonly kind: 'checking' }
  | PromoAnswer
  | { readonly kind: 'failed'; readonly error: AppError };

/** The field for a promo code. */
export interface CodeField {
  readonly text: string;
  /** Of the present text. */
  readonly check: CodeCheck;
}

/** What a member has chosen and filled in before an order is made (pages §7). */
export interface OrderForm {
  readonly goods: Goods;
  readonly terms: OrderTerms;
  readonly code: CodeField;
  readonly agreed: boolean;
  /** One of the terms; `undefined` where there is none to choose. */
  readonly way: PayWayName | undefined;
}

/** In whole yuan. */
export interface OrderTotals {
  readonly priceYuan: number;
  readonly savedYuan: number;
  readonly dueYuan: number;
}

export const NO_CODE: CodeField = { text: '', check: { kind: 'none' } };

/** An empty form: nothing is ticked, the first way is chosen (pages §7.3, §7.4). */
export function newForm(goods: Goods, terms: OrderTerms): OrderForm {
  return { goods, terms, code: NO_CODE, agreed: false, way: terms.ways?.[0]?.name };
}

export function totalsOf({ goods: { priceYuan }, code: { check } }: Pick<OrderForm, 'goods' | 'code'>): OrderTotals {
  const saved = check.kind === 'usable' ? savedYuan(priceYuan, check.discountYuan) : 0;
  return { priceYuan, savedYuan: saved, dueYuan: priceYuan - saved };
}

/** The code that goes with the order; empty for none. */
export function codeOf({ code }: Pick<OrderForm, 'code'>): string {
  return code.text.trim();
}

/** Why an order cannot be sent yet; `undefined` where it can. */
export function obstacleOf(form: OrderForm): 'no-way' | 'agreement' | undefined {
  const { terms, agreed } = form;
  if (terms.ways !== undefined && form.way === undefined && totalsOf(form).dueYuan > 0) return 'no-way';
  return terms.agreement !== undefined && !agreed ? 'agreement' : undefined;
}

/** What the form says beside the fields. */
export type DraftNote =
  /** The agreement is not ticked; the terms say which (pages §7.4). */
  | { readonly kind: 'agreement' }
  /** The server has no way to pay (pages §7.3). */
  | { readonly kind: 'no-way' }
  /** The code cannot be used, or could not be checked: nothing was sent. The field says why. */
  | { readonly kind: 'code' }
  /** The price on view is a new one: nothing was sent. */
  | { readonly kind: 'price-changed'; readonly fromYuan: number }
  /** The code takes less off than it did: the total on view is a new one, and nothing was sent. */
  | { readonly kind: 'total-changed'; readonly fromYuan: number }
  /** Nothing was sent, or the server said no. */
  | { readonly kind: 'failed'; readonly error: AppError }
  /** The answer was lost, and there is no such order: it may be sent again. */
  | { readonly kind: 'not-made' }
  /** The answer was lost, and the server tells of no order that is not paid: nobody can pay it, another may be sent. */
  | { readonly kind: 'not-found' };

/** Before an order is known to be there (pages §7). */
export type MakingFlow =
  /** To be filled in. With an earlier order on offer nothing is sent before the member has chosen. */
  | {
      readonly kind: 'draft';
      readonly form: OrderForm;
      readonly note?: DraftNote | undefined;
      readonly earlier?: EarlierOrder | undefined;
    }
  /** Under way; `turn`: no other tab of the browser may send anything meanwhile. No deed counts. */
  | { readonly kind: 'sending'; readonly form: OrderForm; readonly step: 'code' | 'turn' | 'look-up' }
  /** The order itself is on its way. `known`: orders of the thing that were paid before. */
  | { readonly kind: 'sending'; readonly form: OrderForm; readonly step: 'make'; readonly known: readonly string[] }
  /** The answer was lost: the order may or may not exist. Nothing is sent before that is found out. */
  | {
      readonly kind: 'unknown';
      readonly form: OrderForm;
      /** Orders of the thing that were paid before. */
      readonly known: readonly string[];
      /** Why it could not be found out; `undefined` while it is being looked up. */
      readonly error?: AppError | undefined;
    }
  /** It is the member's already, or is not for sale. */
  | { readonly kind: 'not-sold'; readonly goods: Goods };

/** From there on (pages §8, §9). Every one names its order. */
export type PayingFlow =
  /** What is known of the order is being asked for. */
  | {
      readonly kind: 'opening';
      readonly orderNo: string;
      /** Why it could not be: to be tried again. */
      readonly error?: AppError | undefined;
      /** Why the payment before did not begin. */
      readonly refused?: AppError | undefined;
    }
  /** A way to pay is to be chosen (again). */
  | {
      readonly kind: 'choosing';
      readonly order: WaitingOrder;
      readonly ways: OrderTerms['ways'];
      readonly refused?: AppError | undefined;
    }
  | { readonly kind: 'starting'; readonly order: WaitingOrder; readonly way: PayWayName }
  | {
      readonly kind: 'waiting';
      readonly order: WaitingOrder;
      readonly payment: Payment;
      /** What became of '我已完成支付'. */
      readonly asked: 'no' | 'asking' | 'not-yet';
      /** Its time is over, and whether it was paid in the end is being asked. */
      readonly over: boolean;
    }
  /** Nobody can pay it any more: its code is gone (`code`), or the server's page for it (`page`). */
  | { readonly kind: 'code-lost'; readonly order: WaitingOrder; readonly what: 'code' | 'page' }
  /** Its course has been bought by another order: it is not to be paid twice. */
  | { readonly kind: 'bought'; readonly order: WaitingOrder }
  | { readonly kind: 'paid'; readonly orderNo: string }
  | { readonly kind: 'cancelled'; readonly order: WaitingOrder }
  | { readonly kind: 'timed-out'; readonly order: WaitingOrder }
  /** Let go of for another one, in another tab: it is not to be paid as well. Money that comes all the same counts. */
  | { readonly kind: 'replaced'; readonly order: WaitingOrder }
  /** Not there, or not this member's. */
  | { readonly kind: 'gone'; readonly orderNo: string }
  /** Whether it is paid is being asked, for a minute (pages §9). */
  | { readonly kind: 'confirming'; readonly orderNo: string }
  | { readonly kind: 'unsettled'; readonly orderNo: string };

/** An order from the wish to its end (pages §7–9): nothing is paid but by the server's word. */
export type OrderFlow = MakingFlow | PayingFlow;

/** What the member does. */
export type OrderDeed =
  | { readonly kind: 'code-typed'; readonly text: string }
  | { readonly kind: 'code-used' }
  | { readonly kind: 'code-removed' }
  | { readonly kind: 'agreed'; readonly on: boolean }
  | { readonly kind: 'way-chosen'; readonly way: PayWayName }
  | { readonly kind: 'submitted' }
  | { readonly kind: 'earlier-continued' }
  | { readonly kind: 'ordered-anew' }
  /** Tries again what could not be found out. */
  | { readonly kind: 'retried' }
  /** '我已完成支付'. */
  | { readonly kind: 'confirmed' };

/** What has come of what was commanded. */
export type OrderReport =
  | { readonly kind: 'code-answered'; readonly code: string; readonly answer: PromoAnswer }
  | { readonly kind: 'code-lost'; readonly code: string; readonly error: AppError }
  /** It is this tab's turn, until the order is sent or not. */
  | { readonly kind: 'turn-taken' }
  | { readonly kind: 'looked-up'; readonly goods: Goods; readonly orders: OrdersOfGoods }
  | { readonly kind: 'look-up-failed'; readonly error: AppError }
  | { readonly kind: 'made'; readonly order: MadeOrder; readonly at: number }
  | { readonly kind: 'make-failed'; readonly error: AppError }
  | ({ readonly kind: 'opened' } & OrderFacts)
  | { readonly kind: 'open-failed'; readonly error: AppError }
  | { readonly kind: 'payment-started'; readonly start: PaymentStart }
  | { readonly kind: 'payment-failed'; readonly error: AppError }
  | { readonly kind: 'status'; readonly status: OrderStatus }
  | { readonly kind: 'status-lost'; readonly error: AppError }
  | { readonly kind: 'time-over' }
  /** Another tab has let go of the order on view. */
  | { readonly kind: 'let-go-elsewhere' };

export type OrderEvent = OrderDeed | OrderReport;

/** What is known of an order that somebody wants to pay. */
export interface OrderFacts {
  readonly status: OrderStatus;
  readonly kept: KeptOrder | undefined;
  /** The sum that the server named when the order was made, where this device remembers it. */
  readonly dueYuan: number | undefined;
  /** Among the newest of the member. */
  readonly listed: Order | undefined;
  /** The others of them. */
  readonly others: readonly Order[];
  readonly terms: OrderTerms;
  readonly now: number;
}

/** What is to be done about it; the reports of the questions come back as events. */
export type OrderCommand =
  | { readonly kind: 'check-code'; readonly code: string }
  /** Waits for the other tabs of the browser; given back when the order is `sending` no more. */
  | { readonly kind: 'take-turn' }
  | { readonly kind: 'look-up'; readonly goods: GoodsName }
  | { readonly kind: 'make'; readonly order: NewOrder }
  /** Remembered before the order is sent, until its fate is known. */
  | { readonly kind: 'note-sent'; readonly goods: GoodsName; readonly known: readonly string[] }
  | { readonly kind: 'forget-sent'; readonly goods: GoodsName }
  | { readonly kind: 'open'; readonly orderNo: string }
  | { readonly kind: 'pay'; readonly orderNo: string; readonly way: PayWayName }
  | { readonly kind: 'ask-status'; readonly orderNo: string }
  | { readonly kind: 'keep'; readonly kept: KeptOrder }
  /** Its secrets are of no use any more, and it is never offered again. */
  | { readonly kind: 'close'; readonly orderNo: string }
  /** As `close`, because the member wants another one: the other tabs are told. */
  | { readonly kind: 'let-go'; readonly orderNo: string }
  | { readonly kind: 'go-to-pay'; readonly orderNo: string }
  | { readonly kind: 'go-to-success'; readonly orderNo: string }
  | { readonly kind: 'go-to-order'; readonly goods: GoodsName | undefined }
  /** For another site, by an address with the member's token: it takes the place of this page in the history. */
  | { readonly kind: 'leave'; readonly url: string };

export interface OrderStep<Flow extends OrderFlow = OrderFlow> {
  readonly flow: Flow;
  readonly commands: readonly OrderCommand[];
}
