import { from, type Observable } from 'rxjs';

import type { WechatSignature, WechatSignatureGateway } from '../../domain/ports/share-card.js';
import type { ByGeneration, Generations } from './client/generations.js';
import type { HttpClient } from './client/http-client.js';
import { asBoolean, asRecord, nonEmptyText, required, textOrEmpty } from './client/json-readers.js';

/** docs/api/site.md#wechats-script. */
function decodeSignature(data: unknown): WechatSignature | 'off' {
  const answer = required(asRecord(data), 'wechat-mp-jssdk');
  if (!asBoolean(answer['enabled'])) return 'off';
  const signed = required(asRecord(answer['data']), 'data');
  const field = (name: string) => required(nonEmptyText(signed[name]), name);
  const site = asRecord(answer['share']) ?? {};
  return {
    appId: field('appId'),
    timestamp: field('timestamp'),
    nonce: field('nonceStr'),
    signature: field('signature'),
    site: { title: textOrEmpty(site['title']), text: textOrEmpty(site['desc']), image: textOrEmpty(site['icon']) },
  };
}

/** Generation 1 has no such call. */
const NONE: WechatSignatureGateway = { signature: () => from(Promise.resolve('off' as const)) };

export class HttpWechatSignatureGateway implements WechatSignatureGateway {
  private readonly adapters: ByGeneration<WechatSignatureGateway>;

  constructor(
    http: HttpClient,
    private readonly generations: Generations,
  ) {
    const signed: WechatSignatureGateway = {
      signature: (address) =>
        http.request(
          { method: 'GET', path: '/api/v3/other/wechat-mp-jssdk', query: { path: address } },
          decodeSignature,
        ),
    };
    this.adapters = { 1: NONE, 2: signed };
  }

  signature(address: string): Observable<WechatSignature | 'off'> {
    return this.generations.request('wechatScan', this.adapters, (adapter) => adapter.signature(address));
  }
}
