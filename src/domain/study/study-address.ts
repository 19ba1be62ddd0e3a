import { queryNumber, queryText } from '../access/query-text.js';
import { ROUTES } from '../access/routes.js';

/** The lists of the study centre, by their names in the address (pages §5): what is learned, bought, liked. */
export type StudyTab = 'learned' | 'courses' | 'like';

/** In the order of the tab bar. */
export const STUDY_TABS: readonly StudyTab[] = ['learned', 'courses', 'like'];

/** What an address of the study centre asks for. */
export interface StudyAddress {
  readonly tab: StudyTab;
  /** Of the list of the tab, counted from 1. */
  readonly page: number;
}

/** Reads a query, whatever somebody typed there: what makes no sense counts as absent (pages §0.1). */
export function readStudyAddress(query: string): StudyAddress {
  const named = queryText(query, 'tab');
  return {
    tab: STUDY_TABS.find((tab) => tab === named) ?? 'learned',
    page: queryNumber(query, 'page') ?? 1,
  };
}

/** The address of a page of a list; what goes without saying is left out. */
export function studyAddress({ tab, page = 1 }: Pick<StudyAddress, 'tab'> & Partial<StudyAddress>): string {
  const query = [tab === 'learned' ? '' : `tab=${tab}`, page === 1 ? '' : `page=${page}`].filter(Boolean).join('&');
  return ROUTES.studyCenter.pattern + (query && `?${query}`);
}
