import { decodeGenerationSigns } from '../../../src/adapters/http/client/generations.js';
import { HttpCaptchaGateway } from '../../../src/adapters/http/signing-in/captcha.js';
import { HttpScanGatewayG1, HttpScanGatewayG2 } from '../../../src/adapters/http/signing-in/scan.js';
import type { ScanTicket } from '../../../src/domain/signing-in/tickets.js';
import type { Generation } from '../../../src/domain/site/system-config.js';
import { unanswered } from '../diagnose.js';
import type { Check } from '../facts.js';
import { type Diagnosis, fail, info, ok } from '../finding.js';
import { isImage } from '../images.js';
import type { Reply, Requester } from '../requester.js';
import { IMAGE_FINE, NO_IMAGE, NO_QR_ADDRESS, QR_FINE, QR_OFF } from '../strings.js';
import { webAddress } from '../../../snapshots/make/web-address.js';

/**
 * The captcha before every SMS (docs/api/signing-in.md#image-captcha). The server drops an unanswered one after 300 s;
 * requesting it has no other effect.
 */
export const checkCaptcha: Check = async (requester) => {
  const reply = await requester.send((http) => new HttpCaptchaGateway(http).image());
  const { request, outcome } = reply;
  if (outcome.kind === 'failed') return [unanswered('captcha', reply, outcome.error)];
  return [isImage(outcome.data.image) ? ok('captcha', IMAGE_FINE) : fail('captcha', request, NO_IMAGE)];
};

/**
 * The ticket of a sign-in by WeChat (docs/api/scan.md#open-a-scan-generation-1,
 * docs/api/scan.md#open-a-scan-generation-2), if the owner has enabled it. Requesting a ticket is the only way to
 * test it; it is never scanned and expires.
 */
export const checkQr: Check = async (requester, { setUp }) => {
  if (!setUp) return [];
  const { socialites } = setUp.config;
  if (!socialites.wechatScan) return [info('qr', QR_OFF)];
  const reply = await draw(requester, decodeGenerationSigns(setUp.raw).wechatScan);
  const { outcome, request } = reply;
  if (outcome.kind === 'failed') return [unanswered('qr', reply, outcome.error)];
  const wrong = whyUnusable(outcome.data);
  return [wrong ? fail('qr', request, wrong) : ok('qr', QR_FINE)];
};

/**
 * When the detected generation is wrong, the site tries the call of the other one, and so does the doctor
 * (docs/api/README.md#detecting-the-generation).
 */
async function draw(requester: Requester, likely: Generation): Promise<Reply<ScanTicket>> {
  const reply = await drawAs(requester, likely);
  if (reply.outcome.kind !== 'failed' || reply.outcome.error.kind !== 'no-route') return reply;
  const other = await drawAs(requester, likely === 1 ? 2 : 1);
  return other.outcome.kind === 'data' ? other : reply;
}

function drawAs(requester: Requester, generation: Generation): Promise<Reply<ScanTicket>> {
  return requester.send((http) => new (generation === 1 ? HttpScanGatewayG1 : HttpScanGatewayG2)(http).open());
}

function whyUnusable({ qr }: ScanTicket): Diagnosis | undefined {
  if (qr.kind === 'image') return isImage(qr.src) ? undefined : NO_IMAGE;
  return webAddress(qr.text) ? undefined : NO_QR_ADDRESS;
}
