import type { Announcement } from '../../../domain/announcements/announcement.js';
import { ANNOUNCEMENT } from '../../../domain/access/titles.js';
import { Link } from '../../links/link.js';
import { Ago } from '../../time/ago.js';

interface AnnouncementRowProps {
  readonly announcement: Announcement;
  readonly to: string;
  /** It is the one on view. */
  readonly current: boolean;
}

/** An announcement in the list of all. */
export function AnnouncementRow({ announcement: { title, createdAt }, to, current }: AnnouncementRowProps) {
  return (
    <li>
      <Link className="announcement-row" to={to} aria-current={current ? 'page' : undefined}>
        <span className="announcement-row__title">{title || ANNOUNCEMENT}</span>
        <span className="announcement-row__time">{createdAt !== undefined && <Ago instant={createdAt} />}</span>
      </Link>
    </li>
  );
}
