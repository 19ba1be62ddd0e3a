import { useState, useSyncExternalStore } from 'react';

import type { CatalogueGroup } from '../catalogue-state.js';
import { CATALOGUE, CATALOGUE_INTRO, CHOOSE_STATE, FIND_STATE, howMany, NO_SUCH_STATE, STATES } from '../strings.js';
import './book.scss';
import { foundStates, ShownState } from './shown-state.js';

/** The catalogue page: the list on one side, the chosen state on the other. */
export function Book({ groups }: { readonly groups: readonly CatalogueGroup[] }) {
  const chosenId = useChosenId();
  const chosen = groups.flatMap(({ states }) => states).find(({ id }) => id === chosenId);
  return (
    <div className="book">
      <header className="book__side">
        <h1 className="book__heading">{CATALOGUE}</h1>
        <p className="book__intro">{CATALOGUE_INTRO}</p>
        <StateList groups={groups} chosenId={chosenId} />
      </header>
      <main className="book__main">
        {chosen === undefined ? (
          <p className="book__nothing">{chosenId === '' ? CHOOSE_STATE : NO_SUCH_STATE}</p>
        ) : (
          <ShownState state={chosen} />
        )}
      </main>
    </div>
  );
}

interface StateListProps {
  readonly groups: readonly CatalogueGroup[];
  readonly chosenId: string;
}

/** All states by group, with a search field. */
function StateList({ groups, chosenId }: StateListProps) {
  const [typed, setTyped] = useState('');
  const found = foundStates(groups, typed);
  const count = found.reduce((total, { states }) => total + states.length, 0);
  return (
    <>
      <input
        className="book__find"
        type="search"
        aria-label={FIND_STATE}
        placeholder={FIND_STATE}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
        }}
      />
      <p className="book__count" role="status">
        {howMany(count)}
      </p>
      <nav className="book__list" aria-label={STATES}>
        {found.map(({ id, title, states }) => (
          <section key={id}>
            <h2 className="book__group">{title}</h2>
            <ul className="book__states">
              {states.map((state) => (
                <li key={state.id}>
                  <a
                    className="book__state"
                    href={`#${state.id}`}
                    aria-current={state.id === chosenId ? 'page' : undefined}
                  >
                    {state.title}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </nav>
    </>
  );
}

/** The id after the `#` of the address, so that a state can be linked to and Back works. Empty when none is chosen. */
function useChosenId(): string {
  return useSyncExternalStore(watchAddress, () => decodeURIComponent(window.location.hash.slice(1)));
}

function watchAddress(changed: () => void): () => void {
  window.addEventListener('hashchange', changed);
  return () => {
    window.removeEventListener('hashchange', changed);
  };
}
