import type { FilmRecord, Films } from '../../adapters/memory/engine/lesson/film-record.js';

/** The films in the folder of the document, wherever that is. */
export function filmsBeside({ ofLesson, ofOthers }: Films): Films {
  return {
    ofOthers: beside(ofOthers),
    ofLesson: Object.fromEntries(Object.entries(ofLesson).map(([id, film]) => [id, beside(film)])),
  };
}

function beside(film: FilmRecord): FilmRecord {
  if (film.kind === 'refused') return film;
  return { ...film, urls: film.urls.map((each) => ({ ...each, url: each.url.replace(/^\/media\//, 'media/') })) };
}
