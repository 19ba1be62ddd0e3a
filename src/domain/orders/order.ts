/** An order of the member (pages API 3.17). Money in whole yuan, instants in milliseconds since the epoch. */
export interface Order {
  readonly id: number;
  /** Digits that are a name, not a number. */
  readonly orderNo: string;
  readonly charge: number;
  /** In the server's words: it sends no code for it. */
  readonly statusText: string;
  /** In the server's words; empty when it is not told. */
  readonly paymentText: string;
  /** What the server calls the way to pay; empty before one was chosen, and where a code paid all. */
  readonly paymentMethod: string;
  /** Still waits for its money. */
  readonly payable: boolean;
  /** May have a fraction. */
  readonly refunded: number;
  readonly createdAt: number | undefined;
  readonly goods: readonly OrderedGoods[];
}

/** What was ordered. */
export interface OrderedGoods {
  readonly id: number;
  /** `COURSE`, `ROLE`, or the name that an add-on gave. */
  readonly type: string;
  readonly name: string;
  /** Absolute address; empty when there is none. */
  readonly thumb: string;
  readonly count: number;
  readonly charge: number;
}
