import type { Announcement } from '../../../domain/announcements/announcement.js';
import { announcementAddress } from '../../../domain/announcements/announcement-address.js';
import type { Loading } from '../../../domain/kernel/loading.js';
import { ANNOUNCEMENT_MISSING, SEE_LATEST_ANNOUNCEMENT } from '../../../domain/announcements/words.js';
import { BROWSE_COURSES } from '../../../domain/home/words.js';
import { ANNOUNCEMENT_EMPTY } from '../../../domain/announcements/words.js';
import { PAGE_FAILED } from '../../../domain/site/words.js';
import { EmptyState } from '../../feedback/empty-state.js';
import { ErrorState } from '../../feedback/error-state.js';
import { faultWords } from '../../feedback/fault-words.js';
import { Skeleton } from '../../feedback/skeleton.js';
import { Link } from '../../links/link.js';
import { AnnouncementArticle } from './announcement-article.js';

interface ShownAnnouncementProps {
  readonly shown: Loading<Announcement | undefined>;
  readonly onRetry: () => void;
}

/** The announcement on view, whatever has become of asking for it. */
export function ShownAnnouncement({ shown, onRetry }: ShownAnnouncementProps) {
  if (shown.kind === 'loading') return <Skeleton />;
  if (shown.kind === 'ready') {
    return shown.value === undefined ? (
      <EmptyState text={ANNOUNCEMENT_EMPTY}>
        <Link className="btn btn-primary" to="/courses">
          {BROWSE_COURSES}
        </Link>
      </EmptyState>
    ) : (
      <AnnouncementArticle key={shown.value.id} announcement={shown.value} />
    );
  }
  return shown.error.kind === 'missing' ? (
    <EmptyState text={ANNOUNCEMENT_MISSING}>
      <Link className="btn btn-primary" to={announcementAddress({ id: undefined, page: 1 })}>
        {SEE_LATEST_ANNOUNCEMENT}
      </Link>
    </EmptyState>
  ) : (
    <ErrorState text={faultWords(shown.error, PAGE_FAILED)} onRetry={onRetry} />
  );
}
