/** Sentences that readers of a snapshot see beside those of the site. */
export const listDescription = (category: string, page: number, general: string): string =>
  [category === '' ? general : `${category}课程。${general}`, page > 1 ? `第${String(page)}页。` : ''].join('');
