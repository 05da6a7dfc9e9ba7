import { Trans, useLingui } from '@lingui/react/macro';
import { IconMapPin } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { deleteTakeCarAddress, type KeptTakeCarAddress } from '#contract/calls/take-car.calls.ts';
import type { Account } from '#machines/shared/account.ts';
import { refused, toOutcome } from '#src/api/to-outcome.ts';
import { writeOnce } from '#src/api/writes/keyed-write.ts';
import { refusalOf, useCall } from '#src/api/writes/use-call.ts';
import type { FlowHost } from '#src/flow-host/flow-host.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { useLeaveWarning } from '#src/ui/browser/use-leave-warning.ts';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { useKeptFocus } from '#src/ui/inputs/use-kept-focus.ts';
import { Question } from '#src/ui/questions/question.tsx';
import styles from './take-car-addresses.module.css';

interface AddressRowProps {
  readonly host: FlowHost;
  readonly account: Account;
  readonly address: KeptTakeCarAddress;
  readonly onRemoved: (left: KeptTakeCarAddress[]) => void;
}

/** One address, and the question before it is removed. Removing it twice is removing it once, so it can simply be tried again. */
export function AddressRow({ host, account: { code }, address, onRemoved }: AddressRowProps) {
  const { t } = useLingui();
  const id = useId();
  const api = host.api(useLanguage());
  const [isAsking, setAsking] = useState(false);
  const row = useRef<HTMLDivElement>(null);
  useKeptFocus(row, String(isAsking));
  const remove = useCall(host, async (index: number, signal) => {
    const write = { call: deleteTakeCarAddress, about: String(index), request: { code, index } };
    return toOutcome(await writeOnce(api, write, signal), { otherwise: refused }, ({ address_list: list }) => list);
  });
  useLeaveWarning(remove.isPending);
  const left = remove.data?.kind === 'ok' ? remove.data.value : null;
  const tell = useEffectEvent(onRemoved);
  useEffect(() => {
    if (left !== null) tell(left);
  }, [left]);
  const refusal = refusalOf(remove);
  const place = [address.sub_district, address.district, address.province, address.postal_code].join(' ');
  const decline = () => {
    remove.reset();
    setAsking(false);
  };
  return (
    <div ref={row} tabIndex={-1} className={styles.row}>
      <IconMapPin size={20} stroke={1.75} aria-hidden="true" />
      <p translate="no">
        <b>{address.address}</b>
        <span>{place}</span>
      </p>
      {isAsking ? (
        <Question
          labelledBy={id}
          className={styles.question}
          onNo={remove.isPending ? null : decline}
          answers={
            <>
              {remove.isPending ? null : (
                <Button data-first-focus onClick={decline}>
                  <Trans>Keep the address</Trans>
                </Button>
              )}
              <Button
                kind="danger"
                busy={remove.isPending ? <Trans>Removing…</Trans> : undefined}
                onClick={() => remove.mutate(address.index)}
              >
                <Trans>Delete the address</Trans>
              </Button>
            </>
          }
        >
          <h2 id={id}>
            <Trans>Delete this address?</Trans>
          </h2>
          <p>
            <Trans>Bookings with this address keep it.</Trans>
          </p>
          {refusal === null ? null : (
            <Notice kind="error" title={<Trans>Not removed</Trans>}>
              {refusal || <Trans>Check your connection and try again.</Trans>}
            </Notice>
          )}
        </Question>
      ) : (
        <Button
          kind="text"
          size="small"
          data-first-focus
          aria-label={t`Delete ${address.address}`}
          onClick={() => setAsking(true)}
        >
          <Trans>Delete</Trans>
        </Button>
      )}
    </div>
  );
}
