import { diagnoseSilence } from './diagnose.js';
import type { Received } from './received.js';

/** Summarizes an answer: `HTTP 404, text/html`. */
export function summarize(received: Received): string {
  if (received.kind === 'none') return diagnoseSilence(received.why).wrong;
  const type = received.headers.get('content-type') ?? '';
  return [`HTTP ${received.status}`, ...(type === '' ? [] : [type])].join(', ');
}
