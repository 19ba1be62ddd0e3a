import { decodeGenerationSigns } from '../../../src/adapters/http/client/generations.js';
import { HttpSiteGateway } from '../../../src/adapters/http/site/site.js';
import { imageUrl } from '../../../src/domain/site/image-url.js';
import { diagnose } from '../diagnose.js';
import type { Check } from '../facts.js';
import { type Diagnosis, fail, info, ok, warn } from '../finding.js';
import { openImage } from '../images.js';
import { blockedByPolicy } from './policy.js';
import type { Requester } from '../requester.js';
import {
  GENERATION_1,
  GENERATION_2,
  HTML,
  LOGO_FINE,
  NO_LOGO,
  NO_NAME,
  apiOld,
  clockOff,
  configField,
  configFine,
  generationMixed,
  generationSign,
  htmlWhileApiAt,
  logoGone,
} from '../strings.js';

/** The configuration (docs/api/site.md#configuration): without it the site does not start. */
export const checkConfig: Check = async (requester, { base, config }) => {
  const { outcome, request } = config;
  if (outcome.kind === 'failed') {
    return [fail('config', request, await findApiAddress(requester, base, diagnose(config, outcome.error)))];
  }
  const { siteName } = outcome.data;
  return siteName === '' ? [warn('config', configField('name', ''), NO_NAME)] : [ok('config', configFine(siteName))];
};

/**
 * A page instead of the API usually means that the base lacks `/api/`, or has it twice: find out which one is right.
 */
async function findApiAddress(requester: Requester, base: string, diagnosis: Diagnosis): Promise<Diagnosis> {
  if (diagnosis !== HTML) return diagnosis;
  const { origin } = new URL(base);
  const others = [`${origin}/api/`, origin].filter((other) => trimmed(other) !== trimmed(base));
  const reply = await Promise.all(
    others.map((other) => requester.at(other).send((http) => new HttpSiteGateway(http).config())),
  );
  const right = others.find((_other, index) => reply[index]?.outcome.kind === 'data');
  return right === undefined ? diagnosis : htmlWhileApiAt(right);
}

function trimmed(base: string): string {
  return base.replace(/\/+$/, '');
}

/**
 * The server's generation, as far as its configuration shows (docs/api/README.md#detecting-the-generation). Versions in
 * between are fine.
 */
export const checkGeneration: Check = (_requester, { setUp }) => {
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

const CLOCK_TOLERANCE_MIN = 5;
/** As in deploy/monitoring/blackbox.yml. */
const OLD_AFTER_S = 600;

/** Whether the answer is of now. An answer that a CDN repeats has an old time, too, so it says nothing about the clock. */
export const checkTime: Check = (_requester, { config: { request, received } }) => {
  const age = Number(received.headers.get('age') ?? 0);
  if (age >= OLD_AFTER_S) return [fail('config', request, apiOld(age))];
  const apart = Math.round(Math.abs(Date.parse(received.headers.get('date') ?? '') - Date.now()) / 60_000);
  return apart > CLOCK_TOLERANCE_MIN ? [warn('config', request, clockOff(apart))] : [];
};

/** The image in the header (docs/api/site.md#configuration). Without one the site shows its name. */
export const checkLogo: Check = async (requester, facts) => {
  const { base, setUp } = facts;
  if (!setUp) return [];
  const { logoUrl, serverUrl } = setUp.config;
  if (logoUrl === '') return [info('logo', NO_LOGO)];
  const url = imageUrl(logoUrl, serverUrl || base);
  const blocked = blockedByPolicy(facts, 'logo', 'img-src', [url]);
  const { request, why } = await openImage(requester, url);
  if (why !== undefined) return [...blocked, warn('logo', request, logoGone(why))];
  return blocked.length > 0 ? blocked : [ok('logo', LOGO_FINE)];
};
