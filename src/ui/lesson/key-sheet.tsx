import './key-sheet.scss';

import { Fragment } from 'react';

import { type KeyRow, LESSON_KEYS } from '../../domain/lesson/keys.strings.js';
import { KEY_COLUMNS, KEY_SHEET, KEYS_HINT } from '../../domain/lesson/strings.js';
import { DialogFrame } from '../shared/widgets/dialog-frame.js';

/** All keys of the lesson page (docs/spec/lesson.md#keys). */
export function KeySheet({ onClose }: { readonly onClose: () => void }) {
  return (
    <DialogFrame title={KEY_SHEET} onClose={onClose}>
      <table className="key-sheet">
        <thead className="visually-hidden">
          <tr>
            {KEY_COLUMNS.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {LESSON_KEYS.map((row) => (
            <tr key={row.effect}>
              <th scope="row" className="key-sheet__keys">
                <Keys row={row} />
              </th>
              <td>{row.effect}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="key-sheet__hint">{KEYS_HINT}</p>
    </DialogFrame>
  );
}

function Keys({ row }: { readonly row: KeyRow }) {
  return row.keys.map((together) => (
    <span key={together.join()} className="key-sheet__together">
      {together.map((key, index) => (
        <Fragment key={key}>
          {index > 0 && <span>+</span>}
          <kbd translate="no">{key}</kbd>
        </Fragment>
      ))}
    </span>
  ));
}
