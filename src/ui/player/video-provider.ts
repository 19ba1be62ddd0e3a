import { type MediaContext, type Src, type VideoProvider, VideoProviderLoader } from '@vidstack/react';

const FILM = 'film-';

/**
 * What the controls are told of as the source of the nth film of a player, so that they begin anew with it: nothing that
 * can be fetched. There is none before the first.
 */
export function nthFilm(place: number): string {
  return place === 0 ? '' : `${FILM}${String(place)}`;
}

/**
 * A video element that the library's controls look at and move, while what plays in it is the playback's affair
 * (src/adapters/browser/playback): the library loads nothing, and asks nobody for anything (docs/decisions/0016).
 */
export class FilmProvider extends VideoProviderLoader {
  override canPlay({ src }: Src): boolean {
    return typeof src === 'string' && src.startsWith(FILM);
  }

  override async load(context: MediaContext): Promise<VideoProvider> {
    const provider = await super.load(context);
    provider.loadSource = ({ src, type }) => {
      if (typeof src === 'string') Object.assign(provider, { currentSrc: { src, type } });
      return Promise.resolve();
    };
    return provider;
  }
}
