import '../theme/offcanvas.scss';

import { useState } from 'react';
import Offcanvas from 'react-bootstrap/Offcanvas';

import { CLOSE, MENU, SEARCH_LABEL } from '../../domain/site/words.js';
import { NarrowMenu } from './narrow-menu.js';
import { SearchForm } from './search-form.js';

interface NarrowPanelProps {
  /** What it shows; `undefined` while closed. */
  readonly content: 'menu' | 'search' | undefined;
  readonly onClose: () => void;
}

/** Menu or search of a narrow screen, sliding in over the page. */
export function NarrowPanel({ content, onClose }: NarrowPanelProps) {
  const [shown, setShown] = useState(content);
  // What was shown last stays to be seen while the panel slides out.
  if (content !== undefined && content !== shown) setShown(content);
  const isSearch = shown === 'search';
  return (
    <Offcanvas
      show={content !== undefined}
      onHide={onClose}
      onEntered={(panel: HTMLElement) => {
        // Whoever opens the search wants to type.
        panel.querySelector('input')?.focus();
      }}
      placement={isSearch ? 'top' : 'end'}
      className="narrow-panel"
      aria-labelledby="narrow-panel-title"
    >
      <Offcanvas.Header closeButton closeLabel={CLOSE}>
        <Offcanvas.Title as="h2" id="narrow-panel-title">
          {isSearch ? SEARCH_LABEL : MENU}
        </Offcanvas.Title>
      </Offcanvas.Header>
      <Offcanvas.Body>{isSearch ? <SearchForm /> : <NarrowMenu onDone={onClose} />}</Offcanvas.Body>
    </Offcanvas>
  );
}
