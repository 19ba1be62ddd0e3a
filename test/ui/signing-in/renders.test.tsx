import { act, render, screen } from '@testing-library/react';
import { expect } from 'chai';
import { Profiler } from 'react';
import { BehaviorSubject, NEVER } from 'rxjs';

import type { SmsButton } from '../../../src/application/signing-in/sms-code-form.js';
import { Form } from '../../../src/ui/forms/form.js';
import { TextField } from '../../../src/ui/forms/text-field.js';
import { useForm } from '../../../src/ui/forms/use-form.js';
import { SendButton } from '../../../src/ui/signing-in/sms-code-field.js';
import { renderWithSite } from '../support/render-with-site.js';

describe('What is drawn anew', () => {
  it('is the field that a key goes to, and nothing beside it (issue 14)', async () => {
    const drawn: string[] = [];
    const count = (name: string): void => {
      drawn.push(name);
    };
    function TwoFields() {
      count('form');
      const form = useForm({
        empty: () => ({ mobile: '', password: '' }),
        check: () => ({}),
        perform: () => NEVER,
      });
      return (
        <Form form={form} action="去">
          <Profiler id="mobile" onRender={count}>
            <TextField name="mobile" label="手机号" placeholder="手机号" />
          </Profiler>
          <Profiler id="password" onRender={count}>
            <TextField name="password" label="密码" placeholder="密码" />
          </Profiler>
        </Form>
      );
    }
    const { user } = renderWithSite(<TwoFields />);
    drawn.length = 0;
    await user.type(screen.getByLabelText('手机号'), '138');
    expect(drawn).to.deep.equal(['mobile', 'mobile', 'mobile']);
  });

  it('is the send button at a second of its countdown, and not the field that it stands beside (issue 14)', () => {
    const drawn: string[] = [];
    const state$ = new BehaviorSubject<SmsButton>({ kind: 'counting', seconds: 60, mobile: '138' });
    function Beside() {
      drawn.push('beside');
      return <SendButton state$={state$} onSend={() => undefined} />;
    }
    render(<Beside />);
    drawn.length = 0;
    act(() => {
      state$.next({ kind: 'counting', seconds: 59, mobile: '138' });
    });
    expect(screen.getByRole('button').textContent).to.include('59');
    expect(drawn).to.deep.equal([]);
  });
});
