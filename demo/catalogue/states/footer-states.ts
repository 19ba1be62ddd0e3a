import { SEEDED_SETTINGS } from '../../../src/adapters/memory/seed/site.js';
import type { FriendlyLink } from '../../../src/domain/site/system-config.js';
import { FRIENDLY_LINKS_TEXT, POWERED_BY } from '../../../src/domain/site/strings.js';
import type { CatalogueState } from '../catalogue-state.js';
import { scrollToEnd } from '../steps/actions.js';
import { sees } from '../steps/events.js';
import * as strings from '../strings.js';
import { lost, setUp } from './calls.js';

const HOME = { address: '/' };
const { icpRecords } = SEEDED_SETTINGS;

/** The footer of the home page, which has every part that a footer can have. */
export const STATES: readonly CatalogueState[] = [
  withRecords(0, strings.NO_RECORD),
  withRecords(1, strings.ONE_RECORD),
  withRecords(2, strings.TWO_RECORDS),
  {
    ...HOME,
    id: 'footer/many-links',
    title: strings.MANY_LINKS,
    set: (controls) => {
      controls.publish({ links: manyLinks(24) });
    },
    steps: [sees(FRIENDLY_LINKS_TEXT), scrollToEnd()],
    shows: strings.LONG_NAV_NAME,
  },
  {
    ...HOME,
    id: 'footer/no-links',
    title: strings.NO_LINKS,
    set: lost('links'),
    steps: [sees(POWERED_BY), scrollToEnd()],
    shows: POWERED_BY,
  },
  {
    ...HOME,
    id: 'footer/long-words',
    title: strings.LONG_WORDS,
    set: setUp({ siteName: strings.LONG_SITE_NAME, icpRecords: [{ text: strings.LONG_FAULT, url: '' }] }),
    steps: [sees(FRIENDLY_LINKS_TEXT), scrollToEnd()],
    shows: strings.LONG_FAULT,
  },
];

function withRecords(count: number, title: string): CatalogueState {
  return {
    ...HOME,
    id: `footer/records-${String(count)}`,
    title,
    set: setUp({ icpRecords: icpRecords.slice(0, count) }),
    steps: [sees(FRIENDLY_LINKS_TEXT), scrollToEnd()],
    shows: POWERED_BY,
  };
}

function manyLinks(count: number): readonly FriendlyLink[] {
  return Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    name: strings.LONG_NAV_NAME,
    url: `https://partner.example.com/${String(index)}`,
  }));
}
