import { Link } from 'react-router-dom';

import { ROUTES } from '../../domain/access/routes.js';
import { type Announcement, announcementAddress, readAnnouncementAddress } from '../../domain/announcements.js';
import { ALL_ANNOUNCEMENTS } from '../../domain/announcements.strings.js';
import type { Loading } from '../../domain/kernel/loading.js';
import { ANNOUNCEMENTS_A_PAGE } from '../../domain/announcements.js';
import { isEmptyList, type Page } from '../../domain/kernel/paging.js';
import { FIRST_PAGE, NOTHING_ON_PAGE } from '../../domain/kernel/paging.strings.js';
import { EmptyState } from '../shared/feedback/empty-state.js';
import { Loaded } from '../shared/feedback/loaded.js';
import { usePageLocation } from '../shared/hooks/services.js';
import { Ago } from '../shared/widgets/ago.js';
import { Pager } from '../shared/widgets/pager.js';

interface AnnouncementRowProps {
  readonly announcement: Announcement;
  readonly to: string;
  /** This announcement is displayed. */
  readonly isCurrent: boolean;
}

/** One row of the list of announcements. */
function AnnouncementRow({ announcement: { title, createdAt }, to, isCurrent }: AnnouncementRowProps) {
  return (
    <li>
      <Link className="announcement-row" to={to} aria-current={isCurrent ? 'page' : undefined}>
        <span className="announcement-row__title">{title || ROUTES.announcement.title}</span>
        <span className="announcement-row__time">{createdAt !== undefined && <Ago instant={createdAt} />}</span>
      </Link>
    </li>
  );
}

interface AnnouncementListProps {
  readonly list: Loading<Page<Announcement>>;
  /** The announcement that is displayed beside the list. */
  readonly shownId: number | undefined;
  readonly onRetry: () => void;
}

/** All announcements, paginated; renders nothing if there are none. */
export function AnnouncementList({ list, shownId, onRetry }: AnnouncementListProps) {
  const here = readAnnouncementAddress(usePageLocation().query);
  if (list.kind === 'ready' && isEmptyList(list.value, here.page)) return undefined;
  return (
    <section className="announcements__list" aria-label={ALL_ANNOUNCEMENTS}>
      <h2 className="announcements__list-heading">{ALL_ANNOUNCEMENTS}</h2>
      <Loaded state={list} onRetry={onRetry}>
        {(page) => <Rows page={page} shownId={shownId} />}
      </Loaded>
    </section>
  );
}

function Rows({ page, shownId }: { readonly page: Page<Announcement>; readonly shownId: number | undefined }) {
  const here = readAnnouncementAddress(usePageLocation().query);
  const { items } = page;
  if (items.length === 0) {
    return <EmptyState text={NOTHING_ON_PAGE} to={announcementAddress({ ...here, page: 1 })} action={FIRST_PAGE} />;
  }
  return (
    <>
      <ul className="announcements__rows">
        {items.map((announcement) => (
          <AnnouncementRow
            key={announcement.id}
            announcement={announcement}
            to={announcementAddress({ ...here, id: announcement.id })}
            isCurrent={announcement.id === shownId}
          />
        ))}
      </ul>
      <Pager
        page={here.page}
        list={page}
        size={ANNOUNCEMENTS_A_PAGE}
        addressOf={(number) => announcementAddress({ ...here, page: number })}
      />
    </>
  );
}
