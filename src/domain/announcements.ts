import { queryNumber, queryText } from './access/addresses.js';
import { PAGE, pageQuery } from './access/page-query.js';
import { ROUTES } from './access/routes.js';

/** What the site has to say to everybody (pages API 3.2). */
export interface Announcement {
  readonly id: number;
  readonly title: string;
  /** As the owner wrote it, not yet sanitised: never to be shown as it is (lesson 37). */
  readonly html: string;
  /** Milliseconds since the epoch. */
  readonly createdAt: number | undefined;
}

/** What an address of the announcement page asks for. */
export interface AnnouncementAddress {
  /** `undefined`: the latest. */
  readonly id: number | undefined;
  /** Which page of the list, counted from 1. */
  readonly page: number;
}

/** No announcement has it: an id that is none is missing, and not the latest by accident. */
const NO_ID = 0;

/** What a query asks for, and the address of an announcement beside a page of the list. */
export const { read: readAnnouncementAddress, address: announcementAddress } = pageQuery<AnnouncementAddress>(
  ROUTES.announcement.pattern,
  {
    id: {
      read: (query) => (queryText(query, 'id') === '' ? undefined : (queryNumber(query, 'id') ?? NO_ID)),
      write: (id) => (id === undefined ? '' : `id=${id}`),
    },
    page: PAGE,
  },
);
