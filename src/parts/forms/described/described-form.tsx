import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import { answeredFields, answerProblem, type AnswerProblem } from '#contract/calls/form.answers.ts';
import type { Answers, DescribedField } from '#contract/calls/form.shapes.ts';
import type { BranchDate } from '#domain/thai-calendar.ts';
import { Button } from '#src/ui/actions/button.tsx';
import type { SelectOption } from '#src/ui/inputs/native-select.tsx';
import { useCheckedForm } from '#src/ui/inputs/use-checked-form.ts';
import { FormErrors } from '../form-errors.tsx';
import { answerText } from './answer-texts.ts';
import { DescribedFieldPart } from './described-field.tsx';
import { ImageField } from './image-field.tsx';
import styles from './described.module.css';

interface DescribedFormProps {
  /** Begins the ids of its fields. */
  readonly name: string;
  readonly fields: readonly DescribedField[];
  /** What was typed before, by the names of the fields. */
  readonly typed: Answers | null;
  readonly today: BranchDate;
  readonly regions?: readonly SelectOption[] | null | undefined;
  readonly onTyped: (answers: Answers) => void;
  /** Of a form with a picture, which is not kept. */
  readonly image?: File | null;
  readonly onImage?: (image: File | null) => void;
  readonly onSend: (answers: Answers) => void;
  /** What is being done while it is sent; null if it is not. */
  readonly busy: ReactNode;
  readonly sendLabel: ReactNode;
  /** Between the fields and the button: what else is asked for, and what became of the last try. */
  readonly children?: ReactNode;
}

const problemsOf = (fields: readonly DescribedField[], answers: Answers): Record<string, AnswerProblem> =>
  Object.fromEntries(
    answeredFields(fields).flatMap((field) => {
      const problem = answerProblem(field, answers[field.name] ?? '');
      return problem === null ? [] : [[field.name, problem]];
    }),
  );

/** Two short fields beside each other where there is room, such as first and last name. */
function rowsOf(fields: readonly DescribedField[]): readonly (readonly DescribedField[])[] {
  const isShort = ({ kind }: DescribedField) => kind === 'text' || kind === 'select' || kind === 'date';
  const rows: DescribedField[][] = [];
  for (const field of fields) {
    const last = rows.at(-1);
    if (isShort(field) && last?.length === 1 && last[0] !== undefined && isShort(last[0])) last.push(field);
    else rows.push([field]);
  }
  return rows;
}

/** A form as a server describes it (C55, C57): its fields, their problems by the rules that the server applies too, and a summary of them. */
export function DescribedForm(props: DescribedFormProps) {
  const {
    name,
    fields,
    typed,
    today,
    regions,
    onTyped,
    image = null,
    onImage,
    onSend,
    busy,
    sendLabel,
    children,
  } = props;
  const { i18n } = useLingui();
  const [initial] = useState((): Record<string, string> =>
    Object.fromEntries(answeredFields(fields).map((field) => [field.name, typed?.[field.name] ?? ''])),
  );
  const isSending = busy !== null;
  const form = useCheckedForm({
    initialValues: initial,
    problems: (answers) => problemsOf(fields, answers),
    onChange: onTyped,
    stored: Object.keys(initial),
  });
  const idOf = (field: DescribedField) => `${name}-${field.name}`;
  const errorOf = (field: DescribedField) => {
    const problem = form.errors[field.name] as AnswerProblem | undefined;
    return problem && i18n._(answerText(problem, field));
  };
  const wrong = fields.flatMap((field) => {
    const text = errorOf(field);
    return text === undefined ? [] : [{ field: idOf(field), text: `${field.label}: ${text}` }];
  });
  const shown = (field: DescribedField) =>
    field.kind === 'file' ? (
      <ImageField
        key={field.name}
        id={idOf(field)}
        label={field.label}
        note={field.is_required ? undefined : <Trans>(optional)</Trans>}
        image={image}
        onImage={(next) => onImage?.(next)}
      />
    ) : (
      <DescribedFieldPart
        key={field.name}
        id={idOf(field)}
        field={field}
        today={today}
        regions={regions}
        value={form.values[field.name] ?? ''}
        error={errorOf(field)}
        onValue={(value) => form.set(field.name, value)}
        onLeave={() => form.leave(field.name)}
      />
    );
  return (
    <form
      method="post"
      className={styles.form}
      noValidate
      onSubmit={form.submit((answers) => {
        if (!isSending) onSend(answers);
      })}
    >
      <FormErrors errors={wrong} attempt={form.attempt} />
      {rowsOf(fields).map((row) =>
        row.length === 1 ? (
          row.map(shown)
        ) : (
          <div key={row.map((field) => field.name).join()} className={styles.pair}>
            {row.map(shown)}
          </div>
        ),
      )}
      {children}
      <div>
        <Button
          type="submit"
          size="large"
          // Without this, pressing the button would blur a field, and the error shown then would move the button away from under the pointer.
          onMouseDown={(event) => event.preventDefault()}
          busy={busy}
        >
          {sendLabel}
        </Button>
      </div>
    </form>
  );
}
