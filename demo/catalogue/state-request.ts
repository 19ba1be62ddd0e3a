import { ALL_STATES } from './all-states.js';
import type { CatalogueState } from './catalogue-state.js';
import { PLANTED } from './states/planted-fault.js';

/** What a catalogue address requests: one state alone, the list of all, or a state that does not exist. */
export type StateRequest =
  | { readonly kind: 'all' }
  | { readonly kind: 'none' }
  | { readonly kind: 'one'; readonly state: CatalogueState };

/** Reads the query of an address: `?state=header/unread`. */
export function readStateRequest(query: string): StateRequest {
  const id = new URLSearchParams(query).get('state');
  if (id === null) return { kind: 'all' };
  const state = [...ALL_STATES, PLANTED].find((each) => each.id === id);
  return state === undefined ? { kind: 'none' } : { kind: 'one', state };
}

export function addressOfState({ id }: CatalogueState): string {
  return `/?state=${id}`;
}
