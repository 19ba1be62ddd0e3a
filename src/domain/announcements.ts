import { ID, PAGE, pageQuery } from './access/page-query.js';
import { ROUTES } from './access/routes.js';

/** Announcements per page (docs/api/announcements.md). */
export const ANNOUNCEMENTS_A_PAGE = 10;

/** A message from the site's owner to all visitors (docs/api/announcements.md). */
export interface Announcement {
  readonly id: number;
  readonly title: string;
  /** The owner's HTML, not yet sanitised: must not be rendered as it is (docs/spec/rich-text.md#safe-elements). */
  readonly html: string;
  /** Milliseconds since the epoch. */
  readonly createdAt: number | undefined;
}

/** The parameters of an address of the announcement page. */
export interface AnnouncementAddress {
  /** `undefined` means the latest announcement. */
  readonly id: number | undefined;
  /** The page number of the list, counted from 1. */
  readonly page: number;
}

/** Reads a query, and writes the address of an announcement together with a page of the list. */
export const { read: readAnnouncementAddress, address: announcementAddress } = pageQuery<AnnouncementAddress>(
  ROUTES.announcement.pattern,
  { id: ID, page: PAGE },
);
