import { VirtualTimeScheduler } from 'rxjs';

import { decodeSystemConfig } from '../../../src/adapters/http/system-config.js';
import { asRecord } from '../../../src/adapters/http/client/json-readers.js';
import { CourseSite } from '../../../src/adapters/memory/server/course-site.js';
import type { Facts } from '../../../tools/doctor/facts.js';
import type { Answered } from '../../../tools/doctor/heard.js';
import { writeConfig } from '../../../demo/server/wire/write-config.js';

const BASE = 'https://api.example';

/** What a healthy server of the first generation would have let the doctor know, but for some fields of its configuration. */
export function someFacts(
  config: Readonly<Record<string, unknown>> = {},
  other: Partial<Pick<Facts, 'base' | 'origin' | 'front'>> & {
    readonly headers?: Readonly<Record<string, string>>;
  } = {},
): Facts {
  const { headers = {}, ...at } = other;
  const site = new CourseSite({ time: new VirtualTimeScheduler(), random: Math.random });
  const written = writeConfig(site.settings.value, site.content.value, [], 1, BASE);
  const raw = asRecord({ ...written, ...config }) ?? {};
  const decoded = decodeSystemConfig(raw);
  return {
    base: BASE,
    origin: 'https://front.example',
    config: { asked: `GET ${BASE}`, heard: answered({ headers }), outcome: { kind: 'data', data: decoded } },
    setUp: { config: decoded, raw },
    front: undefined,
    ...at,
  };
}

export function answered({
  status = 200,
  text = '',
  headers = {},
}: {
  readonly status?: number;
  readonly text?: string;
  readonly headers?: Readonly<Record<string, string>>;
} = {}): Answered {
  const bytes = Buffer.from(text);
  return { kind: 'answer', status, text, bytes, headers: new Headers(headers), redirectedTo: undefined };
}
