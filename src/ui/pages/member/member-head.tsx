import type { AvatarChange } from '../../../application/member/avatar-change.js';
import { TIME } from '../../../domain/ports/browser/time.port.js';
import { ROUTES } from '../../../domain/access/routes.js';
import * as says from '../../../domain/member/words.js';
import { isVip, type LoginUser } from '../../../domain/session/login-user.js';
import { inChina } from '../../../domain/time/china-time.js';
import { Avatar } from '../../header/avatar.js';
import { useService } from '../../hooks/services.js';
import { Link } from '../../links/link.js';
import { CrownIcon } from '../../theme/icons/crown-icon.js';
import { AvatarChooser } from './avatar-chooser.js';

/** Picture, name, VIP with its date, points with the way to their records. */
export function MemberHead({ user, avatar }: { readonly user: LoginUser; readonly avatar: AvatarChange }) {
  const now = useService(TIME).now();
  return (
    <section className="card-surface member-head">
      <div className="member-head__picture">
        <Avatar url={user.avatar} />
      </div>
      <div className="member-head__who">
        <h2 className="member-head__name" translate="no">
          {user.name}
        </h2>
        {isVip(user, now) && user.vipUntil !== undefined ? (
          <p className="member-head__vip">
            <CrownIcon />
            {says.vipUntil(inChina(user.vipUntil, 'yyyy-MM-dd'))}
          </p>
        ) : (
          <p className="member-head__plain">{says.NOT_VIP}</p>
        )}
        <AvatarChooser change={avatar} />
      </div>
      <Link className="member-head__points" to={ROUTES.memberCredit.pattern}>
        <strong>{user.credit1}</strong>
        <span>{says.MY_POINTS}</span>
      </Link>
    </section>
  );
}
