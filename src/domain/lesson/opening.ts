import type { Lesson } from '../courses/directory.js';
import type { MediaSource } from '../ports/browser/playback.js';
import { nthQuality, QUALITY_NAMES } from './strings.js';

/** What stands in the place of the picture (pages §4). The bar of a preview and the watermark stand beside it. */
export type PlayFace =
  /** No right: lock, reason and the deed of the course. Nobody has been asked where the film is. */
  | { readonly kind: 'locked' }
  /** Where it can be had is being asked. */
  | { readonly kind: 'asking' }
  | { readonly kind: 'no-address' }
  /** A page of another site, over https: shown sandboxed. */
  | { readonly kind: 'frame'; readonly url: string }
  /** The film itself; what it does is the playback's to say. */
  | { readonly kind: 'film' }
  /** The network is gone, and what was loaded has been played: it goes on by itself. */
  | { readonly kind: 'offline' }
  /** The browser cannot play it. */
  | { readonly kind: 'unsupported' }
  /** It could not be had or played; the words say why, and the visitor may try again. */
  | { readonly kind: 'failed'; readonly text: string }
  /** Another page of this browser plays now. */
  | { readonly kind: 'elsewhere' }
  /** As much as may be seen without buying has been. */
  | { readonly kind: 'preview-over' }
  /** The end, and what comes next in so many seconds. They stand still while nobody looks. */
  | { readonly kind: 'next'; readonly lesson: Lesson; readonly seconds: number }
  /** The end; the visitor does not want the next one, or not yet. */
  | { readonly kind: 'ended'; readonly next: Lesson }
  /** The end of the last lesson. */
  | { readonly kind: 'course-ended' };

/** Where a lesson can be had (pages API 3.10). */
export type PlaySources =
  /** The owner has set up nothing. */
  | { readonly kind: 'none' }
  /** A page of another site that plays it: an https address, to be shown in a sandboxed frame and in no other way. */
  | { readonly kind: 'frame'; readonly url: string }
  /** At least one, in the server's order. */
  | { readonly kind: 'film'; readonly qualities: readonly Quality[] };

/** The same film, as sharp as its name says. */
export interface Quality {
  /** Tells it from the others, and finds it again in another lesson. */
  readonly key: string;
  /** What the visitor reads. */
  readonly label: string;
  readonly source: MediaSource;
}

/** One answer of the server about where a film is. `name` may be empty, or digits of a height in pixels. */
export interface FoundFilm {
  readonly url: string;
  /** Ending of a file, without the dot; may be empty. */
  readonly format: string;
  readonly name: string;
}

/** Sorts what the server has found: a frame, if one of them is a snippet; else films, each of a quality. */
export function playSourcesOf(found: readonly FoundFilm[]): PlaySources {
  const snippet = found.find(({ url }) => isSnippet(url));
  if (snippet) {
    const url = frameAddress(snippet.url);
    return url === undefined ? { kind: 'none' } : { kind: 'frame', url };
  }
  const films = found.flatMap((film) => {
    const url = filmAddress(film.url);
    return url === undefined ? [] : [{ ...film, url }];
  });
  if (films.length === 0) return { kind: 'none' };
  return { kind: 'film', qualities: films.map(qualityOf).map(toldApart) };
}

/** The one that was chosen before, or the server's first. */
export function chosenQuality(qualities: readonly Quality[], remembered: string | undefined): Quality | undefined {
  return qualities.find(({ key }) => key === remembered) ?? qualities[0];
}

function isSnippet(url: string): boolean {
  return /^\s*<iframe\b/i.test(url);
}

/** Of a snippet nothing but the address it shows is used, and that only over https (pages §4). */
export function frameAddress(snippet: string): string | undefined {
  const [, double, single, bare] = /\ssrc\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i.exec(snippet) ?? [];
  const address = (double ?? single ?? bare ?? '').trim().replaceAll('&amp;', '&');
  const url = address.startsWith('//') ? `https:${address}` : address;
  return /^https:\/\/[^\s/]/i.test(url) ? url : undefined;
}

/** A film is on the web, or on this site's server; a script or a drawing is none. */
function filmAddress(url: string): string | undefined {
  return /^(?:https?:)?\/\/?[^\s/]/i.test(url.trim()) ? url.trim() : undefined;
}

function qualityOf({ url, format, name }: FoundFilm, place: number): Quality {
  const isStream = format.toLowerCase() === 'm3u8' || /^[^?#]*\.m3u8(?:[?#]|$)/i.test(url);
  return {
    key: name === '' ? `#${String(place + 1)}` : name,
    label: labelOf(name, place),
    source: { kind: isStream ? 'stream' : 'file', url },
  };
}

function labelOf(name: string, place: number): string {
  if (name === '') return nthQuality(place + 1);
  if (/^\d+$/.test(name)) return `${name}P`;
  return QUALITY_NAMES[name.toUpperCase()] ?? name;
}

/** Two of one name are two all the same. */
function toldApart(quality: Quality, place: number, all: readonly Quality[]): Quality {
  const isFirst = all.findIndex(({ key }) => key === quality.key) === place;
  return isFirst ? quality : { ...quality, key: `${quality.key}#${String(place + 1)}` };
}
