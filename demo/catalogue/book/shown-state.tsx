import { type CSSProperties, useState } from 'react';

import type { CatalogueGroup, CatalogueState } from '../catalogue-state.js';
import { type Width, WIDTHS, widthsOf } from '../screens.js';
import { addressOfState } from '../state-request.js';
import * as strings from '../strings.js';
import { SwitchRow } from './switch-row.js';

/** The `color-scheme` of an iframe sets the preferred colour scheme of the document inside it. */
const SCHEMES = [
  { name: 'light dark', title: strings.SCHEME_AUTO },
  { name: 'light', title: strings.SCHEME_LIGHT },
  { name: 'dark', title: strings.SCHEME_DARK },
] as const;

type Scheme = (typeof SCHEMES)[number]['name'];

/** One state in an iframe, with the chosen width and colour scheme. */
export function ShownState({ state }: { readonly state: CatalogueState }) {
  const [chosenWidth, setWidth] = useState<Width>(WIDTHS[3]);
  const [scheme, setScheme] = useState<Scheme>('light dark');
  const widths = widthsOf(state);
  // A state of narrow screens does not exist on a wide one, so the chosen width may not be available.
  const width = widths.includes(chosenWidth) ? chosenWidth : (widths.at(-1) ?? chosenWidth);
  const frame: CSSProperties = { width, colorScheme: scheme };
  return (
    <>
      <div className="book__tools">
        <h2 className="book__title">{state.title}</h2>
        <SwitchRow
          label={strings.WIDTHS}
          options={widths.map((each) => ({ name: each, title: strings.pixels(each) }))}
          value={width}
          onChoose={setWidth}
        />
        <SwitchRow label={strings.SCHEMES} options={SCHEMES} value={scheme} onChoose={setScheme} />
        <a className="book__alone" href={addressOfState(state)} target="_blank" rel="noopener">
          {strings.IN_A_WINDOW}
        </a>
      </div>
      <div className="book__stage">
        <iframe key={state.id} className="book__frame" title={state.title} src={addressOfState(state)} style={frame} />
      </div>
    </>
  );
}

/** Filters the groups to states whose title or id contains every typed word; returns all states for an empty text. */
export function foundStates(groups: readonly CatalogueGroup[], typed: string): readonly CatalogueGroup[] {
  const terms = typed.toLowerCase().split(/\s+/);
  return groups
    .map((group) => ({
      ...group,
      states: group.states.filter((state) => {
        const text = `${group.title} ${state.title} ${state.id}`.toLowerCase();
        return terms.every((term) => text.includes(term));
      }),
    }))
    .filter(({ states }) => states.length > 0);
}
