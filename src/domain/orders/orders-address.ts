import { queryNumber } from '../access/query-text.js';
import { ROUTES } from '../access/routes.js';

/** Orders on a page of their list. */
export const ORDERS_A_PAGE = 10;

/** Which page of the list a query names, counted from 1. */
export function readOrdersPage(query: string): number {
  return queryNumber(query, 'page') ?? 1;
}

/** The address of a page of the list; what goes without saying is left out. */
export function ordersAddress(page = 1): string {
  return ROUTES.memberOrders.pattern + (page === 1 ? '' : `?page=${String(page)}`);
}
