import { ContainerModule } from 'inversify';

import * as m from '../../application/member-pages.tokens.js';
import { provide } from '../../application/tokens.js';
import { HTTP_CLIENT } from './http-client.token.js';
import { HttpMemberMessagesGateway } from './http-member-messages-gateway.js';
import { HttpOrdersGateway } from './http-orders-gateway.js';
import { HttpPointsGateway } from './http-points-gateway.js';
import { HttpProfileGateway } from './http-profile-gateway.js';
import { HttpSocialiteGateway } from './http-socialite-gateway.js';
import { HttpStudyGateway } from './http-study-gateway.js';

/** The gateways of the member's pages before a real server. Fetched with the first page that needs one. */
export const httpMemberPagesModule = new ContainerModule((module) => {
  provide(module, m.PROFILE_GATEWAY, [HTTP_CLIENT], (http) => new HttpProfileGateway(http));
  provide(module, m.SOCIALITE_GATEWAY, [HTTP_CLIENT], (http) => new HttpSocialiteGateway(http));
  provide(module, m.MEMBER_MESSAGES_GATEWAY, [HTTP_CLIENT], (http) => new HttpMemberMessagesGateway(http));
  provide(module, m.ORDERS_GATEWAY, [HTTP_CLIENT], (http) => new HttpOrdersGateway(http));
  provide(module, m.STUDY_GATEWAY, [HTTP_CLIENT], (http) => new HttpStudyGateway(http));
  provide(module, m.POINTS_GATEWAY, [HTTP_CLIENT], (http) => new HttpPointsGateway(http));
});
