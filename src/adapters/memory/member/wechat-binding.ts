import type { SocialiteGateway } from '../../../domain/ports/server/socialite-gateway.port.js';

/** The part of the port that the generations differ in (API 2.22). */
export type WechatBinding = Pick<SocialiteGateway, 'startWechatBind' | 'wechatBind'>;
