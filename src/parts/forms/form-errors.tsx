import { Trans } from '@lingui/react/macro';
import { ErrorSummary, type FieldError } from '#src/ui/inputs/error-summary.tsx';

interface FormErrorsProps {
  readonly errors: readonly FieldError[];
  /** How often submitting has failed; before that nothing is shown. */
  readonly attempt: number;
}

/** Above a form that was submitted with mistakes: how many, and where. */
export function FormErrors({ errors, attempt }: FormErrorsProps) {
  const count = errors.length;
  if (attempt === 0) return null;
  return (
    <ErrorSummary
      title={count === 1 ? <Trans>Please correct 1 field</Trans> : <Trans>Please correct {count} fields</Trans>}
      errors={errors}
      attempt={attempt}
    />
  );
}
