import { useEffect, useRef } from 'react';

import { NAVIGATOR } from '../../../domain/ports/browser/navigator.port.js';
import type { Announcement } from '../../../domain/announcements/announcement.js';
import { ANNOUNCEMENT } from '../../../domain/access/titles.js';
import { RichText } from '../../content/rich-text.js';
import { useService } from '../../hooks/services.js';
import { Ago } from '../../time/ago.js';

/** One announcement. Key it by its id. */
export function AnnouncementArticle({ announcement }: { readonly announcement: Announcement }) {
  const { title, html, createdAt } = announcement;
  const navigator = useService(NAVIGATOR);
  const heading = useRef<HTMLHeadingElement>(null);

  // Whoever chose it from the list is taken to it: on a phone the list is below, and a screen reader would say nothing.
  useEffect(() => {
    const { arrival, query } = navigator.place$.value;
    if (arrival === 'push' && query !== '') heading.current?.focus();
  }, [navigator]);

  return (
    <article className="announcement">
      <h2 ref={heading} className="announcement__title" tabIndex={-1}>
        {title || ANNOUNCEMENT}
      </h2>
      <p className="announcement__facts">
        {createdAt !== undefined && <Ago instant={createdAt} form="day-and-time" />}
      </p>
      <RichText html={html} topLevel={3} />
    </article>
  );
}
