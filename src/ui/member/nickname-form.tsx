import { useState } from 'react';
import { of, tap } from 'rxjs';

import { visibleText } from '../../domain/text/visible-text.js';
import { nicknameFault } from '../../domain/member/profile.js';
import * as strings from '../../domain/member/strings.js';
import { DialogContent } from '../shared/widgets/dialog-frame.js';
import { Form } from '../shared/forms/form.js';
import { TextField } from '../shared/forms/text-field.js';
import { useForm } from '../shared/forms/use-form.js';
import { Confirmation } from '../shared/forms/confirmation.js';
import type { ActionProps } from './account-forms.js';

/** Changes the nickname. A member may do this once: the form says so, and asks for confirmation. */
export function NicknameForm({ user, service: { changes, drafts }, onClose }: ActionProps) {
  const [pending, setPending] = useState<string>();
  const form = useForm({
    empty: () => ({ nickname: '' }),
    check: ({ nickname }) => {
      const fault = nicknameFault(nickname, user.name);
      return fault === undefined ? {} : { nickname: fault };
    },
    perform: ({ nickname }) => of(visibleText(nickname)).pipe(tap(setPending)),
    restored: drafts,
  });

  if (pending !== undefined) {
    return (
      <DialogContent key="confirmation">
        <Confirmation
          confirmText={strings.CONFIRM}
          cancelText={strings.EDIT_AGAIN}
          perform={() => changes.nickname(pending)}
          onDone={onClose}
          onCancel={() => {
            setPending(undefined);
          }}
        >
          <p>{strings.confirmNickname(pending)}</p>
        </Confirmation>
      </DialogContent>
    );
  }
  return (
    <DialogContent key="typed">
      <Form form={form} action={strings.SAVE}>
        <TextField
          restored
          name="nickname"
          label={strings.NICKNAME}
          placeholder={strings.NICKNAME_PLACEHOLDER}
          autoComplete="nickname"
          hint={strings.NICKNAME_ONCE}
        />
      </Form>
    </DialogContent>
  );
}
