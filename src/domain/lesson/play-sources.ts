import { embedAddress } from '../content/embed-address.js';
import { decodeEntities } from '../content/entities.js';
import type { VideoSource } from '../ports/playback.js';
import { nthQuality, QUALITY_NAMES } from './strings.js';

/** Where the video of a lesson is (docs/api/lesson.md#play-addresses). */
export type PlaySources =
  /** The owner has not set up any video. */
  | { readonly kind: 'none' }
  /** A page of another site that plays the video: an https URL, which must be shown in a sandboxed frame. */
  | { readonly kind: 'frame'; readonly url: string }
  /** At least one quality, in the server's order. */
  | { readonly kind: 'video'; readonly qualities: readonly Quality[] };

/** One quality of a video. */
export interface Quality {
  /** Identifies the quality, also in other lessons. */
  readonly key: string;
  /** The name that the member sees. */
  readonly label: string;
  readonly source: VideoSource;
}

/** One play address from the server. `name` may be empty, or the video's height in pixels as digits. */
export interface FoundVideo {
  readonly url: string;
  /** File extension without the dot; may be empty. */
  readonly format: string;
  readonly name: string;
}

/** Sorts the play addresses: a frame if one of them is an `<iframe>` snippet; else one quality per address. */
export function playSourcesOf(found: readonly FoundVideo[]): PlaySources {
  const snippet = found.find(({ url }) => isSnippet(url));
  if (snippet) {
    const url = frameAddress(snippet.url);
    return url === undefined ? { kind: 'none' } : { kind: 'frame', url };
  }
  const videos = found.flatMap((video) => {
    const url = videoAddress(video.url);
    return url === undefined ? [] : [{ ...video, url }];
  });
  if (videos.length === 0) return { kind: 'none' };
  return { kind: 'video', qualities: videos.map(qualityOf).map(withDistinctName) };
}

/** The quality that was chosen before; else the server's first. */
export function chosenQuality(qualities: readonly Quality[], remembered: string | undefined): Quality | undefined {
  return qualities.find(({ key }) => key === remembered) ?? qualities[0];
}

function isSnippet(url: string): boolean {
  return /^\s*<iframe\b/i.test(url);
}

/** The `src` of an `<iframe>` snippet; nothing else of it is used (docs/spec/lesson.md#framed-video). */
export function frameAddress(snippet: string): string | undefined {
  const [, doubleQuoted, singleQuoted, unquoted] =
    /\ssrc\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i.exec(snippet) ?? [];
  return embedAddress(decodeEntities(doubleQuoted ?? singleQuoted ?? unquoted ?? ''));
}

/** An address on the web or on this site's server. `javascript:` and `data:` URLs are no videos. */
function videoAddress(url: string): string | undefined {
  return /^(?:https?:)?\/\/?[^\s/]/i.test(url.trim()) ? url.trim() : undefined;
}

function qualityOf({ url, format, name }: FoundVideo, index: number): Quality {
  const isStream = format.toLowerCase() === 'm3u8' || /^[^?#]*\.m3u8(?:[?#]|$)/i.test(url);
  return {
    key: name === '' ? `#${String(index + 1)}` : name,
    label: labelOf(name, index),
    source: { kind: isStream ? 'stream' : 'file', url },
  };
}

function labelOf(name: string, index: number): string {
  if (name === '') return nthQuality(index + 1);
  if (/^\d+$/.test(name)) return `${name}P`;
  return QUALITY_NAMES[name.toUpperCase()] ?? name;
}

/** Makes the key of a second quality with the same name unique. */
function withDistinctName(quality: Quality, index: number, all: readonly Quality[]): Quality {
  const isFirst = all.findIndex(({ key }) => key === quality.key) === index;
  return isFirst ? quality : { ...quality, key: `${quality.key}#${String(index + 1)}` };
}
