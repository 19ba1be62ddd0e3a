import { decodeGenerationSigns } from '../../../src/adapters/http/client/generations.js';
import type { Check } from '../check.js';
import { info } from '../finding.js';
import { GENERATION_1, GENERATION_2, generationMixed, generationSign } from '../strings.js';

/**
 * The server's generation, as far as its configuration shows (docs/api/README.md#detecting-the-generation). Versions in
 * between are fine.
 */
export const checkGeneration: Check = (_asker, { setUp }) => {
  if (!setUp) return [];
  const signs = [
    { sign: 'wechat_scan', generation: decodeGenerationSigns(setUp.raw).wechatScan },
    { sign: 'sliders', generation: 'sliders' in setUp.raw ? 1 : 2 },
    { sign: 'paid_content_purchase_protocol', generation: 'paid_content_purchase_protocol' in setUp.raw ? 2 : 1 },
  ];
  if (signs.every(({ generation }) => generation === 1)) return [info('generation', GENERATION_1)];
  if (signs.every(({ generation }) => generation === 2)) return [info('generation', GENERATION_2)];
  const each = signs.map(({ sign, generation }) => generationSign(sign, generation));
  return [info('generation', generationMixed(each.join('，')))];
};
