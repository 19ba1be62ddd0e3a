import './announcement.scss';

import { useState } from 'react';

import { ROUTES } from '../../domain/access/routes.js';
import { type Announcement, announcementAddress, readAnnouncementAddress } from '../../domain/announcements.js';
import { ANNOUNCEMENT_EMPTY, SEE_LATEST_ANNOUNCEMENT } from '../../domain/announcements.strings.js';
import { BROWSE_COURSES } from '../../domain/home/strings.js';
import { isolated } from '../../domain/text/isolated.js';
import type { Loading } from '../../domain/kernel/loading.js';
import { PAGE_NAVIGATOR } from '../../domain/ports/navigator.js';
import { CONTENT_MISSING } from '../../domain/site/strings.js';
import { RichText } from '../shared/content/rich-text.js';
import { EmptyState } from '../shared/feedback/empty-state.js';
import { Loaded } from '../shared/feedback/loaded.js';
import { useFocusOn } from '../shared/hooks/use-focus-on.js';
import { usePageLocation, useService } from '../shared/hooks/services.js';
import { useLoading } from '../shared/hooks/use-refreshable.js';
import { SignpostDrawing } from '../orders/order-drawings.js';
import type { ServiceProps } from '../shared/routing/page-loader.js';
import { usePageTitle } from '../shared/routing/page-title.js';
import { Ago } from '../shared/widgets/ago.js';
import { PrintButton } from '../shared/widgets/print-button.js';
import { PageHead } from '../shared/widgets/page-head.js';
import { AnnouncementList } from './announcement-list.js';

/** One announcement. Key it by its id. */
function AnnouncementArticle({ announcement }: { readonly announcement: Announcement }) {
  const { title, html, createdAt } = announcement;
  const navigator = useService(PAGE_NAVIGATOR);
  // Moves the focus to an announcement that the visitor chose from the list: on a phone the list is below it, and a
  // screen reader would announce nothing.
  const [isChosen] = useState(() => {
    const { arrival, query } = navigator.location$.value;
    return arrival === 'push' && query !== '';
  });
  const heading = useFocusOn<HTMLHeadingElement>(isChosen);

  return (
    <article className="announcement">
      <h2 ref={heading} className="announcement__title" tabIndex={-1}>
        {title || ROUTES.announcement.title}
      </h2>
      <p className="announcement__facts">
        {createdAt !== undefined && <Ago instant={createdAt} form="day-and-time" />}
        <PrintButton />
      </p>
      <RichText html={html} topLevel={3} />
    </article>
  );
}

interface ShownAnnouncementProps {
  readonly shown: Loading<Announcement | undefined>;
  readonly onRetry: () => void;
}

/** The chosen announcement, in every state of its request. */
function ShownAnnouncement({ shown, onRetry }: ShownAnnouncementProps) {
  return (
    <Loaded
      state={shown}
      onRetry={onRetry}
      missing={
        <EmptyState
          text={CONTENT_MISSING}
          drawing={<SignpostDrawing />}
          to={announcementAddress({ id: undefined, page: 1 })}
          action={SEE_LATEST_ANNOUNCEMENT}
        />
      }
    >
      {(announcement) =>
        announcement === undefined ? (
          <NoAnnouncements />
        ) : (
          <AnnouncementArticle key={announcement.id} announcement={announcement} />
        )
      }
    </Loaded>
  );
}

function NoAnnouncements() {
  return <EmptyState text={ANNOUNCEMENT_EMPTY} to={ROUTES.courses.pattern} action={BROWSE_COURSES} />;
}

/**
 * The announcements of the site (docs/api/announcements.md): the chosen one, and the list of all beside it. Each has
 * its own request and its own retry.
 */
export function AnnouncementPage({ service }: ServiceProps<'announcements'>) {
  const [shown, retryShown] = useLoading((retry$) => service.shown(retry$));
  const [list, retryList] = useLoading((retry$) => service.list(retry$));
  const announcement = shown.kind === 'ready' ? shown.value : undefined;
  const address = readAnnouncementAddress(usePageLocation().query);
  const named = address.id !== undefined;
  usePageTitle(named ? isolated(announcement?.title ?? '') || undefined : undefined);
  return (
    <div className="page column announcements">
      <PageHead address={announcementAddress(address)} />
      <h1 className="page__heading announcements__heading">{ROUTES.announcement.title}</h1>
      <section className="announcements__shown" aria-label={ROUTES.announcement.title}>
        <ShownAnnouncement shown={shown} onRetry={retryShown} />
      </section>
      <AnnouncementList list={list} shownId={announcement?.id} onRetry={retryList} />
    </div>
  );
}
