import type { Asker } from '../asker.js';
import type { Check } from '../check.js';
import { diagnoseSilence } from '../diagnose.js';
import { type SetUp, typed } from '../facts.js';
import { fail, ok, type Trouble } from '../finding.js';
import type { Heard } from '../heard.js';
import { seen } from '../seen.js';
import { webAddress } from '../web-address.js';
import { configField, NO_PROTOCOL, notAPage, NOT_ABSOLUTE, PROTOCOL_FINE, protocolGone } from '../words.js';

/**
 * The pages that a visitor agrees to (docs/api/site.md#html-pages, docs/api/site.md#configuration), linked wherever a
 * visitor can sign in.
 */
export const checkProtocols: Check = async (asker, { setUp }) => {
  if (!setUp) return [];
  const troubles = await Promise.all([
    troubleWith(asker, setUp, 'user_protocol'),
    troubleWith(asker, setUp, 'user_private_protocol'),
    // Agreements of purchases: an older server has none, and an owner need not have written one.
    ...['vip_protocol', 'paid_content_purchase_protocol']
      .filter((field) => typed(setUp, field) !== '')
      .map((field) => troubleWith(asker, setUp, field)),
  ]);
  const found = troubles.filter((trouble) => trouble !== undefined);
  return found.length > 0 ? found : [ok('protocols', PROTOCOL_FINE)];
};

async function troubleWith(asker: Asker, setUp: SetUp, field: string): Promise<Trouble | undefined> {
  const url = typed(setUp, field);
  if (url === '') return fail('protocols', configField(field, url), NO_PROTOCOL);
  if (!webAddress(url)) return fail('protocols', configField(field, url), NOT_ABSOLUTE);
  const { asked, heard } = await asker.open(url);
  const why = whyNoPage(heard);
  return why === undefined ? undefined : fail('protocols', asked, protocolGone(why));
}

function whyNoPage(heard: Heard): string | undefined {
  if (heard.kind === 'none') return diagnoseSilence(heard.why).wrong;
  const isHtml = (heard.headers.get('content-type') ?? '').includes('text/html');
  return heard.status === 200 && isHtml ? undefined : notAPage(seen(heard));
}
