import { type MediaContext, type Src, type VideoProvider, VideoProviderLoader } from '@vidstack/react';

const VIDEO = 'video-';

/**
 * The source that the controls receive for the nth video of a player, so that they reset for each video. It is not a
 * URL. Empty before the first video (`index` 0).
 */
export function nthVideo(index: number): string {
  return index === 0 ? '' : `${VIDEO}${String(index)}`;
}

/**
 * A video element that the library's controls observe and operate, while src/adapters/browser/playback loads and plays
 * the video: the library itself loads nothing and sends no request (docs/decisions/0016).
 */
export class PlayerVideoLoader extends VideoProviderLoader {
  override canPlay({ src }: Src): boolean {
    return typeof src === 'string' && src.startsWith(VIDEO);
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
