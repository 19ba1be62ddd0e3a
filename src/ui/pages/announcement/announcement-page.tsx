import './announcement.scss';

import { ANNOUNCEMENT } from '../../../domain/access/titles.js';
import { announcementAddress, readAnnouncementAddress } from '../../../domain/announcements/announcement-address.js';
import { PageHead } from '../../head/page-head.js';
import { useLoading } from '../../hooks/use-loading.js';
import { usePlace } from '../../hooks/use-place.js';
import type { Served } from '../../routing/page-loader.js';
import { usePageTitle } from '../../routing/page-title.js';
import { AnnouncementList } from './announcement-list.js';
import { ShownAnnouncement } from './shown-announcement.js';

/**
 * What the site has to say to everybody (pages API 3.2): the announcement on view, and the list of all beside it. Each
 * comes, fails and is asked for again by itself.
 */
export function AnnouncementPage({ service }: Served<'announcements'>) {
  const [shown, askShown] = useLoading((retry$) => service.shown(retry$));
  const [list, askList] = useLoading((retry$) => service.list(retry$));
  const announcement = shown.kind === 'ready' ? shown.value : undefined;
  const address = readAnnouncementAddress(usePlace().query);
  const named = address.id !== undefined;
  usePageTitle(named && announcement?.title !== '' ? announcement?.title : undefined);
  return (
    <div className="page column announcements">
      <PageHead address={announcementAddress(address)} />
      <h1 className="page__heading announcements__heading">{ANNOUNCEMENT}</h1>
      <section className="announcements__shown">
        <ShownAnnouncement shown={shown} onRetry={askShown} />
      </section>
      <AnnouncementList list={list} shownId={announcement?.id} onRetry={askList} />
    </div>
  );
}
