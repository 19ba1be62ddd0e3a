import { createContext, useContext } from 'react';

/** Reports in a few words what a button did. */
export type Report = (message: string) => void;

export const ReportContext = createContext<Report>(() => undefined);

/** Writes to the status line of the bar. */
export function useReport(): Report {
  return useContext(ReportContext);
}
