import { Trans, useLingui } from '@lingui/react/macro';
import { memo, type ReactNode } from 'react';
import type { Language } from '#domain/constants.ts';
import type { CarRegistrationScreen } from '#machines/car-registration/car-registration.selectors.ts';
import { CAR_LEVELS, type CarLevel } from '#machines/car-registration/car-registration.types.ts';
import { formatYearOfMake } from '#src/i18n/units/dates.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { FieldPair } from '#src/ui/inputs/field-group.tsx';
import { NativeSelect } from '#src/ui/inputs/native-select.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';

export interface CarChoiceFieldsProps {
  /** From the chart's selectScreen. */
  screen: CarRegistrationScreen;
  /** An id from the level's list, or null to clear the choice. */
  onCar: (level: CarLevel, id: number | null) => void;
  onCarRetry: () => void;
  /** Adds '(optional)' to each label. */
  optional?: boolean;
  /** Prefix of the controls' ids, by default `car` (`car-brand` and so on); set it if the page has two of these forms. */
  idPrefix?: string;
  errors?: Partial<Record<CarLevel, ReactNode>>;
}

/** A year in the page language's era, followed by the other era if it differs (LANG-04). */
function yearLabel(name: string, language: Language): string {
  const shown = formatYearOfMake(name, language);
  return shown === name ? name : `${shown} (${name})`;
}

/**
 * Brand, model, variant and year (REG-05). A list that is not there yet keeps its place, can be focused and says what it waits for: a link to a
 * disabled field leads nowhere.
 */
export const CarChoiceFields = memo(function CarChoiceFields(props: CarChoiceFieldsProps) {
  const { screen, onCar, onCarRetry, optional = false, idPrefix = 'car', errors } = props;
  const { t } = useLingui();
  const language = useLanguage();
  const texts: Record<CarLevel, { label: string; placeholder: string }> = {
    brand: { label: t`Brand`, placeholder: t`Choose a brand` },
    model: { label: t`Model`, placeholder: t`Choose a model` },
    variant: { label: t`Variant`, placeholder: t`Choose a variant` },
    year: { label: t`Year of make`, placeholder: t`Choose a year` },
  };
  const waits: Record<CarLevel, string> = {
    brand: t`Not loaded yet`,
    model: t`Choose a brand first`,
    variant: t`Choose a model first`,
    year: t`Choose a variant first`,
  };
  const { lists, choice, missing } = screen;
  const empty = (level: CarLevel) => {
    if (screen.screen === 'loading' && missing === level) return t`Loading…`;
    if (lists[level] !== null) return texts[level].placeholder;
    return screen.screen === 'failed' && missing === level ? t`Not loaded yet` : waits[level];
  };
  return (
    <>
      <FieldPair>
        {CAR_LEVELS.map((level) => {
          const isLoading = screen.screen === 'loading' && missing === level;
          return (
            <NativeSelect
              key={level}
              id={`${idPrefix}-${level}`}
              label={texts[level].label}
              note={optional ? <Trans>(optional)</Trans> : undefined}
              error={errors?.[level]}
              placeholder={empty(level)}
              options={(lists[level] ?? []).map(({ id, name }) => ({
                value: String(id),
                label: level === 'year' ? yearLabel(name, language) : name,
              }))}
              value={choice[level]?.id ?? ''}
              aria-disabled={lists[level] === null || undefined}
              aria-busy={isLoading || undefined}
              onChange={({ currentTarget: { value } }) => onCar(level, value === '' ? null : Number(value))}
            />
          );
        })}
      </FieldPair>
      {screen.screen === 'failed' && missing !== null ? (
        <Notice
          kind="warning"
          title={<CarListFailed level={missing} />}
          actions={
            <Button kind="outline" size="small" onClick={onCarRetry}>
              <Trans>Try again</Trans>
            </Button>
          }
        >
          {screen.message}
        </Notice>
      ) : null}
    </>
  );
});

function CarListFailed({ level }: { level: CarLevel }) {
  const texts: Record<CarLevel, ReactNode> = {
    brand: <Trans>The brands could not be loaded.</Trans>,
    model: <Trans>The models could not be loaded.</Trans>,
    variant: <Trans>The variants could not be loaded.</Trans>,
    year: <Trans>The years could not be loaded.</Trans>,
  };
  return texts[level];
}
