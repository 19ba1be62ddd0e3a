import { ContainerModule } from 'inversify';

import * as m from '../../../application/member/member-pages.tokens.js';
import { provide, token } from '../../../application/tokens.js';
import { HTTP_CLIENT } from '../client/http-client.token.js';
import { GENERATIONS, httpGenerationsModule } from '../client/http-generations.module.js';
import { HttpProfileGateway } from './http-profile-gateway.js';
import { HttpSocialiteGateway } from './http-socialite-gateway.js';
import type { WechatBinding } from './wechat-binding.js';
import { WechatBindingG1 } from './wechat-binding-g1.js';
import { WechatBindingG2 } from './wechat-binding-g2.js';

const WECHAT_BINDING_G1 = token<WechatBinding>('WechatBinding of generation 1');
const WECHAT_BINDING_G2 = token<WechatBinding>('WechatBinding of generation 2');

/** The gateways of the member's pages before a real server. Fetched with the first page that needs one. */
export const httpMemberPagesModule = new ContainerModule((module) => {
  provide(module, m.PROFILE_GATEWAY, [HTTP_CLIENT], (http) => new HttpProfileGateway(http));
  provide(module, WECHAT_BINDING_G1, [HTTP_CLIENT], (http) => new WechatBindingG1(http));
  provide(module, WECHAT_BINDING_G2, [HTTP_CLIENT], (http) => new WechatBindingG2(http));
  provide(
    module,
    m.SOCIALITE_GATEWAY,
    [HTTP_CLIENT, GENERATIONS, WECHAT_BINDING_G1, WECHAT_BINDING_G2],
    (http, generations, first, second) => new HttpSocialiteGateway(http, generations, { 1: first, 2: second }),
  );
});

export const modules = [httpGenerationsModule, httpMemberPagesModule];
