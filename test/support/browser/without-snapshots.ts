/** Tests that `SITE_FRONT=snapshots` serves with the plain document, because by specification a snapshot differs. */
const WITHOUT_SNAPSHOTS: readonly { readonly title: RegExp; readonly reason: string }[] = [
  {
    title:
      /^(?:is complete except for homeBlocks,|shows the rest of home when the code for the texts|reloads the document only once, then shows an error)/,
    reason: 'a snapshot stays, with its notice, while a request or the code of the page fails',
  },
  {
    title: /^hides an announcement that was closed on this device/,
    reason: 'until it is replaced, a snapshot shows what a visitor without stored choices sees',
  },
  {
    title:
      /^(?:requests the first slide image before the code|loads at most|loads the code for a text of the owner below the fold)/,
    reason: 'the HTML of a snapshot has images, texts and the stylesheet of the page',
  },
  {
    title:
      /^(?:shows an empty page when|starts (?:when the visitor returns|by itself after)|renders nothing when|recovers by itself|keeps the app shell when)/,
    reason: 'when the site cannot start, a snapshot stays, with its notice',
  },
  {
    title: /^(?:has an effect: without it the site does animate|stops skeletons and spinners)$/,
    reason: 'over a snapshot, no skeleton is shown',
  },
];

export function needsPlainDocument(title: string): boolean {
  return WITHOUT_SNAPSHOTS.some((each) => each.title.test(title));
}
