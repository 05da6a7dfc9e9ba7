import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import type { DescribedField } from '#contract/calls/form.shapes.ts';
import { Choice, ChoiceMark } from '#src/ui/inputs/choice.tsx';
import { describedBy, Field } from '#src/ui/inputs/field.tsx';
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx';
import { classes } from '#src/ui/theme/classes.ts';
import styles from './described.module.css';

export interface AnswerProps {
  readonly id: string;
  readonly field: DescribedField;
  readonly value: string;
  readonly label: ReactNode;
  readonly note: ReactNode;
  readonly hint: ReactNode;
  readonly error: ReactNode;
  readonly onValue: (value: string) => void;
}

interface GroupProps extends Pick<AnswerProps, 'id' | 'label' | 'note' | 'hint' | 'error'> {
  readonly isRequired: boolean;
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** Radio buttons under one label; the first one has the id of the field, so that the summary of mistakes leads to it. */
const Group = ({ id, isRequired, className, children, ...texts }: GroupProps) => (
  <Field id={id} labelElement="div" {...texts}>
    <div
      role="radiogroup"
      className={className}
      aria-labelledby={`${id}-label`}
      aria-required={isRequired}
      {...describedBy(id, texts)}
    >
      {children}
    </div>
  </Field>
);

export const RadioField = ({ id, field, value, onValue, ...texts }: AnswerProps) => (
  <Group id={id} isRequired={field.is_required} className={styles.radios} {...texts}>
    {(field.options ?? []).map((option, at) => (
      <Choice key={option.value} className={styles.radio}>
        <input
          id={at === 0 ? id : `${id}-${option.value}`}
          type="radio"
          name={field.name}
          checked={value === option.value}
          onChange={() => onValue(option.value)}
        />
        <ChoiceMark />
        <span>{option.label}</span>
      </Choice>
    ))}
  </Group>
);

const stepsOf = ({ low, high }: DescribedField): readonly number[] => {
  const [first, last] = [low?.value ?? 1, high?.value ?? 5];
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
};

/** Stars or numbers between two ends, each with its number and, at the ends, their words for a screen reader. */
export function StepsField({ id, field, value, onValue, ...texts }: AnswerProps) {
  const steps = stepsOf(field);
  const [hovered, setHovered] = useState<number | null>(null);
  const isRating = field.kind === 'rating';
  const lit = hovered ?? (value === '' ? -1 : Number(value));
  const wordsOf = (step: number) => [field.low, field.high].find((end) => end?.value === step)?.label;
  return (
    <Group id={id} isRequired={field.is_required} className={styles.steps} {...texts}>
      <div className={isRating ? styles.stars : styles.numbers} onPointerLeave={() => setHovered(null)}>
        {steps.map((step, at) => (
          <label
            key={step}
            className={classes(styles.step, isRating && styles.star)}
            onPointerEnter={({ pointerType }) => {
              if (isRating && pointerType === 'mouse') setHovered(step);
            }}
          >
            <input
              id={at === 0 ? id : `${id}-${step}`}
              type="radio"
              name={field.name}
              checked={value === String(step)}
              onChange={() => onValue(String(step))}
            />
            {isRating ? (
              <>
                {step <= lit ? (
                  <IconStarFilled size={30} aria-hidden="true" />
                ) : (
                  <IconStar size={30} stroke={1.5} aria-hidden="true" />
                )}
                <VisuallyHidden>{step}</VisuallyHidden>
              </>
            ) : (
              <span>{step}</span>
            )}
            {wordsOf(step) ? <VisuallyHidden> {wordsOf(step)}</VisuallyHidden> : null}
          </label>
        ))}
      </div>
      <div className={classes(styles.ends, isRating && styles.shortEnds)} aria-hidden="true">
        <span>{field.low?.label}</span>
        <span>{field.high?.label}</span>
      </div>
    </Group>
  );
}
