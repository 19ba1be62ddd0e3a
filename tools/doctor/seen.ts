import { diagnoseSilence } from './diagnose.js';
import type { Heard } from './heard.js';

/** Summarizes an answer: `HTTP 404, text/html`. */
export function seen(heard: Heard): string {
  if (heard.kind === 'none') return diagnoseSilence(heard.why).wrong;
  const type = heard.headers.get('content-type') ?? '';
  return [`HTTP ${heard.status}`, ...(type === '' ? [] : [type])].join(', ');
}
