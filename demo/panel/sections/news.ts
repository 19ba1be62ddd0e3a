import { createContext, useContext } from 'react';

/** Reports in a few words what a button did. */
export type Tell = (news: string) => void;

export const News = createContext<Tell>(() => undefined);

/** Writes to the status line of the bar. */
export function useTell(): Tell {
  return useContext(News);
}
