import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import { CAR_NAME_MAX } from '#domain/constants.ts';
import { isCarNameTooLong, visibleLength } from '#domain/fields/car-name.ts';
import { plateWithProvince } from '#domain/fields/provinces.ts';
import { readLine } from '#domain/fields/typed-text.ts';
import type { CarRegistrationScreen } from '#machines/car-registration/car-registration.selectors.ts';
import { CAR_LEVELS, type CarLevel } from '#machines/car-registration/car-registration.types.ts';
import { provinceOptions } from '#src/i18n/provinces.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { PlateField } from '#src/ui/car/plate-field.tsx';
import { FieldPair } from '#src/ui/inputs/field-group.tsx';
import { TextField } from '#src/ui/inputs/text-field.tsx';
import { CarChoiceFields } from './car-choice.fields.tsx';
import { typedCarName, withProvince, type CarField, type CarTexts } from './car-details.form.ts';
import styles from './car-details.module.css';

export interface CarDetailsProps {
  /** Prefix of the controls' ids (`car-plate` and so on). */
  readonly idPrefix: string;
  readonly texts: CarTexts;
  /** From the chart's selectScreen. */
  readonly car: CarRegistrationScreen;
  /** A field's problem, once it should be shown. */
  readonly words: (field: CarField) => ReactNode;
  readonly onTexts: (changed: Partial<CarTexts>) => void;
  readonly onCar: (level: CarLevel, id: number | null) => void;
  readonly onCarRetry: () => void;
  /** A car without a name is named by its plate. */
  readonly isNameOptional?: boolean;
}

/** The fields of a member's car (REG-03 to REG-06): its name with a character counter, its plate, and brand, model, variant and year. */
export function CarDetailsFields(props: CarDetailsProps) {
  const { idPrefix, texts, car, words, onTexts, onCar, onCarRetry, isNameOptional = false } = props;
  const { t } = useLingui();
  const language = useLanguage();
  const [pasted, setPasted] = useState<{ readonly text: string; readonly isRead: boolean } | null>(null);
  /** How long the name was that did not fit; null: the last one did. */
  const [refusedLength, setRefusedLength] = useState<number | null>(null);
  const used = visibleLength(texts.carName);
  const setName = (text: string) => {
    const { carName, isRefused } = typedCarName(text, texts.carName, refusedLength !== null);
    const length = visibleLength(text) > CAR_NAME_MAX ? visibleLength(text) : text.length;
    setRefusedLength(isRefused ? (isCarNameTooLong(text) ? length : refusedLength) : null);
    onTexts({ carName });
  };
  /** Nothing is pasted into the field (REG-03). What has a province behind it is read as two values; anything else is shown, to be typed from there. */
  const readPasted = (event: { preventDefault: () => void }, given: DataTransfer) => {
    event.preventDefault();
    const text = readLine(given.getData('text'));
    const both = plateWithProvince(text);
    setPasted({ text, isRead: both !== null });
    if (both !== null) onTexts(both);
  };
  const dropProvince = () => {
    const { plate, province } = withProvince(texts);
    if (plate !== texts.plate) onTexts({ plate, province });
  };
  return (
    <>
      <FieldPair>
        <TextField
          id={`${idPrefix}-carName`}
          name="carName"
          error={words('carName')}
          value={texts.carName}
          onChange={({ currentTarget: { value } }) => setName(value)}
          autoComplete="off"
          label={<Trans>Name of the car</Trans>}
          note={isNameOptional ? <Trans>(or the plate)</Trans> : undefined}
          hint={
            <span className={styles.count} role="status">
              {t`${used} of ${CAR_NAME_MAX} characters`}
              {refusedLength === null ? null : <NameRefused length={refusedLength} isEmpty={texts.carName === ''} />}
            </span>
          }
        />
        <PlateField
          id={`${idPrefix}-plate`}
          label={<Trans>Licence plate</Trans>}
          hint={
            <>
              <Trans>
                As on the plate, such as <span lang="th">1กก 1234</span>
              </Trans>
              <span role="status">{pasted && <Pasted {...pasted} />}</span>
            </>
          }
          error={words('plate')}
          input={{
            name: 'plate',
            placeholder: '1กก 1234',
            value: texts.plate,
            onChange: ({ currentTarget: { value } }) => onTexts({ plate: value }),
            onPaste: (event) => readPasted(event, event.clipboardData),
            onDrop: (event) => readPasted(event, event.dataTransfer),
            onBlur: dropProvince,
          }}
          province={{
            id: `${idPrefix}-province`,
            label: t`Province on the plate (optional)`,
            placeholder: t`Province (optional)`,
            options: provinceOptions(language),
            value: texts.province,
            onChange: (province) => onTexts({ province }),
          }}
        />
      </FieldPair>
      <CarChoiceFields
        screen={car}
        idPrefix={idPrefix}
        errors={Object.fromEntries(CAR_LEVELS.map((level) => [level, words(level)]))}
        onCar={onCar}
        onCarRetry={onCarRetry}
      />
    </>
  );
}

function NameRefused({ length, isEmpty }: { readonly length: number; readonly isEmpty: boolean }) {
  return (
    <b>
      {isEmpty ? (
        <Trans>
          That was {length} characters, and at most {CAR_NAME_MAX} fit. Nothing was entered: please give a shorter name.
        </Trans>
      ) : (
        <Trans>That is longer than {CAR_NAME_MAX} characters, so the name stays as it was.</Trans>
      )}
    </b>
  );
}

function Pasted({ text, isRead }: { readonly text: string; readonly isRead: boolean }) {
  return (
    <b className={styles.pasted}>
      {isRead ? (
        <Trans>Plate and province were read from “{text}”. Please compare them with your plate.</Trans>
      ) : (
        <Trans>
          Please type it from the plate: pasting is off here, so that no character slips in. You pasted “{text}”.
        </Trans>
      )}
    </b>
  );
}
