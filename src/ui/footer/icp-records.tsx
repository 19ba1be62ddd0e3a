import type { IcpRecord } from '../../domain/site/system-config.js';
import { OutsideText } from '../links/outside-text.js';

/** Filing records, each a link if its owner gave one (clarifications §7). */
export function IcpRecords({ records }: { readonly records: readonly IcpRecord[] }) {
  return records.map(({ text, url }, position) => (
    <span key={position}>
      <OutsideText url={url}>{text}</OutsideText>
    </span>
  ));
}
