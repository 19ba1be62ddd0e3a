import type { ProfileGateway } from '../../domain/ports/server/profile-gateway.port.js';
import type { SocialiteGateway } from '../../domain/ports/server/socialite-gateway.port.js';
import type { PictureDesk } from '../../domain/ports/browser/picture-desk.port.js';
import type { MemberPlace } from './member-place.js';
import { token } from '../tokens.js';

/** Tokens of the services that are fetched with the pages that show them. */
export const PROFILE_GATEWAY = token<ProfileGateway>('ProfileGateway');
export const SOCIALITE_GATEWAY = token<SocialiteGateway>('SocialiteGateway');
/** The flows of the member's own page, and what it cuts pictures with. */
export const MEMBER_PLACE = token<MemberPlace>('MemberPlace');
export const PICTURE_DESK = token<PictureDesk>('PictureDesk');
