import type { MemberMessagesGateway } from '../../domain/ports/server/member-messages-gateway.port.js';
import { token } from '../tokens.js';
import type { MemberMessages } from './member-messages.js';

/** Tokens of what is fetched with the page of messages. */
export const MEMBER_MESSAGES_GATEWAY = token<MemberMessagesGateway>('MemberMessagesGateway');
export const MEMBER_MESSAGES = token<MemberMessages>('MemberMessages');
