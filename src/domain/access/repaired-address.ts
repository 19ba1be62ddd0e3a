import type { PageLocation } from '../ports/navigator.js';
import { idInPath, wordIn } from './ids.js';
import { parameterText } from './page-query.js';
import { routeAt, ROUTES } from './routes.js';

/** The parameters that name a thing, a page or a second, with their values. */
const NUMBERS = /([?&](?:id|cid|child|goods_id|orderId|out_trade_no|msv|page|tab|t)=)([^&]*)/g;

/**
 * An address of this site without what a chat has glued to its ids and numbers (docs/spec/every-page.md#address). All
 * else stays as it is written.
 */
export function repairedAddress({ path, query, hash }: Pick<PageLocation, 'path' | 'query' | 'hash'>): string {
  return repairedPath(path) + query.replace(NUMBERS, repairedParameter) + hash;
}

function repairedPath(path: string): string {
  const id = ROUTES[routeAt(path)].pattern.includes(':') ? idInPath(path) : undefined;
  return id === undefined ? path : path.replace(/[^/]+(?=\/*$)/, String(id));
}

function repairedParameter(written: string, name: string, value: string): string {
  const word = wordIn(parameterText(value));
  return /^\d[\dhms]*$/.test(word) ? name + word : written;
}
