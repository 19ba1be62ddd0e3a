import { FINISHED, learned } from '../../domain/courses/strings.js';
import { Icon, TICK } from '../shared/theme/icons.js';

/** The progress of a lesson, from 1 to 100, in a row without room for words. Screen readers read the words. */
export function ProgressIcon({ percent }: { readonly percent: number }) {
  const isFinished = percent === 100;
  const name = isFinished ? FINISHED : learned(percent);
  return (
    <span className={isFinished ? 'lesson__progress lesson__progress--finished' : 'lesson__progress'} title={name}>
      <Icon>{isFinished ? TICK : <Ring percent={percent} />}</Icon>
      <span className="visually-hidden">{name}</span>
    </span>
  );
}

/** A ring that closes clockwise from the top. */
function Ring({ percent }: { readonly percent: number }) {
  return (
    <>
      <circle cx="12" cy="12" r="8.5" opacity="0.3" />
      <path
        d="M12 3.5a8.5 8.5 0 0 1 0 17 8.5 8.5 0 0 1 0-17"
        pathLength="100"
        strokeDasharray={`${String(percent)} 100`}
      />
    </>
  );
}
