import { defer, type Observable } from 'rxjs';

import type { ScanGateway } from '../../src/domain/ports/server/sign-in-gateway.js';
import type { ScanStatus, ScanTicket } from '../../src/domain/signing-in/tickets.js';
import { Question } from './question.js';

export class FakeScanGateway implements ScanGateway {
  readonly tickets = new Question<ScanTicket>();
  readonly statuses = new Question<ScanStatus>();
  readonly tokens = new Question<string>();
  /** What was given for a mobile, in order. */
  readonly bindings: unknown[] = [];
  /** The codes that were asked about. */
  readonly codes: string[] = [];

  open(): Observable<ScanTicket> {
    return this.tickets.ask();
  }

  status(code: string): Observable<ScanStatus> {
    return defer(() => {
      this.codes.push(code);
      return this.statuses.ask();
    });
  }

  bindMobile(binding: unknown): Observable<string> {
    return defer(() => {
      this.bindings.push(binding);
      return this.tokens.ask();
    });
  }
}

/** A QR code that lives five minutes. */
export function aTicket(code = 'scan1'): ScanTicket {
  return { code, qr: { kind: 'content', text: `https://wx.example/${code}` }, lifeMs: 300_000 };
}
