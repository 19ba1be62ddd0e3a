/** Business constants of orders (docs/spec/orders.md). A time or a size ends in its unit; counts have none. */

/** Orders per page (docs/spec/orders.md#order-list). */
export const ORDERS_A_PAGE = 10;

/**
 * Interval of an order's status requests, and how long the success page repeats them (docs/spec/orders.md#time-limit,
 * docs/spec/orders.md#success-page).
 */
export const ORDER_POLL_INTERVAL_MS = 2000;
export const CONFIRMATION_LIMIT_MS = 60_000;

/** How long 「支付成功」 waits for what was bought (docs/spec/orders.md#success-page). */
export const ORDER_DETAILS_LIMIT_MS = 5000;

/** How long a tab waits for another one that is sending an order: the limits of that tab's requests, and a little. */
export const ORDER_LOCK_LIMIT_MS = 60_000;

/**
 * How many of the newest orders are checked before a new one is made (docs/spec/orders.md#earlier-order), and how many
 * a tab stores.
 */
export const ORDERS_FETCHED = 10;
export const STORED_ORDERS_MAX = 10;

/** How many pages of `ORDERS_FETCHED` orders are searched for a paid order. */
export const ORDER_PAGES_SEARCHED = 10;

/** How long an order can be paid, per generation of the server (docs/spec/orders.md#paying). */
export const PAY_WITHIN_MS = { 1: 3_600_000, 2: 1_800_000 } as const;
