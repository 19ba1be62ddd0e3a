import type { ProfileGateway } from '../../domain/ports/server/profile-gateway.port.js';
import type { SocialiteGateway } from '../../domain/ports/server/socialite-gateway.port.js';
import { token } from '../tokens.js';

/** Tokens of the services that are fetched with the pages that show them. */
export const PROFILE_GATEWAY = token<ProfileGateway>('ProfileGateway');
export const SOCIALITE_GATEWAY = token<SocialiteGateway>('SocialiteGateway');
