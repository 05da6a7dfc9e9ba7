import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { BranchDate } from '#domain/thai-calendar.ts';
import { DayField } from '#src/parts/list/day-field.tsx';
import { PlateField } from '#src/ui/car/plate-field.tsx';
import { Checkbox } from '#src/ui/inputs/checkbox.tsx';
import { Choice, ChoiceMark } from '#src/ui/inputs/choice.tsx';
import { ErrorSummary } from '#src/ui/inputs/error-summary.tsx';
import { FieldGroup, FieldPair } from '#src/ui/inputs/field-group.tsx';
import { NativeSelect } from '#src/ui/inputs/native-select.tsx';
import { SearchSelect } from '#src/ui/inputs/search-select.tsx';
import { TextArea } from '#src/ui/inputs/text-area.tsx';
import { TextField } from '#src/ui/inputs/text-field.tsx';
import styles from './guideline.module.css';
import { Sample } from './sample.tsx';

const PROVINCES = ['กรุงเทพมหานคร', 'เชียงใหม่', 'ขอนแก่น', 'ภูเก็ต'].map((name) => ({ value: name, label: name }));
/** An invented today, so that the page is the same on every day. */
const TODAY: BranchDate = '2026-11-26';

/** Every field: empty, with a hint, wrong, and closed. */
export function FieldSamples() {
  const { t } = useLingui();
  const wrong = t`There are 5 digits; 10 are needed.`;
  return (
    <>
      <Sample title={t`Text fields`}>
        <div className={styles.fields}>
          <TextField label={t`Name`} />
          <TextField label={t`Phone`} hint={t`10 digits`} inputMode="tel" />
          <TextField id="wrong-phone" label={t`Phone`} defaultValue="08123" error={wrong} />
          <TextField label={t`Phone`} defaultValue="081-234-5678" disabled />
          <TextArea label={t`Message`} note={t`optional`} />
          <TextArea label={t`Message`} error={t`Type at most 1,000 characters`} />
        </div>
      </Sample>
      <Sample title={t`Mistakes in a form`}>
        <div className={styles.stack}>
          <ErrorSummary title={t`Please check 1 field`} attempt={0} errors={[{ field: 'wrong-phone', text: wrong }]} />
        </div>
      </Sample>
      <Sample title={t`Lists to choose from`}>
        <Lists />
      </Sample>
      <Sample title={t`Choices`}>
        <Choices />
      </Sample>
    </>
  );
}

function Lists() {
  const { t } = useLingui();
  const [province, setProvince] = useState('');
  const [plate, setPlate] = useState('');
  const [day, setDay] = useState<BranchDate>();
  const languages = [
    { value: 'th', label: 'ไทย' },
    { value: 'en', label: 'English' },
  ];
  const own = (id: string, value: string) => ({
    id,
    label: t`Province`,
    value,
    placeholder: t`Choose a province`,
    options: PROVINCES,
    onChange: setProvince,
  });
  return (
    <div className={styles.fields}>
      <NativeSelect label={t`Language`} options={languages} />
      <NativeSelect label={t`Language`} options={languages} error={t`Please choose a language`} />
      <NativeSelect label={t`Language`} options={languages} disabled />
      <SearchSelect
        label={t`Province`}
        options={PROVINCES}
        value={province}
        find={(typed) => PROVINCES.filter(({ label }) => label.includes(typed))}
        nothingFound={t`No province is called that`}
        onChoose={setProvince}
      />
      <PlateField
        id="plate"
        label={t`Licence plate`}
        hint={t`As it is on the car`}
        input={{ value: plate, onChange: (event) => setPlate(event.currentTarget.value) }}
        province={own('plate-province', province)}
      />
      <PlateField
        id="wrong-plate"
        label={t`Licence plate`}
        error={t`Type the number too, such as 1กก 1234`}
        input={{ defaultValue: '1กก' }}
      />
      <DayField label={t`Day`} day={day} today={TODAY} onDay={setDay} />
      <DayField label={t`Day`} day={TODAY} today={TODAY} error={t`Please choose a later day`} onDay={() => undefined} />
    </div>
  );
}

function Choices() {
  const { t } = useLingui();
  const [isTicked, setTicked] = useState(true);
  const [time, setTime] = useState('10:30');
  return (
    <div className={styles.fields}>
      <Checkbox label={t`Send me the reminder`} isTicked={isTicked} onTick={setTicked} />
      <Checkbox
        id="wrong-tick"
        label={t`I have read the terms`}
        isTicked={false}
        onTick={() => undefined}
        error={t`Please tick the box to go on`}
      />
      <FieldGroup legend={t`Time`}>
        <FieldPair>
          {['09:00', '10:30'].map((each) => (
            <Choice key={each} className={styles.choice}>
              <input type="radio" name="sample-time" checked={time === each} onChange={() => setTime(each)} />
              <ChoiceMark />
              <span>{each}</span>
            </Choice>
          ))}
        </FieldPair>
      </FieldGroup>
    </div>
  );
}
