import type { FilmRecord, Films } from '../../src/adapters/memory/server/courses/lessons.js';

/** Rewrites server paths of videos to the folder of the document at `base`. */
export function filmsBeside({ ofLesson, ofOthers }: Films, base: string): Films {
  return {
    ofOthers: beside(ofOthers, base),
    ofLesson: Object.fromEntries(Object.entries(ofLesson).map(([id, film]) => [id, beside(film, base)])),
  };
}

function beside(film: FilmRecord, base: string): FilmRecord {
  if (film.kind === 'refused') return film;
  return {
    ...film,
    urls: film.urls.map((each) => ({
      ...each,
      url: each.url.startsWith('/media/') ? new URL(each.url.slice(1), base).href : each.url,
    })),
  };
}
