import { loginAddress } from '../../../domain/access/addresses.js';
import { SIGN_IN_UNFINISHED, SIGNING_IN, BACK_TO_LOGIN, CODE_LOGIN_RUNNING } from '../../../domain/signing-in/words.js';
import { BACK_HOME } from '../../../domain/site/words.js';
import { usePlace } from '../../hooks/use-place.js';
import { Link } from '../../links/link.js';
import { usePageTitle } from '../../routing/page-title.js';

/** What came of the return from third-party login, in `words`; without them it is still going on. */
export function CallbackNotice({ words }: { readonly words?: string }) {
  const place = usePlace();
  usePageTitle(words === undefined ? undefined : SIGN_IN_UNFINISHED);
  return (
    <div className="page page--alone column">
      <h1 className="page__heading">{words === undefined ? SIGNING_IN : SIGN_IN_UNFINISHED}</h1>
      {/* One region for both: one that arrives together with its text is not read out. */}
      <div role="status">
        {words === undefined ? (
          <div className="spinner">
            <span className="spinner-border" aria-hidden="true" />
            <span className="visually-hidden">{CODE_LOGIN_RUNNING}</span>
          </div>
        ) : (
          <p className="page__lead">{words}</p>
        )}
      </div>
      {words !== undefined && (
        // To the door that remembers where the visitor was heading.
        <Link className="btn btn-primary" to={loginAddress(place)}>
          {BACK_TO_LOGIN}
        </Link>
      )}
      {/* Also beside the spinner: a wait may turn out long, but never a dead end. */}
      <Link className="btn btn-quiet" to="/">
        {BACK_HOME}
      </Link>
    </div>
  );
}
