import type { MemberPlace } from '../../../application/member/member-place.js';
import type { LoginUser } from '../../../domain/session/login-user.js';

/** What every dialog of the member's page works with. */
export interface DeedProps {
  readonly user: LoginUser;
  readonly service: MemberPlace;
  /** It is done, or given up. */
  readonly onClose: () => void;
}
