import type { Observable } from 'rxjs';

import { DIALOG_FLOW } from '../../../application/signing-in/dialog-flow.js';
import { SESSION } from '../../../domain/session/session.js';
import { ADD_FAVOURITE, DROP_FAVOURITE, FAVOURITE_DROPPED, IS_FAVOURITE } from '../../../domain/courses/words.js';
import { useSubmission } from '../../forms/use-submission.js';
import { Waiting } from '../../forms/waiting.js';
import { useService } from '../../hooks/services.js';
import { useBehavior } from '../../hooks/use-behavior.js';
import { StarIcon } from '../../theme/icons/star-icon.js';

interface FavouriteButtonProps {
  readonly isFavourite: boolean;
  readonly toggle: () => Observable<unknown>;
}

/** Makes the course a favourite or none: what the server answers counts (pages §3). Strangers sign in first. */
export function FavouriteButton({ isFavourite, toggle }: FavouriteButtonProps) {
  const dialogs = useService(DIALOG_FLOW);
  const isStranger = useBehavior(useService(SESSION).state$).kind === 'anonymous';
  const [asked, ask] = useSubmission('spoken');
  const busy = asked.kind === 'running';
  return (
    <>
      <button
        type="button"
        className={isFavourite ? 'btn favourite favourite--on' : 'btn favourite'}
        title={isFavourite ? DROP_FAVOURITE : undefined}
        aria-disabled={busy}
        aria-busy={busy}
        onClick={() => {
          if (isStranger) dialogs.open({ kind: 'login' });
          else ask(toggle);
        }}
      >
        <Waiting busy={busy}>
          <span className="favourite__label">
            <StarIcon filled={isFavourite} />
            {isFavourite ? IS_FAVOURITE : ADD_FAVOURITE}
          </span>
        </Waiting>
      </button>
      <span className="visually-hidden" role="status">
        {asked.kind === 'done' && (isFavourite ? IS_FAVOURITE : FAVOURITE_DROPPED)}
      </span>
    </>
  );
}
