import type { Films, FilmUrl } from '../engine/lesson/film-record.js';
import { NO_PLAY_ADDRESS } from '../engine/lesson/server-words.js';

/** Length of the films that ship with the repository, in seconds. */
export const SAMPLE_FILM_S = 36;

const WEBM: FilmUrl = { url: '/media/sample.webm', format: 'webm', name: '默认' };
const MP4: FilmUrl = { url: '/media/sample.mp4', format: 'mp4', name: '默认' };
const STREAM: FilmUrl = { url: '/media/hls/master.m3u8', format: 'm3u8', name: '默认' };
const SNIPPET =
  '<iframe src="https://player.example.com/film?id=1&amp;autoplay=0" width="640" height="360" allowfullscreen></iframe>';

/** Every form that an answer may have: a stream (2601), two files (2602), a snippet (1505), nothing (1506), refusals. */
export const SEEDED_FILMS: Films = {
  ofOthers: { kind: 'urls', urls: [WEBM] },
  ofLesson: {
    2601: { kind: 'urls', urls: [STREAM] },
    2602: {
      kind: 'urls',
      urls: [
        { ...MP4, name: 720 },
        { ...WEBM, name: '' },
      ],
    },
    2604: { kind: 'urls', urls: [{ ...WEBM, format: '' }] },
    1505: { kind: 'urls', urls: [{ url: SNIPPET, format: '', name: '默认' }] },
    1506: { kind: 'urls', urls: [] },
    1507: { kind: 'refused', message: NO_PLAY_ADDRESS },
    // The domain of the films is not set up.
    1508: { kind: 'refused', message: '' },
  },
};
