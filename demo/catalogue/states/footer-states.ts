import { SEEDED_SETTINGS } from '../../../src/adapters/memory/seed/site.js';
import type { FriendlyLink } from '../../../src/domain/site/system-config.js';
import { FRIENDLY_LINKS, POWERED_BY } from '../../../src/domain/site/strings.js';
import type { CatalogueState } from '../catalogue-state.js';
import { scrollToEnd } from '../steps/actions.js';
import { sees } from '../steps/events.js';
import * as says from '../words.js';
import { lost } from './calls.js';

const HOME = { address: '/' };
const { icpRecords } = SEEDED_SETTINGS;

/** The footer of the home page, which has every part that a footer can have. */
export const STATES: readonly CatalogueState[] = [
  withRecords(0, says.NO_RECORD),
  withRecords(1, says.ONE_RECORD),
  withRecords(2, says.TWO_RECORDS),
  {
    ...HOME,
    id: 'footer/many-links',
    title: says.MANY_LINKS,
    set: (controls) => {
      controls.publish({ links: manyLinks(24) });
    },
    steps: [sees(FRIENDLY_LINKS), scrollToEnd()],
    shows: says.LONG_NAV_NAME,
  },
  {
    ...HOME,
    id: 'footer/no-links',
    title: says.NO_LINKS,
    set: lost('links'),
    steps: [sees(POWERED_BY), scrollToEnd()],
    shows: POWERED_BY,
  },
  {
    ...HOME,
    id: 'footer/long-words',
    title: says.LONG_WORDS,
    set: (controls) => {
      controls.setUp({ siteName: says.LONG_SITE_NAME, icpRecords: [{ text: says.LONG_FAULT, url: '' }] });
    },
    steps: [sees(FRIENDLY_LINKS), scrollToEnd()],
    shows: says.LONG_FAULT,
  },
];

function withRecords(count: number, title: string): CatalogueState {
  return {
    ...HOME,
    id: `footer/records-${String(count)}`,
    title,
    set: (controls) => {
      controls.setUp({ icpRecords: icpRecords.slice(0, count) });
    },
    steps: [sees(FRIENDLY_LINKS), scrollToEnd()],
    shows: POWERED_BY,
  };
}

function manyLinks(count: number): readonly FriendlyLink[] {
  return Array.from({ length: count }, (_, place) => ({
    id: place + 1,
    name: says.LONG_NAV_NAME,
    url: `https://partner.example.com/${String(place)}`,
  }));
}
