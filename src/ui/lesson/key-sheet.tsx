import './key-sheet.scss';

import { Fragment } from 'react';

import { EFFECTS, KEY_COLUMNS, KEYS_HINT, printedKeys } from '../../domain/lesson/key-sheet.strings.js';
import { KEYS } from '../../domain/lesson/keys.js';
import { KEY_SHEET } from '../../domain/lesson/strings.js';
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
          {KEYS.map(({ keys, name }) => (
            <tr key={name}>
              <th scope="row" className="key-sheet__keys">
                {Object.keys(keys).map((key) => (
                  <PrintedKey key={key} name={key} />
                ))}
              </th>
              <td>{EFFECTS[name]}</td>
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
