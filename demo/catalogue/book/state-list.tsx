import { useState } from 'react';

import type { CatalogueGroup } from '../catalogue-state.js';
import { FIND_STATE, howMany, STATES } from '../strings.js';
import { foundStates } from './found-states.js';

interface StateListProps {
  readonly groups: readonly CatalogueGroup[];
  readonly chosenId: string;
}

/** All states by group, with a search field. */
export function StateList({ groups, chosenId }: StateListProps) {
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
