import './announcement.scss';

import type { Announcements } from '../../../application/announcements/announcements.js';
import type { Announcement } from '../../../domain/announcements/announcement.js';
import { type Loading, LOADING } from '../../../domain/kernel/loading.js';
import { ANNOUNCEMENT } from '../../../domain/access/titles.js';
import type { Page } from '../../../domain/paging/page.js';
import { useRefreshable } from '../../hooks/use-refreshable.js';
import { AnnouncementList } from './announcement-list.js';
import { ShownAnnouncement } from './shown-announcement.js';

/** The announcement on view, and the list of all beside it. Each comes, fails and is asked for again by itself. */
export function AnnouncementBoard({ announcements }: { readonly announcements: Announcements }) {
  const [shown, askShown] = useRefreshable<Loading<Announcement | undefined>>(
    (retry$) => announcements.shown(retry$),
    LOADING,
  );
  const [list, askList] = useRefreshable<Loading<Page<Announcement>>>((retry$) => announcements.list(retry$), LOADING);
  const shownId = shown.kind === 'ready' ? shown.value?.id : undefined;
  return (
    <div className="page column announcements">
      <h1 className="page__heading announcements__heading">{ANNOUNCEMENT}</h1>
      <section className="announcements__shown">
        <ShownAnnouncement shown={shown} onRetry={askShown} />
      </section>
      <AnnouncementList list={list} shownId={shownId} onRetry={askList} />
    </div>
  );
}
