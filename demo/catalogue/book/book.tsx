import './book.scss';

import type { CatalogueGroup } from '../catalogue-state.js';
import { CATALOGUE, CATALOGUE_INTRO, CHOOSE_STATE, NO_SUCH_STATE } from '../strings.js';
import { ShownState } from './shown-state.js';
import { StateList } from './state-list.js';
import { useChosenId } from './use-chosen-id.js';

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
