import { idInPath, wordIn } from './ids.js';
import { parameterText } from './page-query.js';
import { pathOf } from './paths.js';
import { routeAt, ROUTES } from './routes.js';

/** The parameters that a program reads, with their values. */
const READ = /([?&](?:id|cid|child|goods_id|orderId|out_trade_no|msv|page|tab|t|goods_type|type|scene)=)([^&#]*)/g;
/** A number, a second or one of our words: another site may give these names values of its own. */
const MEANT = /^(?:\d[\dhms]*|courses?|vod|role|video|free|sub|learned|like)$/i;

/**
 * An address of this site without what a chat has glued to what a program reads (docs/spec/every-page.md#address). All
 * else stays as it is written.
 */
export function repairedAddress(address: string): string {
  const path = pathOf(address);
  const id = ROUTES[routeAt(path)].pattern.includes(':') ? idInPath(path) : undefined;
  const repairedPath = id === undefined ? path : path.replace(/[^/]+(?=\/*$)/, String(id));
  return repairedPath + address.slice(path.length).replace(/^[^#]*/, repairedQuery);
}

function repairedQuery(query: string): string {
  return query.replace(READ, (written, name: string, value: string) => {
    const word = wordIn(parameterText(value));
    return MEANT.test(word) ? name + word : written;
  });
}
