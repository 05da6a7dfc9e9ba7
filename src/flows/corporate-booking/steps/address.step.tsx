import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, type FormEvent } from 'react';
import { addTakeCarAddress, listTakeCarAddresses } from '#contract/calls/take-car.calls.ts';
import type { TakeCarPlace } from '#machines/shared/take-car-place.ts';
import { ofAccount } from '#src/api/queries/account.ts';
import { queryClientOf } from '#src/api/queries/query-client.ts';
import { readOrReject } from '#src/api/read.ts';
import { refused, toOutcome } from '#src/api/to-outcome.ts';
import { writeOnce } from '#src/api/writes/keyed-write.ts';
import { refusalOf, useCall } from '#src/api/writes/use-call.ts';
import { AddressChoicePart } from '#src/flows/address-choice/address-choice.part.tsx';
import { useLanguage } from '#src/i18n/use-language.ts';
import { CannotDisplay } from '#src/parts/cannot-display.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { NativeSelect } from '#src/ui/inputs/native-select.tsx';
import { TextField } from '#src/ui/inputs/text-field.tsx';
import { StepHeading } from '#src/wizard/step-heading.tsx';
import { useFlow, useVisit } from '../corporate-booking.visit.ts';
import styles from '../corporate-booking.module.css';
import { takeCarFrom } from '../take-car.adapters.ts';
import type { CarStepProps } from './car-step.types.ts';

const NEW = 'new';
const lineOf = ({ address, subDistrict, district, province, postCode }: TakeCarPlace) =>
  [address, subDistrict, district, province, postCode].join(' ');

/** The wizard's main button submits it while a new address is typed. */
export const NEW_ADDRESS_FORM = 'take-car-new';
export type NewAddressState = 'closed' | 'typed' | 'saving';

interface AddressStepProps extends CarStepProps {
  /** Keep the function's identity stable. */
  readonly onNewAddress: (state: NewAddressState) => void;
}

/** Where the car is collected: one of the company's addresses, or a new one, which is kept among them (C25, C26). */
export function CarAddressStep({ screen, car, takesFocus, onNewAddress }: AddressStepProps) {
  const { host } = useVisit();
  const { t } = useLingui();
  const language = useLanguage();
  const api = host.api(language);
  const code = useFlow(({ context }) => context.company.code);
  const client = queryClientOf(host);
  const query = useQuery(
    {
      queryKey: [...ofAccount(code), 'take-car'],
      queryFn: async ({ signal }) =>
        (await readOrReject(api, listTakeCarAddresses, { code }, signal)).address_list.map(takeCarFrom),
    },
    client,
  );
  const { address } = screen.draft;
  const kept = query.data ?? [];
  const [isNew, setNew] = useState(false);
  const wantsNew = isNew || (query.isSuccess && kept.length === 0);
  const value = wantsNew ? NEW : address?.index == null ? '' : String(address.index);
  return (
    <div className={styles.form}>
      <StepHeading takesFocus={takesFocus} lead={<Trans>We collect the car there and bring it back.</Trans>}>
        <Trans>Where to collect the car</Trans>
      </StepHeading>
      {query.isError ? <CannotDisplay onRetry={() => void query.refetch()} /> : null}
      {kept.length === 0 ? null : (
        <div data-needed>
          <NativeSelect
            id="take-car"
            label={<Trans>Address</Trans>}
            placeholder={t`Choose an address`}
            options={[
              ...kept.map((place) => ({ value: String(place.index), label: lineOf(place) })),
              { value: NEW, label: t`Another address…` },
            ]}
            value={value}
            onChange={({ currentTarget }) => {
              setNew(currentTarget.value === NEW);
              const place = kept.find(({ index }) => String(index) === currentTarget.value);
              if (place) car.send({ type: 'address.entered', address: place });
            }}
          />
        </div>
      )}
      {wantsNew ? (
        <NewAddress
          onState={onNewAddress}
          onKept={(place) => {
            setNew(false);
            void query.refetch();
            car.send({ type: 'address.entered', address: place });
            car.send({ type: 'next.requested' });
          }}
        />
      ) : address === null ? null : (
        <p translate="no">{lineOf(address)}</p>
      )}
    </div>
  );
}

const NO_PLACE = { province: '', district: '', subDistrict: '', postCode: '' };

interface NewAddressProps {
  readonly onState: (state: NewAddressState) => void;
  readonly onKept: (place: TakeCarPlace) => void;
}

function NewAddress({ onState, onKept }: NewAddressProps) {
  const { host } = useVisit();
  const { t } = useLingui();
  const api = host.api(useLanguage());
  const code = useFlow(({ context }) => context.company.code);
  const [line, setLine] = useState('');
  const [place, setPlace] = useState(NO_PLACE);
  const [isJudged, setJudged] = useState(false);
  const isWhole = line.trim() !== '' && !Object.values(place).includes('');
  const saving = useCall(host, async (_: void, signal) => {
    const address = line.trim();
    const { province, district, subDistrict: sub_district, postCode: postal_code } = place;
    const request = { code, address: { address, province, district, sub_district, postal_code } };
    const result = await writeOnce(api, { call: addTakeCarAddress, about: '', request }, signal);
    return toOutcome(result, { otherwise: refused }, ({ index }) => {
      onKept({ ...place, address, index });
      return null;
    });
  });
  const { isPending } = saving;
  useEffect(() => {
    onState(isPending ? 'saving' : 'typed');
    return () => onState('closed');
  }, [onState, isPending]);
  const refusal = refusalOf(saving);
  const placeTexts = {
    province: t`Choose a province`,
    district: t`Choose a district`,
    subDistrict: t`Choose a sub-district`,
    postCode: t`Choose a post code`,
  };
  const missing = Object.entries(placeTexts).filter(([name]) => place[name as keyof typeof place] === '');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setJudged(true);
    if (isWhole && !isPending) saving.mutate();
  };
  return (
    <form id={NEW_ADDRESS_FORM} method="post" noValidate className={styles.form} onSubmit={submit}>
      <TextField
        id="take-car-line"
        label={<Trans>House number, building and road</Trans>}
        maxLength={200}
        value={line}
        error={isJudged && line.trim() === '' ? t`Please fill this in` : undefined}
        onChange={({ currentTarget: { value } }) => setLine(value)}
      />
      <AddressChoicePart
        host={host}
        initial={null}
        idPrefix="take-car"
        errors={isJudged ? Object.fromEntries(missing) : {}}
        onAddress={setPlace}
      />
      {isJudged && !isWhole ? (
        <Notice kind="error">
          <Trans>Fill in the address down to the sub-district.</Trans>
        </Notice>
      ) : null}
      {saving.isError || refusal ? (
        <Notice kind="error" title={<Trans>The address was not kept</Trans>}>
          {refusal ?? <Trans>Check your connection, then try again.</Trans>}
        </Notice>
      ) : null}
    </form>
  );
}
