import { type Observable, of } from 'rxjs';

import type { WechatSignature, WechatSignatureGateway } from '../../domain/ports/share-card.js';
import type { ByGeneration, Generations } from './client/generations.js';
import type { HttpClient } from './client/http-client.js';
import { asBoolean, asRecord, asText, nonEmptyText, required } from './client/json-readers.js';

/** docs/api/site.md#wechats-script. */
function decodeSignature(data: unknown): WechatSignature | undefined {
  const answer = required(asRecord(data), 'wechat-mp-jssdk');
  if (!asBoolean(answer['enabled'])) return undefined;
  const signed = required(asRecord(answer['data']), 'data');
  const field = (name: string) => required(nonEmptyText(signed[name]), name);
  const site = asRecord(answer['share']) ?? {};
  return {
    appId: field('appId'),
    timestamp: field('timestamp'),
    nonce: field('nonceStr'),
    signature: field('signature'),
    site: { title: asText(site['title']) ?? '', text: asText(site['desc']) ?? '', image: asText(site['icon']) ?? '' },
  };
}

/** Generation 2. */
export class HttpWechatSignatureGatewayG2 implements WechatSignatureGateway {
  constructor(private readonly http: HttpClient) {}

  signature(address: string): Observable<WechatSignature | undefined> {
    return this.http.request(
      { method: 'GET', path: '/api/v3/other/wechat-mp-jssdk', query: { path: address } },
      decodeSignature,
    );
  }
}

/** Generation 1 has no such call. */
const NONE: WechatSignatureGateway = { signature: () => of(undefined) };

export class HttpWechatSignatureGateway implements WechatSignatureGateway {
  private readonly adapters: ByGeneration<WechatSignatureGateway>;

  constructor(
    http: HttpClient,
    private readonly generations: Generations,
  ) {
    this.adapters = { 1: NONE, 2: new HttpWechatSignatureGatewayG2(http) };
  }

  signature(address: string): Observable<WechatSignature | undefined> {
    return this.generations.request('wechatScan', this.adapters, (adapter) => adapter.signature(address));
  }
}
