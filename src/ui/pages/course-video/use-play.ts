import { useEffect, useEffectEvent, useState } from 'react';

import type { LessonPlay } from '../../../application/lesson/lesson-play.js';
import type { Lessons } from '../../../application/lesson/lessons.js';
import type { LessonPage } from '../../../domain/lesson/lesson-page.js';

/** The playing of a lesson, for as long as its view is there; another answer about the same lesson does not begin it anew. */
export function usePlay(service: Lessons, page: LessonPage): LessonPlay | undefined {
  const [play, setPlay] = useState<LessonPlay>();
  const begin = useEffectEvent(() => service.play(page));
  useEffect(() => {
    const playing = begin().subscribe((next) => {
      setPlay(() => next);
    });
    return () => {
      playing.unsubscribe();
    };
  }, [service]);
  return play;
}
