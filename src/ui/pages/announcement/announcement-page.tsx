import { ANNOUNCEMENTS_ON_DEMAND } from '../../../application/tokens.js';
import { PAGE_FAILED } from '../../../domain/messages/shell.js';
import { ANNOUNCEMENT } from '../../../domain/messages/titles.js';
import { useService } from '../../hooks/services.js';
import { useFetched } from '../../hooks/use-fetched.js';
import { FailedPage } from '../failed-page.js';
import { PendingPage } from '../pending-page.js';
import { AnnouncementBoard } from './announcement-board.js';

/** What the site has to say to everybody (pages API 3.2): one announcement, and the list of all. */
export function AnnouncementPage() {
  const { state, retry } = useFetched(useService(ANNOUNCEMENTS_ON_DEMAND));
  switch (state.kind) {
    case 'loading':
      return <PendingPage title={ANNOUNCEMENT} />;
    case 'failed':
      return <FailedPage title={ANNOUNCEMENT} text={PAGE_FAILED} onRetry={retry} />;
    case 'ready':
      return <AnnouncementBoard announcements={state.services} />;
  }
}
