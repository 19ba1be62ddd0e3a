import { readdirSync, readFileSync } from 'node:fs';

import { SEEDED } from '../../../src/adapters/memory/seed/members.js';
import { type Address, EVERY_ADDRESS } from '../../support/browser/every-address.js';

type VisitedAddress = Pick<Address, 'path' | 'options'>;

const FURTHER_PATHS = [
  ...['/courses/detail/7?tab=3', '/courses/detail/7?tab=4', '/courses/detail/7?tab=5', '/courses?cid=1'],
  ...['/search?keywords=%E8%AF%BE', '/announcement?id=1', '/study-center?tab=courses', '/study-center?tab=like'],
  ...['/order?goods_type=course&goods_id=7', '/order?goods_type=role&goods_id=1'],
];

/** The addresses of all pages. */
export const PAGE_ADDRESSES: readonly VisitedAddress[] = EVERY_ADDRESS;

/** The addresses of all pages, and further addresses under which some pages show other content. */
export const SHOWN_ADDRESSES: readonly VisitedAddress[] = [
  ...PAGE_ADDRESSES,
  ...FURTHER_PATHS.map((path) => ({ path, options: { signedInAs: SEEDED.ordinary } })),
];

const NOT_SHIPPED = /^adapters.memory\b/;
const PARAMETER_READ =
  /\b(?:(?:rawParameter|queryText|queryNumber|queryWord)\([^()]*(?:\([^()]*\))?[^()]*, |keywordParameter\()(?:'(\w+)'|([A-Z_]+))\)/g;

/** The names of all query parameters that the site reads, collected from its source code. */
export const PARAMETERS: readonly string[] = [...new Set(sources().flatMap(parametersIn))];

function sources(): readonly string[] {
  return readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !NOT_SHIPPED.test(file))
    .map((file) => readFileSync(`src/${file}`, 'utf8'));
}

function parametersIn(source: string): readonly string[] {
  return [...source.matchAll(PARAMETER_READ)].flatMap(([, literal, constant]) => {
    const name = literal ?? new RegExp(`const ${constant ?? ''} = '(\\w+)'`).exec(source)?.[1];
    return name === undefined ? [] : [name];
  });
}
