import type { TtlMap } from '../ttl-map.js';
import type { SocialAccount } from './social-accounts.js';

/** What became of a QR ticket for WeChat. */
export type ScanState =
  | { readonly kind: 'waiting' }
  /** Of the first generation: the site knows who it was. */
  | { readonly kind: 'scanned'; readonly by: SocialAccount }
  /** Of the second: the site has a login code for whoever it was. */
  | { readonly kind: 'login-code'; readonly loginCode: string }
  /** A control's doing: a ticket that is past its time is simply forgotten. */
  | { readonly kind: 'expired' };

/** The tickets of both generations by what stands in them: `scan_v2_…`, `bind_v2_…` or a key of 20 characters. */
export type ScanTickets = TtlMap<ScanState>;
