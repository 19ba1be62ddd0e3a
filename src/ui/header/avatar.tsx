import { useState } from 'react';

import { PersonIcon } from '../theme/icons/person-icon.js';

/** The member's picture, or a drawn one where there is none or it cannot be shown. Says nothing: the name is beside it. */
export function Avatar({ url }: { readonly url: string }) {
  const [brokenUrl, setBrokenUrl] = useState('');
  return (
    <span className="avatar">
      {url === brokenUrl || url === '' ? (
        <PersonIcon />
      ) : (
        <img
          src={url}
          alt=""
          onError={() => {
            setBrokenUrl(url);
          }}
        />
      )}
    </span>
  );
}
