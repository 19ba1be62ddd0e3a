import { linkTarget } from '../../domain/nav/link-target.js';
import type { IcpRecord } from '../../domain/site/system-config.js';

/** Filing records, each a link if its owner gave one (clarifications §7). */
export function IcpRecords({ records }: { readonly records: readonly IcpRecord[] }) {
  return records.map(({ text, url }, position) => {
    const target = linkTarget({ url, opensNewWindow: true });
    return target.kind === 'outside' ? (
      <a key={position} href={target.href} target="_blank" rel="noopener">
        {text}
      </a>
    ) : (
      <span key={position}>{text}</span>
    );
  });
}
