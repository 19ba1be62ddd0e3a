import type { Announcement } from '../../../domain/announcements/announcement.js';
import { announcementAddress } from '../../../domain/announcements/announcement-address.js';
import { ANNOUNCEMENT_EMPTY, SEE_LATEST_ANNOUNCEMENT } from '../../../domain/announcements/words.js';
import { BROWSE_COURSES } from '../../../domain/home/words.js';
import type { Loading } from '../../../domain/kernel/loading.js';
import { CONTENT_GONE } from '../../../domain/site/words.js';
import { EmptyState } from '../../feedback/empty-state.js';
import { Loaded } from '../../feedback/loaded.js';
import { Link } from '../../links/link.js';
import { AnnouncementArticle } from './announcement-article.js';

interface ShownAnnouncementProps {
  readonly shown: Loading<Announcement | undefined>;
  readonly onRetry: () => void;
}

/** The announcement on view, whatever has become of asking for it. */
export function ShownAnnouncement({ shown, onRetry }: ShownAnnouncementProps) {
  return (
    <Loaded state={shown} onRetry={onRetry} gone={<Gone />}>
      {(announcement) =>
        announcement === undefined ? (
          <NothingYet />
        ) : (
          <AnnouncementArticle key={announcement.id} announcement={announcement} />
        )
      }
    </Loaded>
  );
}

function NothingYet() {
  return (
    <EmptyState text={ANNOUNCEMENT_EMPTY}>
      <Link className="btn btn-primary" to="/courses">
        {BROWSE_COURSES}
      </Link>
    </EmptyState>
  );
}

function Gone() {
  return (
    <EmptyState text={CONTENT_GONE}>
      <Link className="btn btn-primary" to={announcementAddress({ id: undefined, page: 1 })}>
        {SEE_LATEST_ANNOUNCEMENT}
      </Link>
    </EmptyState>
  );
}
