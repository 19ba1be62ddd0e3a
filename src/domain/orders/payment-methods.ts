import type { Scene } from '../site/scene.js';

/** One payment method (docs/spec/orders.md#payment-methods). */
interface PaymentMethodRow {
  /** The server's name in its list of methods (docs/api/orders.md#payment-methods). */
  readonly sign: string;
  /** How the server's names in orders begin, in small letters (docs/api/orders.md#order-list). */
  readonly inOrders: readonly string[];
  readonly scenes: readonly Scene[];
  /** A QR code, the operator's text about transfers, a provider's page, or WeChat's sheet on such a page. */
  readonly opens: 'code' | 'hand' | 'page' | 'sheet';
}

/** The payment methods that this site supports; their words are `METHOD_WORDS`. A phone cannot scan its own screen. */
const TABLE = {
  alipay: { sign: 'alipay', inOrders: ['alipay'], scenes: ['pc', 'h5'], opens: 'page' },
  hand: { sign: 'handPay', inOrders: ['hand'], scenes: ['pc', 'h5', 'wechat'], opens: 'hand' },
  wechat: { sign: 'wechat', inOrders: ['scan'], scenes: ['pc'], opens: 'code' },
  'wechat-jsapi': { sign: 'wechat-jsapi', inOrders: ['jsapi', 'wechat'], scenes: ['wechat'], opens: 'sheet' },
} as const satisfies Readonly<Record<string, PaymentMethodRow>>;

export type PaymentMethodName = keyof typeof TABLE;

export const PAYMENT_METHODS: Readonly<Record<PaymentMethodName, PaymentMethodRow>> = TABLE;

/** A payment method as the server offers it. */
export interface OfferedMethod {
  readonly sign: string;
  /** The server's text. */
  readonly title: string;
  /** Absolute URL of the image; empty when there is none. */
  readonly icon: string;
}

/** A payment method that the member can choose. */
export interface PaymentMethod extends OfferedMethod {
  readonly name: PaymentMethodName;
}

// Object.keys widens the names of the table to string.
const NAMES = Object.keys(TABLE) as readonly PaymentMethodName[];

/** The offered methods that can be used in the scene, each once. One that this site does not know is left out. */
export function usableMethods(offered: readonly OfferedMethod[], scene: Scene): readonly PaymentMethod[] {
  const names = NAMES.filter((name) => PAYMENT_METHODS[name].scenes.includes(scene));
  const usable = offered.flatMap((method) => {
    const name = names.find((one) => PAYMENT_METHODS[one].sign === method.sign);
    return name === undefined ? [] : [{ ...method, name }];
  });
  return usable.filter(({ name }, at) => usable.findIndex((other) => other.name === name) === at);
}

/** The method that is chosen in advance: the first, in WeChat its sheet. */
export function preferredMethod(methods: readonly PaymentMethod[]): PaymentMethodName | undefined {
  return (methods.find(({ name }) => PAYMENT_METHODS[name].opens === 'sheet') ?? methods[0])?.name;
}

/** The method with this name; `undefined` for any other value. */
export function methodNamed(value: unknown): PaymentMethodName | undefined {
  return NAMES.find((name) => name === value);
}

/** The method of a listed order, by the server's name. */
export function methodOfOrder(paymentMethod: string): PaymentMethodName | undefined {
  const begins = (beginning: string) => paymentMethod.toLowerCase().startsWith(beginning);
  return NAMES.find((name) => PAYMENT_METHODS[name].inOrders.some(begins));
}

/** Whether the member leaves this site to pay. */
export function isPaidElsewhere(method: PaymentMethodName): boolean {
  return ['page', 'sheet'].includes(PAYMENT_METHODS[method].opens);
}
