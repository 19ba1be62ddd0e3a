import type { VideoRecord, Videos } from '../../src/adapters/memory/server/lesson.js';

/** Rewrites server paths of videos to the folder of the document at `base`. */
export function videosInFolder({ ofLesson, ofOthers }: Videos, base: string): Videos {
  return {
    ofOthers: inFolder(ofOthers, base),
    ofLesson: Object.fromEntries(Object.entries(ofLesson).map(([id, video]) => [id, inFolder(video, base)])),
  };
}

function inFolder(video: VideoRecord, base: string): VideoRecord {
  if (video.kind === 'refused') return video;
  return {
    ...video,
    urls: video.urls.map((each) => ({
      ...each,
      url: each.url.startsWith('/media/') ? new URL(each.url.slice(1), base).href : each.url,
    })),
  };
}
