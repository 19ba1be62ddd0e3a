import { confirmsDeletion } from '../../../domain/member/profile-rules.js';
import * as says from '../../../domain/member/words.js';
import { Form } from '../../forms/form.js';
import { TextField } from '../../forms/text-field.js';
import { useForm } from '../../forms/use-form.js';
import type { DeedProps } from './deed-props.js';

/** The end of an account: what that means, and a word to be typed, so that nobody does it by the way. */
export function DeletionForm({ service: { changes } }: DeedProps) {
  const form = useForm({
    empty: () => ({ confirmation: '' }),
    check: ({ confirmation }) => (confirmsDeletion(confirmation) ? {} : { confirmation: says.DELETION_UNCONFIRMED }),
    perform: () => changes.deletion(),
  });
  return (
    <>
      <p className="deed__lead">{says.DELETION_EXPLAINED}</p>
      <Form form={form} action={says.DELETE_ACCOUNT}>
        <TextField
          name="confirmation"
          label={says.DELETION_LABEL}
          placeholder={says.DELETION_WORD}
          autoComplete="off"
        />
      </Form>
    </>
  );
}
