import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState, type FormEvent } from 'react';
import { addTakeCarAddress, type KeptTakeCarAddress } from '#contract/calls/take-car.calls.ts';
import { ADDRESS_MAX } from '#contract/calls/take-car.shapes.ts';
import { readText } from '#domain/fields/typed-text.ts';
import type { Account } from '#machines/shared/account.ts';
import type { NamedAddress } from '#machines/address-choice/address-choice.types.ts';
import { refused, toOutcome } from '#src/api/to-outcome.ts';
import { writeOnce } from '#src/api/writes/keyed-write.ts';
import { refusalOf, useCall } from '#src/api/writes/use-call.ts';
import type { FlowHost } from '#src/flow-host/flow-host.ts';
import { AddressChoicePart } from '#src/flows/address-choice/address-choice.part.tsx';
import { useLanguage } from '#src/i18n/use-language.ts';
import { FormErrors } from '#src/parts/forms/form-errors.tsx';
import { Button } from '#src/ui/actions/button.tsx';
import { useLeaveWarning } from '#src/ui/browser/use-leave-warning.ts';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { TextArea } from '#src/ui/inputs/text-area.tsx';
import styles from './take-car-addresses.module.css';

interface AddressFormProps {
  readonly host: FlowHost;
  readonly account: Account;
  readonly onAdded: (list: KeptTakeCarAddress[]) => void;
  readonly onLeave: () => void;
}

const NO_PLACE: NamedAddress = { province: '', district: '', subDistrict: '', postCode: '' };
const PLACES = ['province', 'district', 'subDistrict', 'postCode'] as const;

/** A new address: house and street as typed, the place from the lists. */
export function AddressForm({ host, account: { code }, onAdded, onLeave }: AddressFormProps) {
  const { t } = useLingui();
  const api = host.api(useLanguage());
  const [street, setStreet] = useState('');
  const [place, setPlace] = useState(NO_PLACE);
  const [attempt, setAttempt] = useState(0);
  const add = useCall(host, async (address: typeof place & { readonly street: string }, signal) => {
    const request = {
      code,
      address: {
        address: address.street,
        province: address.province,
        district: address.district,
        sub_district: address.subDistrict,
        postal_code: address.postCode,
      },
    };
    const result = await writeOnce(api, { call: addTakeCarAddress, about: '', request }, signal);
    return toOutcome(result, { otherwise: refused }, ({ address_list: list }) => list);
  });
  const read = readText(street).trim();
  const isBegun = read !== '' || place.province !== '';
  useLeaveWarning(isBegun || add.isPending);
  const list = add.data?.kind === 'ok' ? add.data.value : null;
  const tell = useEffectEvent(onAdded);
  useEffect(() => {
    if (list !== null) tell(list);
  }, [list]);
  const placeTexts = {
    province: t`Choose a province`,
    district: t`Choose a district`,
    subDistrict: t`Choose a sub-district`,
    postCode: t`Choose a post code`,
  };
  const streetProblem =
    read === ''
      ? t`Enter house number and street`
      : read.length > ADDRESS_MAX
        ? t`At most ${ADDRESS_MAX} characters, please`
        : null;
  const missing = PLACES.filter((name) => place[name] === '');
  const wrong = [
    ...(streetProblem === null ? [] : [{ field: 'take-car-address', text: streetProblem }]),
    ...missing.map((name) => ({ field: `take-car-${name}`, text: placeTexts[name] })),
  ];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (add.isPending) return;
    if (wrong.length === 0) add.mutate({ ...place, street: read });
    else setAttempt(attempt + 1);
  };
  const refusal = refusalOf(add);
  return (
    <form method="post" className={styles.form} noValidate onSubmit={submit} aria-labelledby="take-car-new">
      <h2 id="take-car-new">
        <Trans>New address</Trans>
      </h2>
      <FormErrors errors={attempt === 0 ? [] : wrong} attempt={attempt} />
      <TextArea
        id="take-car-address"
        name="address"
        data-first-focus
        label={<Trans>House number, street, where the car stands</Trans>}
        rows={2}
        autoComplete="street-address"
        value={street}
        error={attempt === 0 ? undefined : (streetProblem ?? undefined)}
        onChange={({ currentTarget: { value } }) => setStreet(value)}
      />
      <AddressChoicePart
        host={host}
        idPrefix="take-car"
        initial={NO_PLACE}
        errors={attempt === 0 ? {} : Object.fromEntries(missing.map((name) => [name, placeTexts[name]]))}
        onAddress={(next) => {
          if (JSON.stringify(next) !== JSON.stringify(place)) setPlace(next);
        }}
      />
      {refusal === null ? null : (
        <Notice kind="error" title={<Trans>Not added</Trans>}>
          {refusal || <Trans>Check your connection and add it again. What you typed is still here.</Trans>}
        </Notice>
      )}
      <div className={styles.buttons}>
        <Button type="submit" busy={add.isPending ? <Trans>Adding…</Trans> : undefined}>
          <Trans>Add</Trans>
        </Button>
        <Button kind="text" onClick={onLeave}>
          <Trans>Do not add</Trans>
        </Button>
      </div>
    </form>
  );
}
