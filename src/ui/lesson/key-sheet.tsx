import './key-sheet.scss';

import { Fragment } from 'react';

import { KEYS, printedKeys } from '../../domain/lesson/keys.js';
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
          {KEYS.map(({ keys, effect }) => (
            <tr key={effect}>
              <th scope="row" className="key-sheet__keys">
                {Object.keys(keys).map((key) => (
                  <PrintedKey key={key} name={key} />
                ))}
              </th>
              <td>{effect}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="key-sheet__hint">{KEYS_HINT}</p>
    </DialogFrame>
  );
}

function PrintedKey({ name }: { readonly name: string }) {
  return (
    <span className="key-sheet__together">
      {printedKeys(name).map((key, index) => (
        <Fragment key={key}>
          {index > 0 && <span>+</span>}
          <kbd translate="no">{key}</kbd>
        </Fragment>
      ))}
    </span>
  );
}
