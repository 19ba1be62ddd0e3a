/** What can be bought: a course, or a membership (pages §7). */
export type GoodsKind = 'course' | 'role';

/** Which thing somebody wants to buy. */
export interface GoodsName {
  readonly kind: GoodsKind;
  readonly id: number;
}

/** And what it is called. */
export interface NamedGoods extends GoodsName {
  readonly name: string;
}

/** What an order is about to be made for, as the server tells it now (pages API 3.5, 3.13). */
export interface Goods extends NamedGoods {
  /** In whole yuan, before any code. */
  readonly priceYuan: number;
  /** Absolute address of the picture; empty when there is none. */
  readonly cover: string;
  /** How long a membership lasts; absent for a course. */
  readonly days?: number;
  /** Absent where it can be ordered. */
  readonly notSoldBecause?: NotSoldReason;
}

/**
 * Why something cannot be ordered (pages §7.1). It is open to the member already: `free`, `bought`, `vip`. Or the course
 * page does not sell it either: `preparing` has no lessons, `unavailable` costs nothing and is not free. `vip-off`: the
 * site offers no memberships.
 */
export type NotSoldReason = 'free' | 'bought' | 'vip' | 'preparing' | 'unavailable' | 'vip-off';

export function isSameGoods(one: GoodsName, other: GoodsName): boolean {
  return one.kind === other.kind && one.id === other.id;
}
