import { ANNOUNCEMENTS_ON_DEMAND } from '../../../application/tokens.js';
import { PAGE_FAILED } from '../../../domain/site/words.js';
import { ANNOUNCEMENT } from '../../../domain/access/titles.js';
import { useService } from '../../hooks/services.js';
import { useLazyService } from '../../hooks/use-lazy-service.js';
import { FailedPage } from '../../feedback/failed-page.js';
import { PendingPage } from '../../feedback/pending-page.js';
import { AnnouncementBoard } from './announcement-board.js';

/** What the site has to say to everybody (pages API 3.2): one announcement, and the list of all. */
export function AnnouncementPage() {
  const { state, retry } = useLazyService(useService(ANNOUNCEMENTS_ON_DEMAND));
  switch (state.kind) {
    case 'loading':
      return <PendingPage title={ANNOUNCEMENT} />;
    case 'failed':
      return <FailedPage title={ANNOUNCEMENT} text={PAGE_FAILED} onRetry={retry} />;
    case 'ready':
      return <AnnouncementBoard announcements={state.services} />;
  }
}
