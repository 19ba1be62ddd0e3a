import { ContainerModule } from 'inversify';

import { MEMBER_MESSAGES_GATEWAY } from '../../../application/messages/messages.tokens.js';
import { provide } from '../../../application/tokens.js';
import { HTTP_CLIENT } from '../client/http-client.token.js';
import { HttpMemberMessagesGateway } from './http-member-messages-gateway.js';

const httpMessagesModule = new ContainerModule((module) => {
  provide(module, MEMBER_MESSAGES_GATEWAY, [HTTP_CLIENT], (http) => new HttpMemberMessagesGateway(http));
});

export const modules = [httpMessagesModule];
