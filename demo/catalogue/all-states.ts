import type { CatalogueGroup, CatalogueState } from './catalogue-state.js';
import { EVERY_PAGE } from './states/every-page.js';
import * as strings from './strings.js';

/** The title of each group, by the first part of its state ids. */
const GROUP_TITLES = {
  pages: strings.GROUP_PAGES,
  header: strings.GROUP_HEADER,
  footer: strings.GROUP_FOOTER,
  feedback: strings.GROUP_FEEDBACK,
  dialogs: strings.GROUP_DIALOGS,
  steps: strings.GROUP_STEPS,
  arrivals: strings.GROUP_ARRIVALS,
};

declare global {
  interface ImportMeta {
    /** Only webpack provides it (https://webpack.js.org/api/module-variables/#importmetawebpackcontext). */
    readonly webpackContext?: (
      folder: string,
      options: { readonly regExp: RegExp },
    ) => { (file: string): unknown; keys(): readonly string[] };
  }
}

/**
 * The files `states/*-states.ts`, sorted by name. Webpack bundles them into the catalogue; in Node the folder is read.
 */
const FILES = import.meta.webpackContext
  ? modulesOf(import.meta.webpackContext('./states', { regExp: /-states\.ts$/ }))
  : await (await import('../modules-in.js')).modulesIn(new URL('./states/', import.meta.url), /-states\.ts$/);

const STATES = [...EVERY_PAGE, ...FILES.flatMap(statesOf)];

/** The catalogue: every view in every state. */
export const GROUPS: readonly CatalogueGroup[] = Object.entries(GROUP_TITLES).map(([id, title]) => ({
  id,
  title,
  states: STATES.filter((state) => state.id.startsWith(`${id}/`)),
}));

export const ALL_STATES: readonly CatalogueState[] = GROUPS.flatMap(({ states }) => states);

function modulesOf(context: ReturnType<NonNullable<ImportMeta['webpackContext']>>): readonly unknown[] {
  return [...context.keys()].toSorted().map((file) => context(file));
}

function statesOf(exported: unknown): readonly CatalogueState[] {
  if (!isStatesFile(exported)) throw new Error('A file of demo/catalogue/states exports no STATES');
  return exported.STATES;
}

function isStatesFile(exported: unknown): exported is { readonly STATES: readonly CatalogueState[] } {
  return typeof exported === 'object' && exported !== null && 'STATES' in exported && Array.isArray(exported.STATES);
}
