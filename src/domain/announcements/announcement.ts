/** What the site has to say to everybody (pages API 3.2). */
export interface Announcement {
  readonly id: number;
  readonly title: string;
  /** As the owner wrote it, not yet sanitised: never to be shown as it is (lesson 37). */
  readonly html: string;
  /** Milliseconds since the epoch. */
  readonly createdAt: number | undefined;
}
