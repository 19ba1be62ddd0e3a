import { createContext, useContext } from 'react';

/** Says in a word or two what a button did. */
export type Tell = (news: string) => void;

export const News = createContext<Tell>(() => undefined);

/** The live line of the bar. */
export function useTell(): Tell {
  return useContext(News);
}
