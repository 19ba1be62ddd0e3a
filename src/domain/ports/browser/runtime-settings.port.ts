import { token } from '../../kernel/token.js';

/** What the operator set for this installation (clarifications §1, §10). Fixed for the life of the page. */
export interface RuntimeSettings {
  /** Hides the VIP entry. */
  readonly vipDisabled: boolean;
  /** How the mobile site writes its addresses. */
  readonly phoneSiteStyle: 'hash' | 'history';
  /** The browser's own description of itself. */
  readonly userAgent: string;
}

/** Where the calls are asked, without a closing slash; empty for this origin. Between two adapters: no flow needs it. */
export const API_BASE = token<string>('ApiBase');
export const RUNTIME_SETTINGS = token<RuntimeSettings>('RuntimeSettings');
