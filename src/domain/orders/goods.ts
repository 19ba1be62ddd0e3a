/** What can be bought: a course, or a membership (pages §7). */
export type GoodsKind = 'course' | 'role';

/** Which thing somebody wants to buy. */
export interface GoodsName {
  readonly kind: GoodsKind;
  readonly id: number;
}

/** What an order is about to be made for, as the server tells it now (pages API 3.5, 3.13). */
export interface Goods extends GoodsName {
  readonly name: string;
  /** In whole yuan, before any code. */
  readonly priceYuan: number;
  /** Absolute address of the picture; empty when there is none. */
  readonly cover: string;
  /** How long a membership lasts; absent for a course. */
  readonly days?: number;
  /** Why there is nothing to buy: the course is open to the member already. */
  readonly ownedBecause?: 'free' | 'bought' | 'vip';
}

export function isSameGoods(one: GoodsName, other: GoodsName): boolean {
  return one.kind === other.kind && one.id === other.id;
}
