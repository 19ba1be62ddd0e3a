import { useState } from 'react';

import { UNREAD } from '../../domain/site/strings.js';
import { PersonIcon } from '../theme/icons.js';

/** The member's picture, or a drawn one where there is none or it cannot be shown. Says nothing: the name is beside it. */
export function Avatar({ url, lazy = false }: { readonly url: string; readonly lazy?: boolean }) {
  const [brokenUrl, setBrokenUrl] = useState('');
  return (
    <span className="avatar">
      {url === brokenUrl || url === '' ? (
        <PersonIcon />
      ) : (
        <img
          src={url}
          alt=""
          loading={lazy ? 'lazy' : undefined}
          onError={() => {
            setBrokenUrl(url);
          }}
        />
      )}
    </span>
  );
}

/** Red to the eye, words to the ear. */
export function UnreadDot() {
  return (
    <span className="unread-dot">
      <span className="visually-hidden">{UNREAD}</span>
    </span>
  );
}
