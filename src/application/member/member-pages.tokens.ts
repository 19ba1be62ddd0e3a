import type { MemberMessagesGateway } from '../../domain/ports/server/member-messages-gateway.port.js';
import type { PointsGateway } from '../../domain/ports/server/points-gateway.port.js';
import type { ProfileGateway } from '../../domain/ports/server/profile-gateway.port.js';
import type { SocialiteGateway } from '../../domain/ports/server/socialite-gateway.port.js';
import { token } from '../tokens.js';

/** Tokens of the services that are fetched with the pages that show them. */
export const PROFILE_GATEWAY = token<ProfileGateway>('ProfileGateway');
export const SOCIALITE_GATEWAY = token<SocialiteGateway>('SocialiteGateway');
export const MEMBER_MESSAGES_GATEWAY = token<MemberMessagesGateway>('MemberMessagesGateway');
export const POINTS_GATEWAY = token<PointsGateway>('PointsGateway');
