import { Plural, Trans, useLingui } from '@lingui/react/macro';
import styles from './fleet-import.module.css';

const NAMED = 5;

/** Names the sheets that are not read, so that no list of cars is missed in silence. */
export function PassedOver({ names }: { readonly names: readonly string[] }) {
  const { t } = useLingui();
  if (names.length === 0) return null;
  const more = names.length - NAMED;
  return (
    <p className={styles.said}>
      <Plural value={names.length} one="Not read: the sheet" other="Not read: the sheets" />{' '}
      {names.slice(0, NAMED).map((name, at) => (
        <span key={name}>
          {at === 0 ? '' : ', '}
          <b translate="no">{name}</b>
        </span>
      ))}
      {more > 0 ? ` ${t`and ${more} more`}` : ''}
      <br />
      <Trans>
        No column of licence plates was found there. If cars are listed there, call that column ‘Licence plate’ and
        choose the file again.
      </Trans>
    </p>
  );
}
