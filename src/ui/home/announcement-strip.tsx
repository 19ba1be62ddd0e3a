import './announcement-strip.scss';

import { Link } from 'react-router-dom';

import { ROUTES } from '../../domain/access/routes.js';
import { type Announcement, announcementAddress } from '../../domain/announcements.js';
import type { HomePart } from '../../domain/home/home.js';
import { ANNOUNCEMENT_FAILED, CLOSE_ANNOUNCEMENT } from '../../domain/home/strings.js';
import { assertNever } from '../../domain/kernel/values.js';
import { LoadingPart } from '../shared/feedback/skeleton.js';
import { CloseIcon } from '../shared/theme/icons.js';
import { FailedPart } from './home-parts.js';

interface AnnouncementStripProps {
  readonly part: HomePart<Announcement>;
  readonly onRetry: () => void;
  readonly onClose: (announcement: Announcement) => void;
}

/** The latest announcement in one line, until it is closed (docs/spec/home.md#announcement-strip). */
export function AnnouncementStrip({ part, onRetry, onClose }: AnnouncementStripProps) {
  switch (part.kind) {
    case 'none':
      return undefined;
    case 'loading':
      return <LoadingPart className="strip"></LoadingPart>;
    case 'failed':
      return (
        <div className="strip">
          <span className="strip__tag strip__tag--alone">{ROUTES.announcement.title}</span>
          <FailedPart error={part.error} otherwise={ANNOUNCEMENT_FAILED} onRetry={onRetry} />
        </div>
      );
    case 'ready':
      return <Strip announcement={part.value} onClose={onClose} />;
    default:
      return assertNever(part);
  }
}

function Strip({
  announcement,
  onClose,
}: { readonly announcement: Announcement } & Pick<AnnouncementStripProps, 'onClose'>) {
  const { id, title } = announcement;
  return (
    <section className="strip" aria-label={ROUTES.announcement.title}>
      <Link className="strip__link" to={announcementAddress({ id, page: 1 })}>
        <span className="strip__tag">{ROUTES.announcement.title}</span>
        <span className="strip__title" title={title}>
          {title}
        </span>
      </Link>
      <button
        type="button"
        className="icon-button strip__close"
        aria-label={CLOSE_ANNOUNCEMENT}
        onClick={() => {
          onClose(announcement);
        }}
      >
        <CloseIcon />
      </button>
    </section>
  );
}
