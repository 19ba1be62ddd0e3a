import { decodeEntities } from '../../../src/domain/content/entities.js';
import { diagnoseSilence, summarize } from '../diagnose.js';
import { type Check, type SetUp, rawField } from '../facts.js';
import { type Trouble, fail, ok, warn } from '../finding.js';
import type { Received } from '../received.js';
import type { Requester } from '../requester.js';
import {
  NOT_ABSOLUTE,
  NO_PROTOCOL,
  PROTOCOL_EMPTY,
  PROTOCOL_FINE,
  configField,
  notAPage,
  protocolGone,
} from '../strings.js';
import { webAddress } from '../../../snapshots/make/web-address.js';

/**
 * The pages that a visitor agrees to (docs/api/site.md#html-pages, docs/api/site.md#configuration), linked wherever a
 * visitor can sign in.
 */
export const checkProtocols: Check = async (requester, { setUp }) => {
  if (!setUp) return [];
  const troubles = await Promise.all([
    troubleWith(requester, setUp, 'user_protocol'),
    troubleWith(requester, setUp, 'user_private_protocol'),
    // Agreements of purchases: an older server has none, and an owner need not have written one.
    ...['vip_protocol', 'paid_content_purchase_protocol']
      .filter((field) => rawField(setUp, field) !== '')
      .map((field) => troubleWith(requester, setUp, field)),
  ]);
  const found = troubles.filter((trouble) => trouble !== undefined);
  return found.length > 0 ? found : [ok('protocols', PROTOCOL_FINE)];
};

async function troubleWith(requester: Requester, setUp: SetUp, field: string): Promise<Trouble | undefined> {
  const url = rawField(setUp, field);
  if (url === '') return fail('protocols', configField(field, url), NO_PROTOCOL);
  if (!webAddress(url)) return fail('protocols', configField(field, url), NOT_ABSOLUTE);
  const { request, received } = await requester.open(url);
  const why = whyNoPage(received);
  if (why !== undefined) return fail('protocols', request, protocolGone(why));
  return received.kind === 'answer' && isEmpty(received.text) ? warn('protocols', request, PROTOCOL_EMPTY) : undefined;
}

/** Whether a page shows nothing, or nothing but its own title: a fresh server has no texts of agreements. */
function isEmpty(html: string): boolean {
  const [, title = ''] = /<title[^>]*>([^<]*)/i.exec(html) ?? [];
  const body = html.replace(/<!--.*?-->|<(head|title|script|style)\b.*?<\/\1\s*>|<[^>]*>/gis, ' ');
  const [shown, named] = [body, title].map((text) =>
    decodeEntities(text).replace(/[\s\p{Default_Ignorable_Code_Point}]/gu, ''),
  );
  return shown === '' || shown === named;
}

function whyNoPage(received: Received): string | undefined {
  if (received.kind === 'none') return diagnoseSilence(received.why).wrong;
  const isHtml = (received.headers.get('content-type') ?? '').includes('text/html');
  return received.status === 200 && isHtml ? undefined : notAPage(summarize(received));
}
