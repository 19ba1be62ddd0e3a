import type { AppError } from '../errors/app-error.js';
import type { EarlierOrder, OrdersOfProduct, StoredOrder, WaitingOrder } from './waiting-orders.js';
import type { ListedOrder } from './listed-order.js';
import type {
  Product,
  ProductKey,
  MadeOrder,
  NewOrder,
  OrderStatus,
  OrderTerms,
  Payment,
  PaymentStart,
  PromoAnswer,
} from './order.js';
import type { PaymentMethodName } from './payment-methods.js';
import type { OrderForm } from './order-form.js';

/** The hint that the form shows in addition to its fields. */
export type DraftHint =
  /** The agreement is not checked; `terms` names it (docs/spec/orders.md#agreement). */
  | { readonly kind: 'agreement' }
  /** The server offers no payment method (docs/spec/orders.md#payment-methods). */
  | { readonly kind: 'no-method' }
  /** The promo code cannot be used, so nothing was sent. The field shows why. A check without an answer is `failed`. */
  | { readonly kind: 'code' }
  /** The price has changed and the new one is shown. Nothing was sent. */
  | { readonly kind: 'price-changed'; readonly fromYuan: number; readonly toYuan: number }
  /** The discount has become smaller and the new total is shown. Nothing was sent. */
  | { readonly kind: 'total-changed'; readonly fromYuan: number; readonly toYuan: number }
  /** Nothing was sent, or the server refused. */
  | { readonly kind: 'failed'; readonly error: AppError }
  /** The answer was lost, and the order does not exist: it can be sent again. */
  | { readonly kind: 'not-made' }
  /**
   * The answer was lost, and the server lists no unpaid orders. If the order exists, it cannot be paid: send another.
   */
  | { readonly kind: 'not-found' }
  /** The order that was offered has been cancelled meanwhile. */
  | { readonly kind: 'earlier-cancelled' };

/** The states before an order is known to exist (docs/spec/orders.md#order-form). */
export type MakingFlow =
  /** The form. While an earlier order is offered, nothing is sent before the member has chosen. */
  | {
      readonly kind: 'draft';
      readonly form: OrderForm;
      readonly hint?: DraftHint | undefined;
      readonly earlier?: EarlierOrder | undefined;
    }
  /** Being sent; the member's actions are ignored. In step `lock` it waits until no other tab is sending. */
  | { readonly kind: 'sending'; readonly form: OrderForm; readonly step: 'code' | 'lock' | 'look-up' }
  /** The request for the order is being sent. `known`: numbers of the product's orders that were already paid. */
  | { readonly kind: 'sending'; readonly form: OrderForm; readonly step: 'make'; readonly known: readonly string[] }
  /** The answer was lost: the order may or may not exist. Nothing is sent before that is known. */
  | {
      readonly kind: 'unknown';
      readonly form: OrderForm;
      /** Numbers of the product's orders that were already paid. */
      readonly known: readonly string[];
      /** Why the lookup failed; `undefined` while it is running. */
      readonly error?: AppError | undefined;
    }
  /** The member already has it, or it is not for sale. */
  | { readonly kind: 'not-sold'; readonly product: Product };

/**
 * The states after an order is known to exist (docs/spec/orders.md#paying, docs/spec/orders.md#success-page). Each
 * contains its order number.
 */
export type PayingFlow =
  /** The facts about the order are being fetched. */
  | {
      readonly kind: 'opening';
      readonly orderNo: string;
      /** Why fetching failed; the member can retry. */
      readonly error?: AppError | undefined;
      /** Why the previous payment did not start. */
      readonly refused?: AppError | undefined;
    }
  /** The member chooses a payment method. */
  | {
      readonly kind: 'choosing';
      readonly order: WaitingOrder;
      readonly methods: OrderTerms['methods'];
      readonly refused?: AppError | undefined;
    }
  | { readonly kind: 'starting'; readonly order: WaitingOrder; readonly method: PaymentMethodName }
  | {
      readonly kind: 'waiting';
      readonly order: WaitingOrder;
      readonly payment: Payment;
      /** The state of '我已完成支付'. */
      readonly requested: 'no' | 'requesting' | 'not-yet';
      /** The time for paying is over, and a last status request is running. */
      readonly isTimeOver: boolean;
      /** The server may not know yet that the time is over: this page has measured it. */
      readonly measured?: true;
      /** The browser had left to pay and is here again: that payment may not have started. */
      readonly returned?: true;
    }
  /**
   * The order cannot be paid here any more: its QR code (`code`) or the server's payment page (`page`) is lost, or a
   * payment was started elsewhere (`elsewhere`). A payment that arrives counts.
   */
  | { readonly kind: 'payment-code-lost'; readonly order: WaitingOrder; readonly what: 'code' | 'page' | 'elsewhere' }
  /** Another order has paid for the course: this one must not be paid as well. */
  | { readonly kind: 'bought'; readonly order: WaitingOrder }
  | { readonly kind: 'paid'; readonly orderNo: string }
  | { readonly kind: 'cancelled'; readonly order: WaitingOrder }
  | { readonly kind: 'timed-out'; readonly order: WaitingOrder }
  /** Replaced by another order in another tab: it should not be paid as well. A payment that still arrives counts. */
  | { readonly kind: 'replaced'; readonly order: WaitingOrder }
  /** The order does not exist, or belongs to another member. */
  | { readonly kind: 'missing'; readonly orderNo: string }
  /** The status is being requested, for a minute (docs/spec/orders.md#success-page). */
  | { readonly kind: 'confirming'; readonly orderNo: string }
  | { readonly kind: 'unsettled'; readonly orderNo: string };

/** An order from the form to its end (docs/spec/orders.md). Only the server's answer makes it paid. */
export type OrderFlow = MakingFlow | PayingFlow;

/** The member's actions. */
export type OrderAction =
  | { readonly kind: 'code-typed'; readonly text: string }
  | { readonly kind: 'code-used' }
  | { readonly kind: 'code-removed' }
  | { readonly kind: 'agreed'; readonly isChecked: boolean }
  | { readonly kind: 'method-chosen'; readonly method: PaymentMethodName }
  | { readonly kind: 'submitted' }
  | { readonly kind: 'earlier-continued' }
  | { readonly kind: 'ordered-again' }
  /** Repeats a lookup that failed. */
  | { readonly kind: 'retried' }
  /** '我已完成支付'. */
  | { readonly kind: 'confirmed' }
  /** '去支付': leaves for the server's payment page. */
  | { readonly kind: 'page-opened' };

/** The results of the commands. `now` and `at` are times of the server; `undefined` where they are not known. */
export type OrderReport =
  | { readonly kind: 'code-answered'; readonly code: string; readonly answer: PromoAnswer }
  | { readonly kind: 'code-check-failed'; readonly code: string; readonly error: AppError }
  /** This tab has the lock among the tabs, until the order is sent or the attempt ends. */
  | { readonly kind: 'lock-taken' }
  /** The wait for the lock has taken too long, for example because the browser has frozen the other tab. */
  | { readonly kind: 'lock-timed-out' }
  | { readonly kind: 'looked-up'; readonly product: Product; readonly orders: OrdersOfProduct }
  | { readonly kind: 'look-up-failed'; readonly error: AppError }
  /** The same for a form that is visible again: it must not count as the lookup before an order is sent. */
  | { readonly kind: 'refreshed'; readonly product: Product; readonly orders: OrdersOfProduct }
  | { readonly kind: 'refresh-failed'; readonly error: AppError }
  | { readonly kind: 'made'; readonly order: MadeOrder; readonly at: number | undefined }
  | { readonly kind: 'make-failed'; readonly error: AppError }
  | ({ readonly kind: 'opened' } & OrderFacts)
  | { readonly kind: 'open-failed'; readonly error: AppError }
  | { readonly kind: 'payment-started'; readonly start: PaymentStart }
  | { readonly kind: 'payment-failed'; readonly error: AppError }
  | { readonly kind: 'status'; readonly status: OrderStatus; readonly now: number | undefined }
  | { readonly kind: 'status-lost'; readonly error: AppError }
  /** `measured`: this page has measured the time to pay, from the server's time when it began. */
  | { readonly kind: 'time-over'; readonly isMeasured?: boolean }
  /** The page is visible again, by the app switcher or by Back. */
  | { readonly kind: 'returned' }
  /** Another tab has replaced the displayed order. */
  | { readonly kind: 'replaced-elsewhere' };

export type OrderEvent = OrderAction | OrderReport;

/** The facts about an order that the member wants to pay. */
export interface OrderFacts {
  readonly status: OrderStatus;
  readonly stored: StoredOrder | undefined;
  /** The sum that the server named when the order was made, where this device has stored it. */
  readonly dueYuan: number | undefined;
  /** The order itself, if it is among the member's newest orders. */
  readonly listed: ListedOrder | undefined;
  /** The member's other newest orders. */
  readonly others: readonly ListedOrder[];
  readonly terms: OrderTerms;
  readonly now: number | undefined;
}

/** The commands of a transition. Their results are reported as events. */
export type OrderCommand =
  | { readonly kind: 'check-code'; readonly code: string }
  /** Waits for the lock among the tabs of the browser. It is released when the state is no longer `sending`. */
  | { readonly kind: 'take-lock' }
  | { readonly kind: 'look-up' | 'refresh'; readonly product: ProductKey }
  | { readonly kind: 'make'; readonly order: NewOrder }
  /** Stores that an order is being sent, until its result is known. */
  | { readonly kind: 'record-sent'; readonly product: ProductKey; readonly known: readonly string[] }
  | { readonly kind: 'forget-sent'; readonly product: ProductKey }
  | { readonly kind: 'open'; readonly orderNo: string }
  | { readonly kind: 'pay'; readonly orderNo: string; readonly method: PaymentMethodName }
  | { readonly kind: 'request-status'; readonly orderNo: string }
  | { readonly kind: 'store'; readonly stored: StoredOrder }
  /** Deletes the order's payment secrets; the order is never offered again. */
  | { readonly kind: 'close'; readonly orderNo: string }
  /** As `close`, because the member wants another order: the other tabs are notified. */
  | { readonly kind: 'replace'; readonly orderNo: string }
  | { readonly kind: 'go-to-pay'; readonly orderNo: string }
  | { readonly kind: 'go-to-success'; readonly orderNo: string }
  | { readonly kind: 'go-to-order'; readonly product: ProductKey | undefined }
  /** Leaves for the page of a provider, whose URL contains the member's token. */
  | { readonly kind: 'leave'; readonly url: string }
  /** Leaves for the server's payment page, which leads back to this order. */
  | { readonly kind: 'leave-for-pay-page'; readonly url: string; readonly orderNo: string };

export interface OrderStep<Flow extends OrderFlow = OrderFlow> {
  readonly flow: Flow;
  readonly commands: readonly OrderCommand[];
}
