import type { GenerationSigns } from '../../../domain/site/generation.js';
import { homeGenerationOf } from '../home/home-calls.js';
import { asRecord, type JsonRecord } from './json-readers.js';

/** What the configuration gives away of the server's generation (API 4). No part of the first load. */
export function decodeGenerationSigns(config: JsonRecord): GenerationSigns {
  return {
    // The first generation has a switch for the scan alone.
    wechatScan: Object.hasOwn(asRecord(config['socialites']) ?? {}, 'wechat_scan') ? 1 : 2,
    home: homeGenerationOf(config),
    // The notice came three versions after the comments changed: a server in between is asked twice, once (API 4).
    comments: Object.hasOwn(config, 'course_purchase_notice') ? 2 : 1,
    orders: Object.hasOwn(config, 'paid_content_purchase_protocol') ? 2 : 1,
  };
}
