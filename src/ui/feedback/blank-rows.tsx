import { LOADING } from '../../domain/site/words.js';

interface BlankRowsProps {
  /** Classes of the list that is coming, and of one blank in it. */
  readonly list: string;
  readonly row: string;
}

/** The place of a list that is still coming: three of what stands in it, each in its shape. */
export function BlankRows({ list, row }: BlankRowsProps) {
  return (
    <div role="status">
      <span className="visually-hidden">{LOADING}</span>
      <div className={list} aria-hidden="true">
        <div className={row} />
        <div className={row} />
        <div className={row} />
      </div>
    </div>
  );
}
